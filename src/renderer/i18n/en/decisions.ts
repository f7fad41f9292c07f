// Words of the slips that ask: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import { JAIL } from '../../../shared/game/board'
import type { DecisionKind } from '../../../shared/game/view'
import { list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import { railroads, shortSpace, spaces, utilities } from './names'

const place = (space: number): string => spaces[space] ?? ''
const houses = (amount: number): string => plural(amount, { one: 'house', other: 'houses' })

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number' ? place(lot) : lot === 'house' ? 'A house of the Bank' : 'A hotel of the Bank'

export const decides = (who: string): string => `${who} decides`
export const why = 'Why?'
export const cashInHand = 'Cash in hand'
export const cashAfter = 'Cash after'
export const afterwards = 'cash after'
export const backToTable = 'back to the table'
export const raiseCash = 'Raise cash'
export const manage = 'My deeds'
export const trade = 'Offer a deal'
export const titleDeed = 'Title deed'
export const close = 'Close'
export const noDeedsYet = 'no title deed yet'
export const nothingChanges = 'nothing changes'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'throws for the start',
  turn: 'is playing',
  purchase: 'looks at the title deed',
  auction: 'thinks about the bid',
  tax: 'chooses the tax',
  rentThrow: 'throws for the rent',
  debt: 'raises cash',
  inheritance: 'looks at the mortgage',
  openLot: 'opens the bidding',
  hammer: 'holds the hammer',
  wish: 'counts what it needs',
  placement: 'looks for a place'
}
export const computerEyebrow = (who: string): string => `${who}, computer`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} waits for you`

export const opening = {
  eyebrow: (who: string): string => `${who} to throw`,
  title: 'The highest throw starts',
  throwAgain: 'Alike: throw once more',
  thrown: (sum: number): string => `threw ${sum}`,
  now: 'throws now',
  later: 'not yet',
  answer: 'Throw the dice'
}

export const turn = {
  eyebrow: (who: string): string => `${who}’s turn`,
  throwTitle: 'Throw the dice',
  againTitle: 'Doubles: throw again',
  endTitle: 'Everything settled?',
  answerThrow: 'Throw',
  answerAgain: 'Throw again',
  answerEnd: 'End the turn',
  next: (who: string): string => `${who} is next`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'a third doubles leads to jail' : 'the first doubles of this turn',
  standsOn: (space: number): string => (space === JAIL ? 'Just visiting jail' : `On ${place(space)}`),
  inJail: 'In jail'
}

export const jail = {
  title: 'Out now, or throw for it?',
  lastTitle: 'The third throw',
  attempt: (number: number): string => `${capitalised(ordinal(number))} throw`,
  missed: 'no doubles',
  oneInSix: 'now: one in six',
  later: 'not yet',
  thenFine: 'then the fine is due',
  lastChance: (fine: number): string => `doubles or ${money(fine)}`,
  throwAnswer: 'Throw',
  throwNote: 'for doubles',
  lastNote: 'for doubles, or pay',
  fineAnswer: (fine: number): string => `Pay ${money(fine)}`,
  fineNote: 'then throw',
  cardAnswer: 'Use card',
  cardNote: 'then throw',
  noCard: 'none in hand',
  lateFine: 'no longer accepted',
  noFine: 'not enough cash',
  ways: {
    throw: 'Throw for doubles',
    last: 'Throw, third time',
    fine: 'Pay first',
    card: 'Hand in the card'
  },
  walk: { throw: 'only with doubles', last: 'whatever you throw', other: 'by your throw' },
  youWalk: 'You walk',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'One throw in six is a doubles.'
      : `One throw in six is a doubles; within ${spelled(throws)} throws the chance is ${percent}.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `Within one throw of jail: ${place(space)}, rent ${money(amount)}.`
      : `Within one throw of jail: ${spelled(lots)} lots that others own, the dearest ${place(space)} at ${money(amount)}.`,
  nothingAhead: 'Within one throw of jail there is no rent to pay.',
  orFine: (after: number): string => `or ${money(after)}`,
  note: 'In jail you still collect rent, bid, build and deal.',
  noteWithoutRent: 'In jail you still bid, build and deal, but collect no rent.'
}

