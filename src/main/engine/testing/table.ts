// A table for specs: sets a scene in the words of the rule book, says what the players do, and reads the result.
import type { Action, Bundle, Dice, Illegality, Levels } from '../../../shared/game/actions'
import {
  GROUP_SPACES,
  HOTELS,
  HOUSES,
  JAIL,
  type Deck,
  type Group,
  type Seat,
  type Space
} from '../../../shared/game/board'
import { RELEASE_CARD, type CardId } from '../../../shared/game/cards'
import { BANK, type EventOf, type EventType, type GameEvent, type Party } from '../../../shared/game/events'
import { officialRules, type Rules } from '../../../shared/game/rules'
import { decisionOf, type DecisionKind } from '../../../shared/game/view'
import { apply, newSimulation, whyIllegal, type GameState } from '../index'
import { fastChance, throwDice } from '../random'
import { housesIn } from '../rules/bank'

export const [P1, P2, P3, P4, P5, P6] = [0, 1, 2, 3, 4, 5] as const
export { BANK }

/** A mortgaged deed in a list of deeds. */
export const m = (space: Space): { mortgaged: Space } => ({ mortgaged: space })
export const H = 5

type DeedInHand = Space | { mortgaged: Space }

/** A side of a trade from its parts; what is left out is nothing. */
export const goods = (parts: Partial<Bundle>): Bundle => ({ cash: 0, deeds: [], cards: [], ...parts })

const seedsByThrow = new Map<string, number>()

/** A seed whose first throw shows these faces: dice are chosen by choosing the seed, nothing is replaced. */
function seedThatThrows([one, other]: Dice): number {
  const key = `${one},${other}`
  for (let seed = 1; !seedsByThrow.has(key); seed++) {
    const [first, second] = throwDice(fastChance(seed))
    if (!seedsByThrow.has(`${first},${second}`)) seedsByThrow.set(`${first},${second}`, seed)
  }
  return seedsByThrow.get(key) ?? 0
}

/** A game under way: P1 to move, everybody with $1,500 on GO, nothing owned (conventions of RULES.md). */
export class Table {
  state: GameState
  readonly events: GameEvent[] = []

  constructor(players = 3, rules: Partial<Rules> = {}) {
    this.state = newSimulation({ ...officialRules(players), ...rules }, 1)
    this.turnOf(P1)
  }

  // --- the scene -------------------------------------------------------------------------------------------------

  turnOf(player: Seat): this {
    this.state.turn = { player, number: this.state.turn.number + 1, doubles: 0, throwDue: true, dice: null }
    this.state.agenda = [{ kind: 'turn', player }]
    return this
  }
  cash(player: Seat, dollars: number): this {
    this.player(player).cash = dollars
    return this
  }
  at(player: Seat, space: Space): this {
    this.player(player).position = space
    return this
  }
  inJail(player: Seat, failedThrows = 0): this {
    Object.assign(this.player(player), { position: JAIL, inJail: true, jailThrows: failedThrows })
    return this
  }
  owns(player: Seat, ...deeds: DeedInHand[]): this {
    for (const deed of deeds) {
      const space = typeof deed === 'number' ? deed : deed.mortgaged
      this.state.owners[space] = player
      this.state.mortgaged[space] = typeof deed !== 'number'
    }
    return this
  }
  /** Buildings on a whole group in board order, taken from the Bank's stock. */
  built(group: Group, ...levels: number[]): this {
    GROUP_SPACES[group].forEach((space, place) => {
      const [from, to] = [this.state.buildings[space] ?? 0, levels[place] ?? 0]
      this.state.houses += housesIn(from) - housesIn(to)
      this.state.hotels += Number(from === H) - Number(to === H)
      this.state.buildings[space] = to
    })
    return this
  }
  /** Sets what the Bank has left, whatever stands on the board. */
  stock(houses: number = HOUSES, hotels: number = HOTELS): this {
    Object.assign(this.state, { houses, hotels })
    return this
  }
  holds(player: Seat, deck: Deck): this {
    this.state.releaseCards[deck] = player
    this.state.decks[deck].cards = this.state.decks[deck].cards.filter((card) => card !== RELEASE_CARD[deck])
    return this
  }
  onTop(card: CardId): this {
    const pile = this.state.decks[card.startsWith('CH') ? 'chance' : 'chest']
    pile.cards = [card, ...pile.cards.filter((other) => other !== card)]
    return this
  }
  out(player: Seat): this {
    Object.assign(this.player(player), { bankrupt: true, cash: 0 })
    return this
  }

  // --- what players do -------------------------------------------------------------------------------------------

