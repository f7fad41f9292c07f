// Words of the slips that ask: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import { JAIL } from '../../../shared/game/board'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, form, list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import {
  a,
  da,
  di,
  railroads,
  shortSpace,
  spaces,
  su,
  theSet,
  theSpace,
  utilities,
  withArticle
} from './names'

const houses = (amount: number): string => plural(amount, { one: 'casa', other: 'case' })
const missing = (amount: number): string =>
  `${form(amount, { one: 'manca', other: 'mancano' })} ${money(amount)}`

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number'
    ? (spaces[lot] ?? '')
    : lot === 'house'
      ? 'Una casa della Banca'
      : 'Un albergo della Banca'

export const decides = (who: string): string => `Decide ${who}`
export const why = 'Perché?'
export const cashInHand = 'Contanti'
export const cashAfter = 'Restano'
export const afterwards = 'dopo'
export const backToTable = 'torna al tavolo'
export const raiseCash = 'Fai cassa'
export const manage = 'I miei contratti'
export const trade = 'Proponi scambio'
export const titleDeed = 'Contratto'
export const close = 'Chiudi'
export const noDeedsYet = 'ancora nessun contratto'
export const nothingChanges = 'non cambia nulla'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'tira per iniziare',
  turn: 'sta giocando',
  purchase: 'guarda il contratto',
  auction: 'pensa all’offerta',
  tax: 'sceglie la tassa',
  rentThrow: 'tira per l’affitto',
  debt: 'fa cassa',
  inheritance: 'guarda l’ipoteca',
  openLot: 'apre l’asta',
  hammer: 'tiene il martelletto',
  wish: 'conta quel che serve',
  placement: 'cerca un posto'
}
export const computerEyebrow = (who: string): string => `${who}, computer`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} ti aspetta`

export const opening = {
  eyebrow: (who: string): string => `Tira ${who}`,
  title: 'Inizia il tiro più alto',
  throwAgain: 'Pari: si tira ancora',
  thrown: (sum: number): string => `ha tirato ${sum}`,
  now: 'tira adesso',
  later: 'non ancora',
  answer: 'Tira i dadi'
}

export const turn = {
  eyebrow: (who: string): string => `Il turno ${di(who)}`,
  throwTitle: 'Tira i dadi',
  againTitle: 'Doppio: tira ancora',
  endTitle: 'Tutto sistemato?',
  answerThrow: 'Tira',
  answerAgain: 'Tira ancora',
  answerEnd: 'Chiudi il turno',
  next: (who: string): string => `poi tocca ${a(who)}`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'un terzo doppio porta in prigione' : 'il primo doppio di questo turno',
  standsOn: (space: number): string =>
    space === JAIL ? 'In visita alla Prigione' : capitalised(su(theSpace(space))),
  inJail: 'In prigione'
}

export const jail = {
  title: 'Uscire subito, o tirare?',
  lastTitle: 'Il terzo tiro',
  attempt: (number: number): string => `${capitalised(ordinal(number))} tiro`,
  missed: 'niente doppio',
  oneInSix: 'ora: uno su sei',
  later: 'non ancora',
  thenFine: 'poi tocca la multa',
  lastChance: (fine: number): string => `doppio o ${money(fine)}`,
  throwAnswer: 'Tira',
  throwNote: 'per un doppio',
  lastNote: 'doppio, o paghi',
  fineAnswer: (fine: number): string => `Paga ${money(fine)}`,
  fineNote: 'poi tiri',
  cardAnswer: 'Usa la carta',
  cardNote: 'poi tiri',
  noCard: 'nessuna in mano',
  lateFine: 'non si accetta più',
  noFine: 'pochi contanti',
  ways: {
    throw: 'Tirare per un doppio',
    last: 'Terzo tiro',
    fine: 'Pagare prima',
    card: 'Consegnare la carta'
  },
  walk: { throw: 'solo con un doppio', last: 'con qualsiasi tiro', other: 'secondo il tiro' },
  youWalk: 'Avanzi',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'Il doppio esce in un tiro su sei.'
      : `Il doppio esce in un tiro su sei; in ${spelled(throws)} tiri, il ${percent} delle volte.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `A un tiro da qui: ${theSpace(space)}, affitto ${money(amount)}.`
      : `A un tiro da qui: ${spelled(lots)} proprietà altrui; la più cara, ${theSpace(space)}, a ${money(amount)}.`,
  nothingAhead: 'A un tiro da qui non si deve affitto a nessuno.',
  orFine: (after: number): string => `o ${money(after)}`,
  note: 'In prigione riscuoti affitti, fai offerte, costruisci e scambi.',
  noteWithoutRent: 'In prigione fai offerte, costruisci e scambi, ma non riscuoti affitti.'
}

