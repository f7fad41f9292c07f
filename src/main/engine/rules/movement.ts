// Moving a token, the salary for GO, and what the space it rests on asks for (GO-01 to GO-08).
import { FLAT_INCOME_TAX, GO, LUXURY_TAX, spaceAt, type Seat, type Space } from '../../../shared/game/board'
import { BACK } from '../../../shared/game/cards'
import { BANK, POT } from '../../../shared/game/events'
import { push, type Play } from '../play'
import { playerAt } from '../state'
import { pay } from './bank'
import { drawCard } from './cards'
import { owe } from './debts'
import { sendToJail } from './jail'
import { visitLot, type RentTerms } from './rent'

const ROUND = 40

/** Moves a token forward by a throw and settles where it rests. */
export function walk(play: Play, player: Seat, steps: number): void {
  goForward(play, player, steps, 'throw')
  land(play, player)
}

/** Moves a token forward to a space by order of a card and settles there. */
export function advanceTo(play: Play, player: Seat, to: Space, terms: RentTerms = 'ordinary'): void {
  const from = playerAt(play.state, player).position
  goForward(play, player, (to - from + ROUND) % ROUND, 'card')
  land(play, player, terms)
}

/** Moves a token three spaces back, never over GO, and settles there. */
export function goBack(play: Play, player: Seat): void {
  const mover = playerAt(play.state, player)
  const from = mover.position
  mover.position = from - BACK
  play.events?.push({ type: 'tokenMoved', player, from, to: mover.position, by: 'back' })
  land(play, player)
}

function goForward(play: Play, player: Seat, steps: number, by: 'throw' | 'card'): void {
  const mover = playerAt(play.state, player)
  const from = mover.position
  const to = (from + steps) % ROUND
  mover.position = to
  play.events?.push({ type: 'tokenMoved', player, from, to, by })
  if (from + steps >= ROUND + GO) {
    mover.laps++
    const { salary, doubleSalaryOnGo } = play.state.rules
    const amount = to === GO && doubleSalaryOnGo ? 2 * salary : salary
    pay(play, { from: BANK, to: player, amount, reason: { kind: 'salary' } })
  }
}

/** Settles the space that a token rests on. */
function land(play: Play, player: Seat, terms: RentTerms = 'ordinary'): void {
  const at = playerAt(play.state, player).position
  const space = spaceAt(at)
  switch (space.kind) {
    case 'street':
    case 'railroad':
    case 'utility':
      return visitLot(play, player, at, terms)
    case 'draw':
      return drawCard(play, player, space.deck)
    case 'incomeTax':
      if (play.state.rules.incomeTax === 'choice') return push(play, { kind: 'tax', player })
      return owe(play, { player, creditor: BANK, amount: FLAT_INCOME_TAX, reason: { kind: 'incomeTax' } })
    case 'luxuryTax':
      return owe(play, { player, creditor: BANK, amount: LUXURY_TAX, reason: { kind: 'luxuryTax' } })
    case 'goToJail':
      return sendToJail(play, player, 'space')
    case 'freeParking':
      return winPot(play, player)
    case 'go':
    case 'jail':
      return
  }
}

/** Pays the pot to who lands on Free Parking and seeds it anew; without the house rule it is always empty. */
function winPot(play: Play, player: Seat): void {
  const { pot, rules } = play.state
  pay(play, { from: POT, to: player, amount: pot, reason: { kind: 'pot' } })
  if (rules.pot) pay(play, { from: BANK, to: POT, amount: rules.potSeed, reason: { kind: 'pot' } })
}