  does(action: Action): this {
    const { state, events } = apply(this.state, action)
    this.state = state
    this.events.push(...events)
    return this
  }
  /** Whoever has to throw throws these faces. */
  throws(one: number, other: number): this {
    this.state = { ...this.state, chance: fastChance(seedThatThrows([one, other])) }
    return this.does({ type: 'throwDice', player: this.decider() })
  }
  buys(): this {
    return this.does({ type: 'buy', player: this.decider() })
  }
  declines(): this {
    return this.does({ type: 'decline', player: this.decider() })
  }
  bids(player: Seat, amount: number): this {
    return this.does({ type: 'bid', player, amount })
  }
  pass(...players: Seat[]): this {
    for (const player of players) this.does({ type: 'pass', player })
    return this
  }
  /** Everybody who is still asked passes. */
  allPass(): this {
    while (decisionOf(this.state)?.kind === 'auction') this.pass(this.decider())
    return this
  }
  /** Declines the lot, and nobody bids. */
  leavesIt(): this {
    return this.declines().allPass()
  }
  paysTax(choice: 'flat' | 'percent'): this {
    return this.does({ type: 'chooseTax', player: this.decider(), choice })
  }
  paysFine(): this {
    return this.does({ type: 'payFine', player: this.decider() })
  }
  usesCard(deck: Deck): this {
    return this.does({ type: 'useReleaseCard', player: this.decider(), deck })
  }
  ends(): this {
    return this.does({ type: 'endTurn', player: this.decider() })
  }
  mortgages(player: Seat, ...spaces: Space[]): this {
    for (const space of spaces) this.does({ type: 'mortgage', player, space })
    return this
  }
  lifts(player: Seat, ...spaces: Space[]): this {
    for (const space of spaces) this.does({ type: 'lift', player, space })
    return this
  }
  builds(player: Seat, group: Group, ...levels: Levels): this {
    return this.does({ type: 'build', player, group, levels })
  }
  sells(player: Seat, group: Group, ...levels: Levels): this {
    return this.does({ type: 'sell', player, group, levels })
  }
  offers(player: Seat, to: Seat, give: Partial<Bundle>, take: Partial<Bundle>): this {
    return this.does({ type: 'offer', player, to, give: goods(give), take: goods(take) })
  }
  accepts(player: Seat): this {
    return this.does({ type: 'acceptOffer', player, offer: this.lastOffer() })
  }
  /** Offer and consent in one. */
  trades(player: Seat, to: Seat, give: Partial<Bundle>, take: Partial<Bundle>): this {
    return this.offers(player, to, give, take).accepts(to)
  }
  keepsMortgage(player: Seat): this {
    return this.does({ type: 'keepMortgage', player })
  }
  liftsInherited(player: Seat): this {
    return this.does({ type: 'liftInherited', player })
  }
  givesUp(player: Seat): this {
    return this.does({ type: 'giveUp', player })
  }

  // --- what comes out --------------------------------------------------------------------------------------------

  /** Why this is refused, or null; also proves that judging and refusing change nothing. */
  refusal(action: unknown): Illegality | null {
    const before = JSON.stringify(this.state)
    const why = whyIllegal(this.state, action)
    if (why) {
      let thrown: unknown = null
      try {
        apply(this.state, action as Action)
      } catch (error) {
        thrown = error
      }
      if (!(thrown instanceof Error) || !thrown.message.includes(why))
        throw new Error('A refused action was played')
    }
    if (JSON.stringify(this.state) !== before) throw new Error('Judging an action has changed the state')
    return why
  }
  refusesBuild(player: Seat, group: Group, ...levels: Levels): Illegality | null {
    return this.refusal({ type: 'build', player, group, levels })
  }
  refusesSale(player: Seat, group: Group, ...levels: Levels): Illegality | null {
    return this.refusal({ type: 'sell', player, group, levels })
  }
  refusesOffer(player: Seat, to: Seat, give: Partial<Bundle>, take: Partial<Bundle>): Illegality | null {
    return this.refusal({ type: 'offer', player, to, give: goods(give), take: goods(take) })
  }
  cashOf(player: Seat): number {
    return this.player(player).cash
  }
  positionOf(player: Seat): Space {
    return this.player(player).position
  }
  isInJail(player: Seat): boolean {
    return this.player(player).inJail
  }
  isOut(player: Seat): boolean {
    return this.player(player).bankrupt
  }
  ownerOf(space: Space): Party {
    return this.state.owners[space] ?? BANK
  }
  deedsOf(player: Party): Space[] {
    return this.state.owners.flatMap((owner, space) => (owner === player && player !== BANK ? [space] : []))
  }
  isMortgaged(space: Space): boolean {
    return this.state.mortgaged[space] ?? false
  }
  levels(group: Group): number[] {
    return GROUP_SPACES[group].map((space) => this.state.buildings[space] ?? 0)
  }
  /** Who must decide what. */
  asks(): { kind: DecisionKind; player: Seat } | null {
    const decision = decisionOf(this.state)
    return decision && { kind: decision.kind, player: decision.player }
  }
  /** Whether the player whose turn it is must still throw. */
  throwIsDue(): boolean {
    return this.state.turn.throwDue
  }
  all<T extends EventType>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type)
  }
  decider(): Seat {
    const decision = decisionOf(this.state)
    if (!decision) throw new Error('Nobody has to decide anything')
    return decision.player
  }

  private player(seat: Seat): GameState['players'][number] {
    const player = this.state.players[seat]
    if (!player) throw new RangeError(`There is no seat ${seat}`)
    return player
  }
  private lastOffer(): number {
    return this.state.offers.at(-1)?.id ?? -1
  }
}

/** A table with a number of players, P1 to move. */
export const table = (players = 3, rules: Partial<Rules> = {}): Table => new Table(players, rules)
