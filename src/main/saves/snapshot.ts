// A game's state as text, and back: nothing from the disk is played on that does not have the exact shape of a game.
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { DECKS, DEED_SPACES, GROUPS, HOTELS, HOUSES } from '../../shared/game/board'
import { CHANCE_CARDS, CHEST_CARDS, DECK_CARDS, RELEASE_CARD } from '../../shared/game/cards'
import { BANK } from '../../shared/game/events'
import { bankerOnlySeat, MAX_PLAYERS } from '../../shared/game/rules'
import { decisionOf, type DecisionOf, type Step } from '../../shared/game/view'
import { playableRules } from '../../shared/ipc'
import type { GameState } from '../engine/state'
import { SaveError } from './trouble'

/** The version of GameState that this Freehold plays. */
const VERSION = 1

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const list = <T extends v.GenericSchema>(member: T) => v.pipe(v.array(member), v.readonly())
const byPosition = <T extends v.GenericSchema>(member: T) => v.pipe(v.array(member), v.length(40))

const count = whole(0, Number.MAX_SAFE_INTEGER)
const seat = whole(0, MAX_PLAYERS - 1)
const bankerOnly = whole(0, MAX_PLAYERS)
const party = whole(BANK, MAX_PLAYERS - 1)
const space = whole(0, 39)
const deck = v.picklist(DECKS)
const card = v.picklist([...CHANCE_CARDS, ...CHEST_CARDS])
const die = whole(1, 6)
const word = whole(0, 0xffff_ffff)

const unit = v.picklist(['house', 'hotel'])
const lot = v.union([space, unit])

const reason = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['rent', 'purchase', 'building', 'sale', 'mortgage', 'lift', 'interest']),
    space
  }),
  v.strictObject({ kind: v.literal('auction'), lot }),
  v.strictObject({ kind: v.literal('card'), card }),
  v.strictObject({
    kind: v.picklist(['salary', 'incomeTax', 'luxuryTax', 'fine', 'trade', 'bankruptcy', 'pot'])
  })
])

const bidding = {
  lot,
  floor: count,
  bidders: list(seat),
  high: v.nullable(v.strictObject({ player: seat, amount: count }))
}
const contest = v.strictObject({
  unit,
  order: v.nullable(v.strictObject({ player: seat, group: v.picklist(GROUPS), levels: list(whole(0, 5)) })),
  wishes: list(v.strictObject({ player: seat, count }))
})

const step = v.variant('kind', [
  v.strictObject({
    kind: v.literal('openingThrow'),
    player: seat,
    contenders: list(seat),
    sums: list(whole(2, 12))
  }),
  v.strictObject({ kind: v.picklist(['turn', 'tax']), player: seat }),
  v.strictObject({ kind: v.picklist(['purchase', 'rentThrow', 'inheritance']), player: seat, space }),
  v.strictObject({ kind: v.literal('auction'), player: seat, ...bidding }),
  v.strictObject({ kind: v.literal('openLot'), player: bankerOnly, lot: space, after: seat }),
  v.strictObject({ kind: v.literal('hammer'), player: bankerOnly, calls: count, ...bidding }),
  v.strictObject({
    kind: v.literal('debt'),
    player: seat,
    creditor: party,
    amount: count,
    reason,
    opened: v.boolean()
  }),
  v.strictObject({ kind: v.literal('wish'), player: seat, contest, waiting: list(seat) }),
  v.strictObject({ kind: v.literal('placement'), player: seat, unit, paid: v.boolean(), left: count }),
  v.strictObject({ kind: v.literal('move'), mover: seat, steps: whole(0, 12) }),
  v.strictObject({ kind: v.literal('openAuction'), lot: space, after: seat }),
  v.strictObject({ kind: v.literal('callBids'), ...bidding }),
  v.strictObject({ kind: v.literal('shortage'), contest }),
  v.strictObject({ kind: v.literal('nextTurn'), after: seat })
])

const bundle = v.strictObject({ cash: count, deeds: list(space), cards: list(deck) })
const deckShape = v.strictObject({ cards: v.array(card), drawn: whole(0, 16) })