export const purchase = {
  title: (space: number): string => `Buy ${place(space)}?`,
  missing: 'still missing',
  buy: (price: number): string => `Buy for ${money(price)}`,
  auction: 'Auction it',
  leave: 'Leave it',
  leaveNote: 'it stays with the Bank',
  bidsFirst: (who: string): string => `${who} bids first`,
  completes: (group: string): string =>
    `It would complete ${group}: rent doubles on streets without buildings.`,
  completesSet: (name: string): string => `All ${name} would be yours.`,
  yours: (owned: number, all: number, group: string): string =>
    group === railroads || group === utilities
      ? `${capitalised(spelled(owned))} of the ${spelled(all)} ${group} would be yours.`
      : `${capitalised(spelled(owned))} of ${spelled(all)} in ${group} would be yours.`,
  held: (who: string, names: readonly string[]): string => `${who} has ${list(names)}.`,
  withBank: (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} still with the Bank.`,
  tooDear: (missing: number): string => `${money(missing)} short`,
  couldRaise: (total: number): string => `Deeds and buildings can bring your cash to ${money(total)}.`,
  cannot: 'Even all your deeds and buildings would not be enough.'
}

export const auction = {
  eyebrow: (who: string): string => `Auction, ${who} to bid`,
  holds: (who: string): string => `${who} holds it at`,
  noBid: 'No bid yet',
  /** Short, where many bidders or their keys stand beside it. */
  short: { lead: 'leads', now: 'bids', in: 'in', out: 'out' },
  leads: 'holds the bid',
  now: 'to bid now',
  still: 'still in',
  out: 'out',
  passed: (who: string, total: number, high: number): string =>
    `${who} is out: even ${money(total)}, all that could be raised, does not top ${money(high)}.`,
  raise: (amount: number): string => `Raise to ${money(amount)}`,
  bankrupt: 'bankrupt',
  printed: (price: number): string => `printed price ${money(price)}`,
  opening: (floor: number): string => `opening bid ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} no longer wants any` : `${who} wants ${spelled(wish - 1)}, not ${spelled(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} has ${money(cash)}`,
  win: (bid: number, left: number): string => `Win at ${money(bid)} and keep ${money(left)} in hand`,
  yourBid: 'Your bid',
  less: 'Bid less',
  more: 'Bid more',
  quickBid: 'Bid',
  bid: (bid: number): string => `Bid ${money(bid)}`,
  pass: 'Pass',
  passNote: 'final for this lot',
  cannot: (min: number): string => `${money(min)} needed: raise cash`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Bid ${money(bid)}, printed price ${money(price)}, cash ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Income tax, ${who} chooses`,
  title: (flat: number): string => `${money(flat)}, or a tenth of everything?`,
  flat: (flat: number): string => `Pay ${money(flat)}`,
  tenth: 'Pay 10 per cent',
  tenthNote: 'counted afterwards',
  tax: 'Tax',
  sealed: 'sealed',
  mustRaise: 'must be raised',
  note: 'Choose before you count. The tenth counts your cash, the printed price of all your deeds, mortgaged ones too, and what your buildings cost.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} to throw for the rent`,
  title: 'Ten times a new throw',
  note: (owner: string, space: number): string =>
    `${owner} owns ${place(space)} and gets ten times what the dice show now. Nobody moves, and doubles do not count.`,
  answer: 'Throw for the rent',
  range: (low: number, high: number): string => `between ${money(low)} and ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string => `${who} owes ${creditor} ${what}`,
  title: (missing: number): string => `${money(missing)} still missing`,
  cash: (amount: number): string => `${money(amount)} in hand`,
  buildings: (amount: number): string => `buildings ${money(amount)}`,
  mortgages: (amount: number): string => `mortgages ${money(amount)}`,
  owed: (amount: number): string => `owed ${money(amount)}`,
  total: (amount: number): string => `in all ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `In hand ${money(cash)}, buildings ${money(buildings)}, mortgages ${money(mortgages)}, owed ${money(owed)}`,
  plan: 'One way out',
  mortgage: (space: number): string => `Mortgage ${place(space)}`,
  sell: (group: string): string => `Sell buildings, ${group}`,
  leaves: (parts: readonly string[]): string => `leaves ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'with its hotel' : level === 0 ? 'bare' : `with ${houses(level)}`}`,
  takeStep: 'First step',
  takeLast: 'Do this and pay',
  brings: (amount: number): string => `brings ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} to ${creditor}`,
  choose: 'Choose myself',
  chooseNote: 'deeds and buildings',
  all: (steps: number): string => `Take all ${spelled(steps)} steps`,
  giveUp: 'Give up',
  giveUpNote: (creditor: string): string => `everything goes to ${creditor}`,
  noGiveUp: 'only if all else fails',
  cannot: (short: number): string =>
    `Everything together is ${money(short)} short. Only a deal can help now, or giving up.`,
  after: 'after paying'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} has taken over a mortgaged deed`,
  title: (space: number): string => `Lift the mortgage on ${place(space)} now?`,
  liftNow: 'Lift it now',
  loan: 'Loan of the Bank',
  interest: 'Interest, 10 per cent',
  keep: 'Keep the mortgage',
  later: 'To lift it later',
  lift: (cost: number): string => `Lift for ${money(cost)}`,
  keepFor: (interest: number): string => `Keep it, pay ${money(interest)}`,
  keepNote: 'it earns no rent yet',
  liftNote: 'it earns rent at once',
  tooDear: 'not enough cash, with the interest on the others'
}

export const estate = {
  eyebrow: (who: string): string => `${who}’s estate`,
  noDeeds: (who: string): string => `${who} owns no title deed yet`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Groups',
  owes: (missing: number, creditor: string): string => `${money(missing)} still missing for ${creditor}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: the next bid is ${money(min)}`,
  buying: (space: number, price: number): string => `${place(space)} costs ${money(price)}`,
  rent: (now: number): string => `rent ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `rent ${times} × throw`,
  level: (level: number): string => (level === 5 ? 'hotel' : level === 0 ? 'no houses' : houses(level)),
  more: (space: number): string => `Build on ${place(space)}`,
  less: (space: number): string => `Sell on ${place(space)}`,
  mortgage: (value: number): string => `Mortgage ${money(value)}`,
  lift: (cost: number): string => `Lift ${money(cost)}`,
  mortgaged: 'mortgaged',
  forSale: 'for sale',
  mortgageBrings: (lift: number): string => `no rent then; lifting it costs ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `loan ${money(loan)}, interest ${money(interest)}; it earns rent again`,
  sellFirst: 'To mortgage, sell all buildings first.',
  stock: (houseCount: number, hotelCount: number): string =>
    `In the Bank: ${houses(houseCount)}, ${plural(hotelCount, { one: 'hotel', other: 'hotels' })}.`,
  evenly: 'Build and sell evenly.',
  buildFor: (cost: number): string => `Build for ${money(cost)}`,
  sellFor: (gain: number): string => `Sell for ${money(gain)}`,
  choose: 'Build or sell',
  chooseNote: 'choose with + and \u2212',
  wholeGroup: (name: string): string => `To build here you need all of ${name}.`,
  noBuildings: 'Nothing is ever built here.',
  person: 'Whose estate'
}

export const deal = {
  eyebrow: (who: string): string => `${who} offers a deal`,
  counterEyebrow: (who: string): string => `${who} answers with another offer`,
  choosePartner: 'With whom?',
  chooseOfferer: 'Who offers?',
  title: (one: string, other: string): string => `${one} and ${other}`,
  gives: (who: string): string => `${who} gives`,
  deeds: (who: string): string => `${who}’s deeds`,
  nothing: 'no deeds',
  built: 'built on, cannot be traded',
  mortgagedInterest: (interest: number): string => `mortgaged, interest ${money(interest)}`,
  cash: 'Cash',
  less: (who: string): string => `Less cash from ${who}`,
  more: (who: string): string => `More cash from ${who}`,
  interest: 'Interest due',
  cashAfter: 'Cash after',
  completes: (name: string): string => `completes ${name}`,
  offer: 'Offer it',
  offerTo: (who: string): string => `${who} must agree`,
  putAway: 'Put it away',
  answerEyebrow: (who: string): string => `${who} is asked`,
  answerTitle: (who: string): string => `Deal with ${who}?`,
  accept: 'Accept',
  refuse: 'Refuse',
  change: 'Change it and offer back',
  later: 'Later',
  withdraw: 'Withdraw',
  openOffers: 'Open offers',
  offerLine: (from: string, to: string): string => `${from} to ${to}`,
  answer: 'Answer',
  answerOffer: (who: string): string => `Answer ${who}`,
  exchange: (give: string, take: string): string => `${give} for ${take}`,
  noGoods: 'nobody has anything to trade',
  cannotAccept: 'can no longer be carried out'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'How the deal weighs',
  nothingYet: 'Lay something on both sides, and it is weighed.',
  small: 'Hardly anything changes',
  fair: 'Fair to both',
  leans: (who: string): string => `Leans towards ${who}`,
  lopsided: (who: string): string => `Lopsided: ${who} gets the better of it`,
  deeds: 'Worth of deeds',
  rent: 'Rent per turn of a rival',
  chance: 'Chance to win',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Title deed, held by ${who}`,
  withBank: 'Title deed, with the Bank',
  bank: 'the Bank',
  mortgagedNote: 'mortgaged',
  previous: 'Previous deed',
  next: 'Next deed',
  manageTitle: 'Build or mortgage',
  manage: (who: string): string => `${who}’s estate`,
  notYours: 'only its owner can'
}

