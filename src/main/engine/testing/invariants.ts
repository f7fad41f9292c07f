// What must hold after every action of every game, whoever plays and by whatever rules: for specs and for the proof.
import { DEED_SPACES, GROUPS, GROUP_SPACES, HOTEL } from '../../../shared/game/board'
import { DECK_CARDS } from '../../../shared/game/cards'
import { BANK, type GameEvent } from '../../../shared/game/events'
import { seatsAt } from '../../../shared/game/rules'
import { decisionOf } from '../../../shared/game/view'
import type { GameState } from '../index'
import { stepsIn } from '../rules/bank'
import type { Turning } from './random-play'

/** Looks at one action of a game and says everything that is wrong with what came of it. */
export type Check = (turning: Turning) => Iterable<string>

/** What a check found. */
export type Fault = { readonly check: string; readonly detail: string }

const totalCash = (state: GameState): number => state.players.reduce((sum, { cash }) => sum + cash, state.pot)

/** What the Bank has paid out less what it has taken in, as the log tells it. */
function fromBank(events: readonly GameEvent[]): number {
  let sum = 0
  for (const event of events)
    if (event.type === 'cashPaid')
      sum += (event.from === BANK ? event.amount : 0) - (event.to === BANK ? event.amount : 0)
  return sum
}

function* moneyFaults({ before, state, events }: Turning): Iterable<string> {
  const change = totalCash(state) - totalCash(before)
  if (change !== fromBank(events)) yield `${change} more on the table, ${fromBank(events)} out of the Bank`
}

/** Houses and hotels in all, on the board and in the Bank. */
function stockIn(state: GameState): string {
  let [houses, hotels] = [state.houses, state.hotels]
  for (const level of state.buildings) {
    if (level === HOTEL) hotels++
    else houses += level
  }
  return `${houses} houses, ${hotels} hotels`
}

function* pieceFaults(before: GameState, state: GameState): Iterable<string> {
  if (stockIn(before) !== stockIn(state)) yield `${stockIn(before)} became ${stockIn(state)}`
  if (state.houses < 0 || state.hotels < 0) yield 'more buildings than there are'
  for (const deck of ['chance', 'chest'] as const) {
    const cards = state.decks[deck].cards.length + Number(state.releaseCards[deck] !== BANK)
    if (cards !== DECK_CARDS[deck].length) yield `${cards} cards of the deck ${deck}`
  }
}

function* estateFaults(state: GameState): Iterable<string> {
  for (const space of DEED_SPACES) {
    const owner = state.owners[space] ?? BANK
    if (owner === BANK ? state.mortgaged[space] : state.players[owner]?.bankrupt)
      yield `deed ${space} of owner ${owner}`
  }
  for (const group of GROUPS) {
    const spaces = GROUP_SPACES[group]
    const steps = spaces.map((space) => stepsIn(state, state.buildings[space] ?? 0))
    if (state.rules.evenBuilding && Math.max(...steps) - Math.min(...steps) > 1)
      yield `uneven ${group}: ${steps.join('/')}`
    if (Math.max(...steps) === 0) continue
    if (spaces.some((space) => state.owners[space] !== state.owners[spaces[0] ?? 0]))
      yield `${group} built and divided`
    if (spaces.some((space) => state.mortgaged[space])) yield `${group} built and mortgaged`
  }
}

function* cashFaults({ pot, players, rules }: GameState): Iterable<string> {
  if (!Number.isInteger(pot) || pot < 0 || (pot > 0 && !rules.pot)) yield `pot ${pot}`
  for (const { cash, bankrupt } of players)
    if (!Number.isInteger(cash) || cash < 0 || (bankrupt && cash !== 0)) yield `cash ${cash}`
}

/** Faults in what players have in mind: claims, offers, votes, and an hour that only strikes where one was agreed. */
function* tableFaults(state: GameState): Iterable<string> {
  const { claims, offers, agreed, rules } = state
  const isIn = (seat: number): boolean => state.players[seat]?.bankrupt === false
  const deadline = { automatic: 0, claimNext: 1, claimSecond: 2 }[rules.rent]
  for (const { owner, tenant, amount, throwers } of claims) {
    if (!isIn(owner) || !isIn(tenant) || owner === tenant) yield `claim of ${owner} on ${tenant}`
    if (!Number.isInteger(amount) || amount <= 0 || throwers >= deadline)
      yield `claim of ${amount} after ${throwers}`
  }
  for (const { from, to } of offers)
    if (!isIn(from) || !isIn(to) || from === to) yield `offer of ${from} to ${to}`
  if (agreed.some((seat) => !isIn(seat)) || new Set(agreed).size < agreed.length)
    yield `agreed: ${agreed.join()}`
  if (state.hourStruck && rules.timeLimit === null) yield 'an hour that nobody agreed on'
}

/** The turn lies at the bottom, and whoever is asked can answer: a player who is still in, or the Banker. */
function* agendaFaults(state: GameState): Iterable<string> {
  const decision = decisionOf(state)
  if ((decision === null) !== (state.outcome !== null)) yield 'nobody decides'
  if (!decision) return
  const kinds = state.agenda.map(({ kind }) => kind)
  if (!['turn', 'nextTurn', 'openingThrow'].includes(kinds[0] ?? '') || kinds.lastIndexOf('turn') > 0)
    yield `agenda: ${kinds.join()}`
  if (!seatsAt(state.rules).includes(decision.player) || state.players[decision.player]?.bankrupt)
    yield `seat ${decision.player} decides`
}

function* outcomeFaults({ outcome, players }: GameState): Iterable<string> {
  if (!outcome) return
  const { winners, scores } = outcome
  if (winners.length === 0 || winners.some((seat) => players[seat]?.bankrupt))
    yield `winners: ${winners.join()}`
  if (scores?.some((score, seat) => (score === null) !== players[seat]?.bankrupt))
    yield `scores: ${scores.join()}`
}

/** What must hold after every action of every game, by name. */
export const INVARIANTS = {
  cash: ({ state }) => cashFaults(state),
  money: moneyFaults,
  pieces: ({ before, state }) => pieceFaults(before, state),
  estate: ({ state }) => estateFaults(state),
  table: ({ state }) => tableFaults(state),
  agenda: ({ state }) => agendaFaults(state),
  outcome: ({ state }) => outcomeFaults(state)
} as const satisfies Readonly<Record<string, Check>>

/** Everything that is wrong with one action of a game. */
export function faultsIn(turning: Turning, checks: Readonly<Record<string, Check>> = INVARIANTS): Fault[] {
  const faults: Fault[] = []
  for (const [check, faultsOf] of Object.entries(checks))
    for (const detail of faultsOf(turning)) faults.push({ check, detail })
  return faults
}
