// Bankruptcy: the estate falls to the creditor, or to the Bank, which auctions it (BANKRUPT-01 to BANKRUPT-20).
import { DECKS, streetAt, type Seat } from '../../../shared/game/board'
import { BANK, type Party } from '../../../shared/game/events'
import type { Step } from '../../../shared/game/view'
import { push, type Play } from '../play'
import { deedsOf, playerAt, type GameState } from '../state'
import { auctionWithout } from './auctions'
import { moveReleaseCard, pay, setBuilding, setMortgaged, stepsIn, transferDeed } from './bank'
import { dropClaims } from './claims'
import { endByValuation, endIfWon } from './ending'
import { contestWithout } from './shortages'
import { lapseOffers } from './trades'

/** Bankruptcies that end the short game. */
const FINAL = 2

/** Retires a debtor who cannot pay; his estate goes to the creditor. */
export function goBankrupt(play: Play, player: Seat, creditor: Party): void {
  const { state } = play
  play.events?.push({ type: 'playerBankrupted', player, creditor })
  lapseOffers(play, player)
  dropClaims(play, player)
  const isFinal = state.rules.ending === 'secondBankruptcy' && countBankrupt(state) + 1 === FINAL
  if (!isFinal) returnBuildings(play, player, creditor)
  const { cash } = playerAt(state, player)
  pay(play, { from: player, to: creditor, amount: cash, reason: { kind: 'bankruptcy' } })
  playerAt(state, player).bankrupt = true
  state.agreed = []
  for (const deck of DECKS) if (state.releaseCards[deck] === player) moveReleaseCard(play, deck, creditor)
  if (isFinal) return surrender(play, player, creditor)
  dropSteps(play, player)
  if (creditor === BANK) auctionEstate(play, player)
  else inherit(play, player, creditor)
  endIfWon(play)
}

const countBankrupt = (state: GameState): number => state.players.filter(({ bankrupt }) => bankrupt).length

/** The second bankruptcy of the short game: all that is owned goes over as it stands, and everybody is valued (R27). */
function surrender(play: Play, player: Seat, creditor: Party): void {
  for (const space of deedsOf(play.state, player)) {
    if (creditor === BANK) {
      setBuilding(play, space, 0)
      if (play.state.mortgaged[space]) setMortgaged(play, space, false)
    }
    transferDeed(play, space, creditor)
  }
  endByValuation(play, 'secondBankruptcy')
}

/** Buildings go back to the Bank: for half their cost if a player is the creditor, for nothing otherwise (R13). */
function returnBuildings(play: Play, player: Seat, creditor: Party): void {
  for (const space of deedsOf(play.state, player)) {
    const level = play.state.buildings[space] ?? 0
    if (level === 0) continue
    const amount = (stepsIn(play.state, level) * (streetAt(space)?.houseCost ?? 0)) / 2
    setBuilding(play, space, 0)
    if (creditor !== BANK) pay(play, { from: BANK, to: player, amount, reason: { kind: 'sale', space } })
  }
}

/** Takes everything off the agenda that waited for the bankrupt; the turn passes on when the rest is settled. */
function dropSteps(play: Play, player: Seat): void {
  const { state } = play
  const hadTurn = state.agenda.some((step) => step.kind === 'turn' && step.player === player)
  state.agenda = state.agenda.flatMap((step) => stepWithout(state, step, player) ?? [])
  if (hadTurn) state.agenda.unshift({ kind: 'nextTurn', after: player })
}

/** What a step becomes when a seat leaves the game; null if nothing is left of it. */
function stepWithout(state: GameState, step: Step, seat: Seat): Step | null {
  switch (step.kind) {
    case 'auction':
    case 'hammer':
    case 'callBids':
      return auctionWithout(state, step, seat)
    case 'wish': {
      const contest = contestWithout(step.contest, seat)
      const [next, ...waiting] = [step.player, ...step.waiting].filter((other) => other !== seat)
      return next === undefined || !contest.order
        ? { kind: 'shortage', contest }
        : { kind: 'wish', player: next, contest, waiting }
    }
    case 'shortage':
      return { kind: 'shortage', contest: contestWithout(step.contest, seat) }
    case 'move':
      return step.mover === seat ? null : step
    case 'debt':
      return step.player === seat || step.creditor === seat ? null : step
    case 'rentThrow':
      return step.player === seat || state.owners[step.space] === seat ? null : step
    case 'openAuction':
    case 'nextTurn':
      return step
    default:
      return step.player === seat ? null : step
  }
}

/**
 * All deeds come under the hammer free of mortgage, one by one in board order (R13), once everything else is settled: debts
 * and purchases that wait, and the lot that the leaver was bidding for (R10). Where the table has no auctions they are just
 * unowned.
 */
function auctionEstate(play: Play, player: Seat): void {
  const deeds = deedsOf(play.state, player)
  for (const space of deeds) {
    if (play.state.mortgaged[space]) setMortgaged(play, space, false)
    transferDeed(play, space, BANK)
  }
  if (!play.state.rules.auctions) return
  // the agenda is a stack: the turn lies at its bottom, and the first lot comes last
  const lots = deeds.reverse().map((lot): Step => ({ kind: 'openAuction', lot, after: player }))
  play.state.agenda.splice(1, 0, ...lots)
}

/** All deeds go to the creditor, who lifts or keeps each mortgage, in board order (R3, R14). */
function inherit(play: Play, player: Seat, creditor: Seat): void {
  const deeds = deedsOf(play.state, player)
  for (const space of deeds) transferDeed(play, space, creditor)
  for (const space of deeds.reverse())
    if (play.state.mortgaged[space]) push(play, { kind: 'inheritance', player: creditor, space })
}