export const hammer = {
  eyebrow: (who: string): string => `${who}, Banker, holds the hammer`,
  openTitle: (space: number): string => `${place(space)} comes under the hammer`,
  openNote: 'Whoever wants it bids in turn, beginning on the left of whoever landed there. A pass is final.',
  open: 'Open the bidding',
  all: 'All others have passed.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'Called once.' : 'Called twice.'),
  call: (calls: number): string => (calls === 0 ? 'Call it once' : 'Call it twice'),
  callNote: 'going, going\u2026',
  noCall: 'called twice already',
  fall: 'Bring down the hammer',
  to: (who: string, amount: number): string => `to ${who} for ${money(amount)}`,
  sold: (who: string, amount: number): string => `Sold to ${who} for ${money(amount)}`,
  unsold: 'No bid: it stays with the Bank'
}

const unitWords = {
  house: { one: 'house', other: 'houses' },
  hotel: { one: 'hotel', other: 'hotels' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])

export const wish = {
  eyebrow: (who: string): string => `${who} is asked`,
  title: (unit: Unit): string => `How many ${unitWords[unit].other} do you want?`,
  stock: (unit: Unit, count: number): string => `The Bank has ${units(unit, count)} left.`,
  wants: (count: number): string => (count === 0 ? 'wants none' : `wants ${count}`),
  asked: 'asked now',
  later: 'asked next',
  note: 'If you all want more than there are, they are auctioned one by one. A wish can be lowered later, never raised.',
  yours: 'Your wish',
  less: 'One less',
  more: 'One more',
  answer: (unit: Unit, count: number): string => `Ask for ${units(unit, count)}`,
  none: 'None',
  noneNote: 'the others may have them',
  noneYet: 'choose how many'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string => (paid ? `${who} has won it` : `${who} may buy it`),
  title: (unit: Unit): string => `Where does the ${unit} go?`,
  left: (unit: Unit, count: number): string =>
    `${capitalised(units(unit, count))} to place, this one included.`,
  paid: 'It is paid for and must be placed now.',
  choose: 'choose on the slip or on the board',
  place: (space: number): string => `Place it on ${place(space)}`,
  buyOn: (space: number, cost: number): string => `Build on ${place(space)} for ${money(cost)}`,
  waive: 'Let it go',
  waiveNote: 'no more for me',
  mustPlace: 'it has been paid for',
  lots: 'Lots with a place for it',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `rent ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Enter the throw',
  entered: (one: number, other: number): string => `Enter ${one} + ${other}`,
  choose: 'two faces, as the dice lie',
  faces: 'Faces of the dice',
  face: (face: number): string => `Face ${face}`,
  first: 'First die',
  second: 'Second die',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}: take away`,
  open: (which: string): string => `${which}, still open`,
  invalid: 'Throw again',
  invalidNote: 'a die does not lie flat'
}

