// Bankruptcy: the estate falls to the creditor, or to the Bank, which auctions it (BANKRUPT-01 to BANKRUPT-20).
import { DECKS, streetAt, type Seat } from '../../../shared/game/board'
import { BANK, type Party } from '../../../shared/game/events'
import type { Step } from '../../../shared/game/view'
import { push, type Play } from '../play'
import { deedsOf, playerAt } from '../state'
import { moveReleaseCard, pay, setBuilding, setMortgaged, stepsIn, transferDeed } from './bank'
import { endIfWon } from './ending'
import { lapseOffers } from './trades'

/** Retires a debtor who cannot pay; his estate goes to the creditor. */
export function goBankrupt(play: Play, player: Seat, creditor: Party): void {
  play.events?.push({ type: 'playerBankrupted', player, creditor })
  lapseOffers(play, player)
  returnBuildings(play, player, creditor)
  const { cash } = playerAt(play.state, player)
  pay(play, { from: player, to: creditor, amount: cash, reason: { kind: 'bankruptcy' } })
  playerAt(play.state, player).bankrupt = true
  dropSteps(play, player)
  for (const deck of DECKS)
    if (play.state.releaseCards[deck] === player) moveReleaseCard(play, deck, creditor)
  if (creditor === BANK) auctionEstate(play, player)
  else inherit(play, player, creditor)
  endIfWon(play)
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
  const concerns = (step: Step): boolean => {
    switch (step.kind) {
      case 'move':
        return step.mover === player
      case 'debt':
        return step.player === player || step.creditor === player
      case 'openAuction':
      case 'nextTurn':
        return false
      default:
        return step.player === player
    }
  }
  const hadTurn = state.agenda.some((step) => step.kind === 'turn' && step.player === player)
  state.agenda = state.agenda.filter((step) => !concerns(step))
  if (hadTurn) state.agenda.unshift({ kind: 'nextTurn', after: player })
}

/** All deeds come under the hammer free of mortgage, one by one in board order (R13). */
function auctionEstate(play: Play, player: Seat): void {
  const deeds = deedsOf(play.state, player)
  for (const space of deeds) {
    if (play.state.mortgaged[space]) setMortgaged(play, space, false)
    transferDeed(play, space, BANK)
  }
  // the agenda is a stack: the first lot is pushed last
  for (const space of deeds.reverse()) push(play, { kind: 'openAuction', space, after: player })
}

/** All deeds go to the creditor, who lifts or keeps each mortgage, in board order (R3, R14). */
function inherit(play: Play, player: Seat, creditor: Seat): void {
  const deeds = deedsOf(play.state, player)
  for (const space of deeds) transferDeed(play, space, creditor)
  for (const space of deeds.reverse())
    if (play.state.mortgaged[space]) push(play, { kind: 'inheritance', player: creditor, space })
}