export const purchase = {
  title: (space: number): string => `Comprare ${theSpace(space)}?`,
  missing: 'mancano ancora',
  buy: (price: number): string => `Compra a ${money(price)}`,
  auction: 'Metti all’asta',
  leave: 'Non comprare',
  leaveNote: 'resta alla Banca',
  bidsFirst: (who: string): string => `inizia ${who}`,
  completes: (group: string): string =>
    `Completeresti ${theSet(group)}: sui terreni senza edifici l’affitto raddoppia.`,
  completesSet: (name: string): string => `Tutte le ${name} sarebbero tue.`,
  yours: (owned: number, all: number, group: string): string =>
    group === railroads || group === utilities
      ? `Avresti ${spelled(owned, true)} delle ${spelled(all)} ${group}.`
      : `Avresti ${spelled(owned)} dei ${spelled(all)} terreni ${di(theSet(group))}.`,
  held: (who: string, names: readonly string[]): string => `${who} ha ${list(names.map(withArticle))}.`,
  withBank: (names: readonly string[]): string =>
    `${capitalised(list(names.map(withArticle)))} ${form(names.length, { one: 'è', other: 'sono' })} ancora della Banca.`,
  tooDear: missing,
  couldRaise: (total: number): string => `Con contratti ed edifici si può arrivare a ${money(total)}.`,
  cannot: 'Nemmeno con tutti i contratti e gli edifici basterebbe.'
}

