// A table for specs: sets a scene in the words of the rule book, says what the players do, and reads the result.
import type {
  Action,
  ActionType,
  Bundle,
  Dice,
  Illegality,
  Levels,
  Lot,
  PlainType
} from '../../../shared/game/actions'
import {
  GO,
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
import {
  BANK,
  type EventOf,
  type EventType,
  type GameEvent,
  type Party,
  type Reason
} from '../../../shared/game/events'
import { officialRules, type Rules } from '../../../shared/game/rules'
import { decisionOf, type DecisionKind } from '../../../shared/game/view'
import { apply, legalActions, newSimulation, whyIllegal, type GameState } from '../index'
import { fastChance, throwDice } from '../random'
import { housesIn, meansOf } from '../rules/bank'

export const [P1, P2, P3, P4, P5, P6] = [0, 1, 2, 3, 4, 5] as const
export { BANK }

/** A mortgaged deed in a list of deeds. */
export const m = (space: Space): { mortgaged: Space } => ({ mortgaged: space })
export const H = 5

type DeedInHand = Space | { mortgaged: Space }

/** What players may do about the game itself nearly always. */
const ABOUT_THE_GAME: readonly ActionType[] = ['resign', 'agreeToEnd', 'disagreeToEnd']

/** Where the cards of a deck are drawn in these specs, unless another space is named. */
const DRAW_SPACE: Readonly<Record<Deck, Space>> = { chance: 7, chest: 17 }
const deckOf = (card: CardId): Deck => (card.startsWith('CH') ? 'chance' : 'chest')

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

/** A game as it is set up, before the throws for the start. */
export class Table {
  state: GameState
  readonly events: GameEvent[] = []

  constructor(players = 3, rules: Partial<Rules> = {}, seed = 1) {
    this.state = newSimulation({ ...officialRules(players), ...rules }, seed)
  }

  // --- the scene -------------------------------------------------------------------------------------------------

  /** The turn of a player begins; whatever was unsettled is swept off the table. */
  turnOf(player: Seat): this {
    this.state.turn = { player, number: this.state.turn.number + 1, doubles: 0, throwDue: true, dice: null }
    this.state.agenda = [{ kind: 'turn', player }]
    return this
  }
  cash(player: Seat, dollars: number): this {
    this.player(player).cash = dollars
    return this
  }
  /** Puts a token on a space, at large. */
  at(player: Seat, space: Space): this {
    Object.assign(this.player(player), { position: space, inJail: false, jailThrows: 0 })
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
    const pile = this.state.decks[deckOf(card)]
    pile.cards = [card, ...pile.cards.filter((other) => other !== card)]
    return this
  }
  out(player: Seat): this {
    Object.assign(this.player(player), { bankrupt: true, cash: 0 })
    return this
  }

  /** A debt of any amount, where no rent or card of the board comes to just this sum. */
  owes(debtor: Seat, creditor: Party, amount: number): this {
    const reason = { kind: 'incomeTax' } as const
    this.state.agenda.push({ kind: 'debt', player: debtor, creditor, amount, reason, opened: false })
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
  /** Whoever has to throw enters these faces of real dice. */
  enters(one: number, other: number): this {
    return this.does({ type: 'enterThrow', player: this.decider(), dice: [one, other] })
  }
  /** The real dice do not count. */
  throwsAskew(): this {
    return this.does({ type: 'invalidThrow', player: this.decider() })
  }
  /** Whoever has to throw goes from GO to a visit of the jail, where nothing happens. */
  passesBy(): this {
    return this.at(this.decider(), GO).throws(4, 6)
  }
  /** The player comes to a space in a turn of his own, from three spaces before it. */
  lands(player: Seat, space: Space): this {
    return this.turnOf(player)
      .at(player, (space + 37) % 40)
      .throws(1, 2)
  }
  /** The player lands on a space to draw, and this card is on top. */
  draws(player: Seat, card: CardId, at: Space = DRAW_SPACE[deckOf(card)]): this {
    return this.onTop(card).lands(player, at)
  }
  /** The turn of this player ends, and all others take quiet turns, from GO to a visit of the jail, until his next. */
  goesRoundTo(player: Seat): this {
    this.ends()
    while (this.decider() !== player)
      (this.isInJail(this.decider()) ? this.throws(4, 6) : this.passesBy()).ends()
    return this
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
  /** Everybody who is still asked passes, until the lot is gone. */
  allPass(): this {
    const lot = this.auctioned().at(-1)
    for (let asked = decisionOf(this.state); asked?.kind === 'auction'; asked = decisionOf(this.state)) {
      if (asked.lot !== lot) break
      this.pass(asked.player)
    }
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
  rejects(player: Seat): this {
    return this.does({ type: 'refuseOffer', player, offer: this.lastOffer() })
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
  wishes(player: Seat, count: number): this {
    return this.does({ type: 'wish', player, count })
  }
  lowersWish(player: Seat, count: number): this {
    return this.does({ type: 'lowerWish', player, count })
  }
  places(player: Seat, space: Space): this {
    return this.does({ type: 'place', player, space })
  }
  waives(player: Seat): this {
    return this.does({ type: 'waive', player })
  }
  claims(owner: Seat, tenant: Seat, space: Space): this {
    return this.does({ type: 'claimRent', player: owner, tenant, space })
  }
  resigns(player: Seat): this {
    return this.does({ type: 'resign', player })
  }
  agree(...players: Seat[]): this {
    for (const player of players) this.does({ type: 'agreeToEnd', player })
    return this
  }
  disagrees(player: Seat): this {
    return this.does({ type: 'disagreeToEnd', player })
  }
  hourStrikes(): this {
    return this.does({ type: 'strikeHour', player: BANK })
  }
  opensBidding(): this {
    return this.does({ type: 'openBidding', player: this.decider() })
  }
  callsBid(): this {
    return this.does({ type: 'callBid', player: this.decider() })
  }
  hammers(): this {
    return this.does({ type: 'hammer', player: this.decider() })
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
  refuses(player: Seat, type: PlainType): Illegality | null {
    return this.refusal({ type, player })
  }
  refusesBid(player: Seat, amount: number): Illegality | null {
    return this.refusal({ type: 'bid', player, amount })
  }
  refusesClaim(owner: Seat, tenant: Seat, space: Space): Illegality | null {
    return this.refusal({ type: 'claimRent', player: owner, tenant, space })
  }
  refusesWish(player: Seat, count: number): Illegality | null {
    return this.refusal({ type: 'wish', player, count })
  }
  refusesPlace(player: Seat, space: Space): Illegality | null {
    return this.refusal({ type: 'place', player, space })
  }
  refusesMortgage(player: Seat, space: Space): Illegality | null {
    return this.refusal({ type: 'mortgage', player, space })
  }
  refusesLift(player: Seat, space: Space): Illegality | null {
    return this.refusal({ type: 'lift', player, space })
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
  /** Why the last offer cannot be accepted. */
  refusesConsent(player: Seat): Illegality | null {
    return this.refusal({ type: 'acceptOffer', player, offer: this.state.nextOffer - 1 })
  }
  /** The types of action that are open to a player now, besides leaving the game and a word on ending it. */
  choices(player: Seat): ActionType[] {
    const types = new Set(legalActions(this.state, player).map(({ type }) => type))
    return [...types].filter((type) => !ABOUT_THE_GAME.includes(type))
  }
  cashOf(player: Seat): number {
    return this.player(player).cash
  }
  /** Cash of all seats in order. */
  cashes(): number[] {
    return this.state.players.map(({ cash }) => cash)
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
  /** Houses and hotels that the Bank has left. */
  bank(): [houses: number, hotels: number] {
    return [this.state.houses, this.state.hotels]
  }
  /** The valuation of all seats; null if the game did not end by one. */
  scores(): readonly (number | null)[] | null {
    return this.state.outcome?.scores ?? null
  }
  winners(): readonly Seat[] {
    return this.state.outcome?.winners ?? []
  }
  levels(group: Group): number[] {
    return GROUP_SPACES[group].map((space) => this.state.buildings[space] ?? 0)
  }
  /** Who must decide what. */
  asks(): { kind: DecisionKind; player: Seat } | null {
    const decision = decisionOf(this.state)
    return decision && { kind: decision.kind, player: decision.player }
  }
  /** Cash and all that a player can raise from the Bank. */
  means(player: Seat): number {
    return meansOf(this.state, player)
  }
  /** The amount of the debt that waits; 0 if none does. */
  owed(): number {
    const decision = decisionOf(this.state)
    return decision?.kind === 'debt' ? decision.amount : 0
  }
  /** The sums that were paid for one kind of reason, in order. */
  paid(kind: Reason['kind']): number[] {
    return this.all('cashPaid').flatMap(({ amount, reason }) => (reason.kind === kind ? [amount] : []))
  }
  /** The lots that came under the hammer, in order. */
  auctioned(): Lot[] {
    return this.all('auctionOpened').map(({ lot }) => lot)
  }
  /** The cards of a deck from top to bottom. */
  cardsOf(deck: Deck): CardId[] {
    return this.state.decks[deck].cards.slice()
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

/** A game under way: P1 to move, everybody with $1,500 on GO, nothing owned (conventions of RULES.md). */
export const table = (players = 3, rules: Partial<Rules> = {}): Table => new Table(players, rules).turnOf(P1)