export const claim = {
  eyebrow: (who: string): string => `${who} asks for rent`,
  title: 'Who stood on one of your lots?',
  person: 'Who asks',
  note: 'Here is everyone who stands on a lot of yours, or stood there in the last two turns.',
  nobody: 'Nobody stands on a lot of yours, or stood there in the last two turns.',
  stands: 'stands there',
  stood: 'stood there',
  ask: (who: string): string => `Ask ${who}`,
  askAny: 'Ask',
  choose: 'choose a tenant and a lot'
}

export const game = {
  eyebrow: 'This game',
  title: 'Seats and the end',
  seats: 'Who plays which seat',
  person: 'a person',
  computer: 'the computer',
  leave: 'Leave it to the computer',
  takeBack: 'Take it back',
  resign: 'Resign',
  sure: (who: string): string => `Is ${who} leaving for good?`,
  sureNote: 'debts are paid, the rest goes to the Bank',
  stay: 'Stay',
  stayNote: 'nothing has happened yet',
  leftGame: 'out of the game',
  end: 'End the game now',
  endNote: 'If all who are left agree, everything that each player owns is counted, and the richest wins.',
  agrees: 'would end now',
  plays: 'would play on',
  agree: 'End it',
  disagree: 'Play on',
  votes: (yes: number, all: number): string =>
    yes === 0
      ? 'Nobody wants to end it yet.'
      : `${capitalised(spelled(yes))} of ${spelled(all)} would end it now.`,
  notNow: 'Votes are taken between throws, while nothing is open.'
}