export const auction = {
  eyebrow: (who: string): string => `Asta: offre ${who}`,
  holds: (who: string): string => `${who} è in testa con`,
  noBid: 'Nessuna offerta',
  short: { lead: 'in testa', now: 'offre', in: 'in gara', out: 'fuori' },
  leads: 'in testa',
  now: 'offre adesso',
  still: 'in gara',
  out: 'fuori',
  passed: (who: string, total: number, high: number): string =>
    `${who} è fuori: nemmeno con ${money(total)}, tutto quello che può mettere insieme, supera ${money(high)}.`,
  raise: (amount: number): string => `Sali a ${money(amount)}`,
  bankrupt: 'in bancarotta',
  printed: (price: number): string => `prezzo stampato ${money(price)}`,
  opening: (floor: number): string => `base d’asta ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1
      ? `${who} non chiede più nulla`
      : `${who} ne chiede ${figures(wish - 1)}, non ${figures(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} ha ${money(cash)}`,
  win: (bid: number, left: number): string => `A ${money(bid)} è tuo, e ti restano ${money(left)} in mano`,
  yourBid: 'La tua offerta',
  less: 'Offri meno',
  more: 'Offri di più',
  quickBid: 'Offri',
  bid: (bid: number): string => `Offri ${money(bid)}`,
  pass: 'Passa',
  passNote: 'definitivo per il lotto',
  cannot: (min: number): string => `servono ${money(min)}: fai cassa`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Offerta ${money(bid)}, prezzo stampato ${money(price)}, contanti ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Tassa sul reddito: sceglie ${who}`,
  title: (flat: number): string => `${money(flat)}, o un decimo di tutto?`,
  flat: (flat: number): string => `Paga ${money(flat)}`,
  tenth: 'Paga il 10%',
  tenthNote: 'si conta dopo',
  tax: 'Tassa',
  sealed: 'sigillato',
  mustRaise: 'da mettere insieme',
  note: 'Scegli prima di contare. Il decimo si calcola sui contanti, sul prezzo stampato di tutti i contratti, anche ipotecati, e su quanto sono costati tutti gli edifici.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} tira per l’affitto`,
  title: 'Dieci volte un nuovo tiro',
  note: (owner: string, space: number): string =>
    `${capitalised(theSpace(space))} è ${di(owner)}, e vale dieci volte quello che esce adesso. Nessuno si muove, e i doppi non contano.`,
  answer: 'Tira per l’affitto',
  range: (low: number, high: number): string => `tra ${money(low)} e ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string =>
    `Debito ${di(who)} con ${creditor}: ${what}`,
  title: (amount: number): string =>
    `${form(amount, { one: 'Manca', other: 'Mancano' })} ancora ${money(amount)}`,
  cash: (amount: number): string => `in mano ${money(amount)}`,
  buildings: (amount: number): string => `edifici ${money(amount)}`,
  mortgages: (amount: number): string => `ipoteche ${money(amount)}`,
  owed: (amount: number): string => `debito ${money(amount)}`,
  total: (amount: number): string => `in tutto ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `In mano ${money(cash)}, edifici ${money(buildings)}, ipoteche ${money(mortgages)}, debito ${money(owed)}`,
  plan: 'Come uscirne',
  mortgage: (space: number): string => `Ipoteca ${theSpace(space)}`,
  sell: (group: string): string => `Vendi edifici, ${group}`,
  leaves: (parts: readonly string[]): string => `lascia ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'con l’albergo' : level === 0 ? 'senza case' : `con ${houses(level)}`}`,
  takeStep: 'Primo passo',
  takeLast: 'Fallo e paga',
  brings: (amount: number): string => `rende ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} ${a(creditor)}`,
  choose: 'Scelgo io',
  chooseNote: 'contratti ed edifici',
  all: (steps: number): string => `Tutti e ${spelled(steps)} i passi`,
  giveUp: 'Arrenditi',
  giveUpNote: (creditor: string): string => `tutto va ${a(creditor)}`,
  noGiveUp: 'solo se non resta altro',
  cannot: (short: number): string =>
    `Non basta nemmeno tutto insieme: ${missing(short)}. Resta solo uno scambio, o la resa.`,
  after: 'dopo aver pagato'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} riceve un contratto ipotecato`,
  title: (space: number): string => `Riscattare subito ${theSpace(space)}?`,
  liftNow: 'Riscatto subito',
  loan: 'Prestito della Banca',
  interest: 'Interessi, 10%',
  keep: 'Tengo l’ipoteca',
  later: 'Riscatto più tardi',
  lift: (cost: number): string => `Riscatta a ${money(cost)}`,
  keepFor: (interest: number): string => `Tieni e paga ${money(interest)}`,
  keepNote: 'non rende ancora affitto',
  liftNote: 'rende subito affitto',
  tooDear: 'pochi contanti, con gli interessi sugli altri'
}

export const estate = {
  eyebrow: (who: string): string => `I beni ${di(who)}`,
  noDeeds: (who: string): string => `${who} non ha ancora nessun contratto`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Gruppi',
  owes: (amount: number, creditor: string): string =>
    `${capitalised(missing(amount))} per pagare ${creditor}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: la prossima offerta è ${money(min)}`,
  buying: (space: number, price: number): string => `${capitalised(theSpace(space))} costa ${money(price)}`,
  rent: (now: number): string => `affitto ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `affitto ${times} × tiro`,
  level: (level: number): string => (level === 5 ? 'albergo' : level === 0 ? 'senza case' : houses(level)),
  more: (space: number): string => `Costruisci ${su(theSpace(space))}`,
  less: (space: number): string => `Vendi ${su(theSpace(space))}`,
  mortgage: (value: number): string => `Ipoteca ${money(value)}`,
  lift: (cost: number): string => `Riscatta ${money(cost)}`,
  mortgaged: 'ipotecato',
  forSale: 'in vendita',
  mortgageBrings: (lift: number): string => `poi niente affitto; riscattarlo costa ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `prestito ${money(loan)}, interessi ${money(interest)}; rende di nuovo affitto`,
  sellFirst: 'Per ipotecare, vendi prima tutti gli edifici.',
  stock: (houseCount: number, hotelCount: number): string =>
    `Alla Banca: ${houses(houseCount)}, ${plural(hotelCount, { one: 'albergo', other: 'alberghi' })}.`,
  evenly: 'Costruisci e vendi in modo uniforme.',
  buildFor: (cost: number): string => `Costruisci a ${money(cost)}`,
  sellFor: (gain: number): string => `Vendi a ${money(gain)}`,
  choose: 'Costruisci o vendi',
  chooseNote: 'scegli con + e \u2212',
  wholeGroup: (name: string): string => `Per costruire serve tutto ${theSet(name)}.`,
  noBuildings: 'Qui non si costruisce mai.',
  person: 'Di chi sono i beni'
}

export const deal = {
  eyebrow: (who: string): string => `${who} propone uno scambio`,
  counterEyebrow: (who: string): string => `${who} risponde con un’altra proposta`,
  choosePartner: 'Con chi?',
  chooseOfferer: 'Chi propone?',
  title: (one: string, other: string): string => list([one, other]),
  gives: (who: string): string => `${who} dà`,
  deeds: (who: string): string => `Contratti ${di(who)}`,
  nothing: 'nessun contratto',
  built: 'con edifici, niente scambio',
  mortgagedInterest: (interest: number): string => `ipotecato, interessi ${money(interest)}`,
  cash: 'Contanti',
  less: (who: string): string => `Meno contanti ${da(who)}`,
  more: (who: string): string => `Più contanti ${da(who)}`,
  interest: 'Interessi dovuti',
  cashAfter: 'Restano',
  completes: (name: string): string => `completa ${theSet(name)}`,
  offer: 'Proponi',
  offerTo: (who: string): string => `${who} deve accettare`,
  putAway: 'Lascia stare',
  answerEyebrow: (who: string): string => `Risponde ${who}`,
  answerTitle: (who: string): string => `Scambio con ${who}?`,
  accept: 'Accetta',
  refuse: 'Rifiuta',
  change: 'Cambia e riproponi',
  later: 'Dopo',
  withdraw: 'Ritira',
  openOffers: 'Proposte aperte',
  offerLine: (from: string, to: string): string => `${capitalised(da(from))} ${a(to)}`,
  answer: 'Rispondi',
  answerOffer: (who: string): string => `Rispondi ${a(who)}`,
  exchange: (give: string, take: string): string => `${give} per ${take}`,
  noGoods: 'nessuno ha qualcosa da scambiare',
  cannotAccept: 'non si può più fare'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Quanto pesa lo scambio',
  nothingYet: 'Metti qualcosa da tutte e due le parti, e si pesa.',
  small: 'Non cambia quasi niente',
  fair: 'Equo per tutte e due le parti',
  leans: (who: string): string => `Pende verso ${who}`,
  lopsided: (who: string): string => `Sbilanciato: ci guadagna ${who}`,
  deeds: 'Valore dei contratti',
  rent: 'Affitto per turno rivale',
  chance: 'Probabilità di vincere',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Contratto ${di(who)}`,
  withBank: 'Contratto della Banca',
  bank: 'la Banca',
  mortgagedNote: 'ipotecato',
  previous: 'Precedente',
  next: 'Successivo',
  manageTitle: 'Costruisci o ipoteca',
  manage: (who: string): string => `i beni ${di(who)}`,
  notYours: 'solo chi lo possiede'
}

