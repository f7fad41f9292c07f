// Properties that hold in every game, whoever plays and however odd: hundreds of games of random legal actions.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEED_SPACES, GROUPS, GROUP_SPACES, HOTEL } from '../../shared/game/board'
import { DECK_CARDS } from '../../shared/game/cards'
import { BANK, type EventType, type GameEvent } from '../../shared/game/events'
import { seatsAt } from '../../shared/game/rules'
import { decisionOf, type DecisionKind, type OpenState } from '../../shared/game/view'
import { apply, simulate, type GameState } from './index'
import { fastChance } from './random'
import { stepsIn } from './rules/bank'
import { randomAction, randomGame, randomTable } from './testing/random-play'

const GAMES = 1000
const ACTIONS = 600

type Ending = NonNullable<OpenState['outcome']>['why']

/** How often a thing must come up in these games for them to prove anything: all that can happen does. */
const DECISIONS: Readonly<Record<DecisionKind, number>> = {
  openingThrow: 100,
  turn: 100,
  purchase: 100,
  auction: 100,
  openLot: 100,
  hammer: 100,
  tax: 100,
  rentThrow: 10,
  debt: 100,
  wish: 100,
  placement: 100,
  inheritance: 100
}
const EVENTS: Readonly<Record<EventType, number>> = {
  tokenMoved: 100,
  cashPaid: 100,
  deedTransferred: 100,
  mortgageChanged: 100,
  buildingsChanged: 100,
  releaseCardMoved: 100,
  gameStarted: 0, // before the first action
  openingTied: 10,
  starterFound: 100,
  turnStarted: 100,
  diceThrown: 100,
  throwInvalid: 100,
  sentToJail: 100,
  stayedInJail: 100,
  leftJail: 100,
  cardDrawn: 100,
  noRentDue: 100,
  rentClaimed: 100,
  lotNotForSale: 100,
  purchaseDeclined: 100,
  auctionOpened: 100,
  bidMade: 100,
  bidCalled: 100,
  bidPassed: 100,
  auctionClosed: 100,
  taxChosen: 100,
  debtOpened: 100,
  shortageDeclared: 100,
  wishStated: 100,
  shortageSettled: 100,
  offerMade: 100,
  offerAccepted: 10,
  offerRefused: 10,
  offerWithdrawn: 10,
  offersLapsed: 10,
  playerResigned: 10,
  endAgreed: 100,
  endDisagreed: 100,
  hourStruck: 10,
  playerBankrupted: 100,
  turnEnded: 100,
  gameEnded: 10
}
const ENDINGS: Readonly<Record<Ending, number>> = {
  lastPlayer: 5,
  secondBankruptcy: 5,
  timeLimit: 5,
  agreement: 1
}

const totalCash = (state: GameState): number => state.players.reduce((sum, { cash }) => sum + cash, state.pot)

/** What the Bank has paid out less what it has taken in, as the log tells it. */
function fromBank(events: readonly GameEvent[]): number {
  let sum = 0
  for (const event of events)
    if (event.type === 'cashPaid')
      sum += (event.from === BANK ? event.amount : 0) - (event.to === BANK ? event.amount : 0)
  return sum
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

/** Everything that is wrong with a step of a game. */
function faultsIn(before: GameState, after: GameState, events: readonly GameEvent[]): string[] {
  const faults = [
    ...cashFaults(after),
    ...pieceFaults(before, after),
    ...estateFaults(after),
    ...tableFaults(after),
    ...agendaFaults(after),
    ...outcomeFaults(after)
  ]
  if (totalCash(after) - totalCash(before) !== fromBank(events)) faults.push('money made or lost')
  return faults
}

describe('In every game', () => {
  it('money and pieces are conserved, buildings stay even, nobody is stuck', { timeout: 60_000 }, () => {
    const seen = new Map<string, number>()
    const see = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1)
    for (let seed = 0; seed < GAMES; seed++) {
      let count = 0
      for (const { before, action, state, events } of randomGame(randomTable(seed), seed, ACTIONS)) {
        const faults = faultsIn(before, state, events)
        if (faults.length > 0)
          expect.fail(`seed ${seed}, action ${count}, ${JSON.stringify(action)}: ${faults.join('; ')}`)
        see(decisionOf(before)?.kind ?? 'nothing')
        for (const { type } of events) see(type)
        if (state.outcome) see(state.outcome.why)
        count++
      }
    }
    for (const [what, often] of Object.entries({ ...DECISIONS, ...EVENTS, ...ENDINGS }))
      expect(seen.get(what) ?? 0, what).toBeGreaterThanOrEqual(often)
  })

  it('a save and load between any two actions changes nothing, nor does playing silently', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const chance = fastChance(seed)
        const silent = randomTable(seed)
        let state = randomTable(seed)
        for (let count = 0; count < 200; count++) {
          const action = randomAction(state, chance)
          if (!action) break
          const frozen = JSON.stringify(state)
          const next = apply(state, action).state
          expect(JSON.stringify(state)).toBe(frozen)
          simulate(silent, action)
          state = JSON.parse(JSON.stringify(next)) as GameState
          expect(state).toEqual(next)
        }
        expect(silent).toEqual(state)
      }),
      { numRuns: 40 }
    )
  })
})