const stateShape = v.strictObject({
  version: v.literal(VERSION),
  rules: playableRules,
  players: v.array(
    v.strictObject({
      cash: count,
      position: space,
      inJail: v.boolean(),
      // Three while the fine after the third failed throw is still owed.
      jailThrows: whole(0, 3),
      bankrupt: v.boolean(),
      laps: count
    })
  ),
  owners: byPosition(party),
  mortgaged: byPosition(v.boolean()),
  buildings: byPosition(whole(0, 5)),
  houses: whole(0, HOUSES),
  hotels: whole(0, HOTELS),
  releaseCards: v.strictObject({ chance: party, chest: party }),
  turn: v.strictObject({
    player: seat,
    number: count,
    doubles: whole(0, 3),
    throwDue: v.boolean(),
    dice: v.nullable(v.pipe(v.tuple([die, die]), v.readonly()))
  }),
  agenda: v.array(step),
  claims: v.array(v.strictObject({ owner: seat, tenant: seat, space, amount: count, throwers: whole(0, 1) })),
  pot: count,
  hourStruck: v.boolean(),
  agreed: v.array(seat),
  offers: v.array(v.strictObject({ id: count, from: seat, to: seat, give: bundle, take: bundle })),
  nextOffer: count,
  outcome: v.nullable(
    v.strictObject({
      winners: list(seat),
      why: v.picklist(['lastPlayer', 'secondBankruptcy', 'timeLimit', 'agreement']),
      scores: v.nullable(list(v.nullable(count)))
    })
  ),
  decks: v.strictObject({ chance: deckShape, chest: deckShape }),
  chance: v.variant('kind', [
    v.strictObject({
      kind: v.literal('sealed'),
      seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      counter: count
    }),
    v.strictObject({ kind: v.literal('fast'), a: word, b: word, c: word, d: word })
  ])
})

/** The state as text. A field or a kind of step that the shape does not know does not compile here. */
export function writeSnapshot(state: GameState): string {
  const stored: v.InferOutput<typeof stateShape> = state
  return JSON.stringify(stored)
}

/**
 * The state that a snapshot holds, or null if it is not a state that this game can be in. Throws SaveError `gameTooNew` for
 * a state of a later version.
 */
export function readSnapshot(text: string): GameState | null {
  const value = parse(text)
  if (versionOf(value) > VERSION)
    throw new SaveError('gameTooNew', `The game has version ${versionOf(value)}, known is ${VERSION}`)
  const read = v.safeParse(stateShape, value)
  return read.success && isCoherent(read.output) ? read.output : null
}

/** Fingerprint of texts in their order; a single flipped bit on the disk changes it. */
export function checksumOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:${text}`)
  return hash.digest('hex')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null // no JSON, hence no state
  }
}

function versionOf(value: unknown): number {
  return typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number'
    ? value.version
    : 0
}

/** Seats that exist, deeds that can be owned, every card once, every house somewhere. */
function isCoherent(state: GameState): boolean {
  const seats = state.rules.players
  return (
    state.players.length === seats &&
    namedParties(state).every((party) => party < seats) &&
    state.agenda.every((step) => !isOfBanker(step) || step.player === bankerOnlySeat(state.rules)) &&
    state.owners.every((owner, at) => owner === BANK || DEED_SPACES.includes(at)) &&
    DECKS.every((name) => {
      const held = state.releaseCards[name] === BANK ? [] : [RELEASE_CARD[name]]
      const cards = [...state.decks[name].cards, ...held]
      return (
        cards.toSorted().join() === DECK_CARDS[name].toSorted().join() &&
        state.decks[name].drawn <= cards.length
      )
    }) &&
    (state.outcome !== null || decisionOf(state) !== null)
  )
}

/** Steps of a Banker who does not play; his seat comes after those of the players. */
const isOfBanker = (step: Step): step is DecisionOf<'openLot' | 'hammer'> =>
  step.kind === 'openLot' || step.kind === 'hammer'

function namedParties(state: GameState): number[] {
  return [
    ...state.owners,
    ...Object.values(state.releaseCards),
    state.turn.player,
    ...state.agenda.flatMap((step) => ('player' in step && !isOfBanker(step) ? [step.player] : [])),
    ...state.offers.flatMap((offer) => [offer.from, offer.to]),
    ...state.claims.flatMap((claim) => [claim.owner, claim.tenant]),
    ...state.agreed
  ]
}