export const hammer = {
  eyebrow: (who: string): string => `${who} tiene la Banca e il martelletto`,
  openTitle: (space: number): string => `${capitalised(theSpace(space))} va all’asta`,
  openNote:
    'Si offre a turno, cominciando alla sinistra di chi si è fermato sulla casella. Chi passa non rientra più.',
  open: 'Apri l’asta',
  all: 'Tutti gli altri hanno passato.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'E uno.' : 'E uno, e due.'),
  call: (calls: number): string => (calls === 0 ? 'Di’ «e uno»' : 'Di’ «e due»'),
  callNote: 'e uno, e due\u2026',
  noCall: 'già detto due volte',
  fall: 'Batti il martelletto',
  to: (who: string, amount: number): string => `${a(who)} per ${money(amount)}`,
  sold: (who: string, amount: number): string => `Aggiudicato ${a(who)} per ${money(amount)}`,
  unsold: 'Nessuna offerta: resta alla Banca'
}

const unitWords = {
  house: { one: 'casa', other: 'case' },
  hotel: { one: 'albergo', other: 'alberghi' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])

export const wish = {
  eyebrow: (who: string): string => `Risponde ${who}`,
  title: (unit: Unit): string => (unit === 'house' ? 'Quante case vuoi?' : 'Quanti alberghi vuoi?'),
  stock: (unit: Unit, count: number): string => `Alla Banca: ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'non ne chiede' : `ne chiede ${figures(count)}`),
  asked: 'risponde adesso',
  later: 'dopo',
  note: 'Se in tutto se ne chiedono più di quanti ce ne sono, vanno all’asta uno alla volta. Una richiesta si può abbassare dopo, mai alzare.',
  yours: 'La tua richiesta',
  less: 'Chiedi di meno',
  more: 'Chiedi di più',
  answer: (unit: Unit, count: number): string => `Chiedi ${units(unit, count)}`,
  none: 'Niente',
  noneNote: 'per gli altri',
  noneYet: 'scegli il numero'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string => (paid ? `${who} ha vinto l’asta` : `${who} può comprare`),
  title: (unit: Unit): string => (unit === 'house' ? 'Dove va la casa?' : 'Dove va l’albergo?'),
  left: (unit: Unit, count: number): string =>
    `Da piazzare: ${units(unit, count)}, compreso questo edificio.`,
  paid: 'L’edificio è pagato e va piazzato adesso.',
  choose: 'scegli qui o sul tabellone',
  place: (space: number): string => `Piazza ${su(theSpace(space))}`,
  buyOn: (space: number, cost: number): string => `Costruisci ${su(theSpace(space))} a ${money(cost)}`,
  waive: 'Rinuncia',
  waiveNote: 'mi basta così',
  mustPlace: 'è già pagato',
  lots: 'Terreni dove può stare',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `affitto ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Inserisci il tiro',
  entered: (one: number, other: number): string => `Inserisci ${one} + ${other}`,
  choose: 'due facce, come sono cadute',
  faces: 'Facce dei dadi',
  face: (face: number): string => `Faccia ${face}`,
  first: 'Primo dado',
  second: 'Secondo dado',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}: togli`,
  open: (which: string): string => `${which}, da inserire`,
  invalid: 'Tira di nuovo',
  invalidNote: 'un dado non è in piano'
}

export const claim = {
  eyebrow: (who: string): string => `${who} chiede l’affitto`,
  title: 'Chi si è fermato su una tua proprietà?',
  person: 'Chi chiede',
  note: 'Qui c’è chi sta su una tua proprietà, o ci stava negli ultimi due turni.',
  nobody: 'Nessuno sta su una tua proprietà, né ci stava negli ultimi due turni.',
  stands: 'sta lì',
  stood: 'stava lì',
  ask: (who: string): string => `Chiedi ${a(who)}`,
  askAny: 'Chiedi',
  choose: 'scegli a chi e per quale proprietà'
}

export const game = {
  eyebrow: 'Questa partita',
  title: 'I posti e la fine',
  seats: 'Chi gioca a ogni posto',
  person: 'una persona',
  computer: 'il computer',
  leave: 'Lascia al computer',
  takeBack: 'Riprendi',
  resign: 'Abbandona',
  sure: (who: string): string => `${who} abbandona davvero?`,
  sureNote: 'si pagano i debiti, il resto va alla Banca',
  stay: 'Resta',
  stayNote: 'non è ancora successo nulla',
  leftGame: 'fuori dalla partita',
  end: 'Finisci ora la partita',
  endNote:
    'Se chi è rimasto è d’accordo, si valuta tutto quello che ciascuno possiede e vince chi ha di più.',
  agrees: 'finirebbe ora',
  plays: 'continuerebbe',
  agree: 'Finiamola',
  disagree: 'Continua',
  votes: (yes: number, all: number): string => `Voti per finire ora: ${figures(yes)} su ${figures(all)}.`,
  notNow: 'Si vota tra un tiro e l’altro, quando non c’è nulla in sospeso.'
}
