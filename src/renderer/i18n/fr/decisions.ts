// Words of the slips that ask, in French: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import { bank, of, place, shortSpace, spaces, theSet, to, utilities, withArticle } from './names'

const houses = (amount: number): string => plural(amount, { one: 'maison', other: 'maisons' })
/** At the head of a sentence or a title. */
const Place = (space: number): string => capitalised(place(space))

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number'
    ? (spaces[lot] ?? '')
    : lot === 'house'
      ? 'Une maison de la Banque'
      : 'Un hôtel de la Banque'

export const decides = (who: string): string => `${who} décide`
export const why = 'Pourquoi\u202f?'
export const cashInHand = 'Argent en main'
export const cashAfter = 'Argent après'
export const afterwards = 'argent après'
export const backToTable = 'retour à la table'
export const raiseCash = 'Réunir l’argent'
export const manage = 'Mes titres'
export const trade = 'Échanger'
export const titleDeed = 'Titre'
export const close = 'Fermer'
export const noDeedsYet = 'aucun titre encore'
export const nothingChanges = 'rien ne change'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'lance les dés pour commencer',
  turn: 'joue',
  purchase: 'étudie le titre',
  auction: 'réfléchit à sa mise',
  tax: 'choisit l’impôt',
  rentThrow: 'lance les dés pour le loyer',
  debt: 'réunit l’argent',
  inheritance: 'étudie l’hypothèque',
  openLot: 'ouvre les enchères',
  hammer: 'tient le marteau',
  wish: 'compte ses besoins',
  placement: 'cherche une place'
}
export const computerEyebrow = (who: string): string => `${who}, ordinateur`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} t’attend`

export const opening = {
  eyebrow: (who: string): string => `${who} lance les dés`,
  title: 'Le plus haut lancer commence',
  throwAgain: 'Égalité\u202f: on relance',
  thrown: (sum: number): string => `a fait ${figures(sum)}`,
  now: 'lance maintenant',
  later: 'pas encore',
  answer: 'Lancer les dés'
}

export const turn = {
  eyebrow: (who: string): string => `Au tour ${of(who)}`,
  throwTitle: 'Lance les dés',
  againTitle: 'Double\u202f: relance les dés',
  endTitle: 'Tout est réglé\u202f?',
  answerThrow: 'Lancer',
  answerAgain: 'Relancer',
  answerEnd: 'Finir le tour',
  next: (who: string): string => `ensuite, ${who}`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'un troisième double mène en prison' : 'premier double de ce tour',
  standsOn: (space: number): string =>
    spaces[space] === 'Prison' ? 'En visite à la prison' : `Sur ${place(space)}`,
  inJail: 'En prison'
}

export const jail = {
  title: 'Sortir tout de suite, ou lancer\u202f?',
  lastTitle: 'Le troisième lancer',
  attempt: (number: number): string => `${capitalised(ordinal(number))} lancer`,
  missed: 'pas de double',
  oneInSix: 'un cas sur six',
  later: 'pas encore',
  thenFine: 'puis l’amende',
  lastChance: (fine: number): string => `double ou ${money(fine)}`,
  throwAnswer: 'Lancer',
  throwNote: 'pour un double',
  lastNote: 'un double, ou payer',
  fineAnswer: (fine: number): string => `Payer ${money(fine)}`,
  fineNote: 'puis lancer',
  cardAnswer: 'La carte',
  cardNote: 'puis lancer',
  noCard: 'aucune en main',
  lateFine: 'plus possible',
  noFine: 'pas assez d’argent',
  ways: {
    throw: 'Tenter un double',
    last: 'Troisième lancer',
    fine: 'Payer d’abord',
    card: 'Rendre la carte'
  },
  walk: { throw: 'si double', last: 'dans tous les cas', other: 'selon les dés' },
  youWalk: 'Tu avances',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'On fait un double une fois sur six.'
      : `On fait un double une fois sur six\u202f; ${percent} en ${spelled(throws)} lancers.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `Dehors, à portée d’un lancer\u202f: ${place(space)}, loyer ${money(amount)}.`
      : `Dehors, à portée d’un lancer\u202f: ${spelled(lots)} terrains des autres, le plus cher étant ${place(space)} à ${money(amount)}.`,
  nothingAhead: 'Dehors, à portée d’un lancer, aucun loyer à payer.',
  orFine: (after: number): string => `ou ${money(after)}`,
  note: 'Même en prison, tu touches tes loyers, mises, construis et échanges.',
  noteWithoutRent: 'Même en prison, tu mises, construis et échanges, mais sans toucher de loyer.'
}

export const purchase = {
  title: (space: number): string => `Acheter ${place(space)}\u202f?`,
  missing: 'encore à trouver',
  buy: (price: number): string => `Acheter à ${money(price)}`,
  auction: 'Aux enchères',
  leave: 'Laisser',
  leaveNote: 'reste à la Banque',
  bidsFirst: (who: string): string => `${who} mise en premier`,
  completes: (group: string): string =>
    `Tu aurais tout ${theSet(group)}\u202f: sur un terrain nu, le loyer double.`,
  completesSet: (name: string): string =>
    `Tu aurais ${name === utilities ? 'les deux' : 'tous les'} ${name}.`,
  yours: (owned: number, all: number, group: string): string =>
    `${capitalised(group)}\u202f: tu en aurais ${figures(owned)} sur ${figures(all)}.`,
  held: (who: string, names: readonly string[]): string => `${who} a ${list(names.map(withArticle))}.`,
  withBank: (names: readonly string[]): string =>
    `${capitalised(list(names.map(withArticle)))} ${names.length === 1 ? 'est' : 'sont'} encore à la Banque.`,
  tooDear: (missing: number): string => `il manque ${money(missing)}`,
  couldRaise: (total: number): string => `Avec tes titres et tes bâtiments, tu peux réunir ${money(total)}.`,
  cannot: 'Même tous tes titres et bâtiments n’y suffiraient pas.'
}

export const auction = {
  eyebrow: (who: string): string => `Enchères, ${to(who)} de miser`,
  holds: (who: string): string => `${who} mène à`,
  noBid: 'Aucune mise',
  /** Short, where many bidders or their keys stand beside it. */
  short: { lead: 'mène', now: 'mise', in: 'reste', out: 'passe' },
  leads: 'mène',
  now: 'doit miser',
  still: 'en course',
  out: 'a passé',
  passed: (who: string, total: number, high: number): string =>
    `${who} a dû passer\u202f: même ${money(total)}, tout ce qui pouvait être réuni, ne dépasse pas ${money(high)}.`,
  raise: (amount: number): string => `Monter à ${money(amount)}`,
  bankrupt: 'en faillite',
  printed: (price: number): string => `prix ${money(price)}`,
  opening: (floor: number): string => `mise de départ ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} n’en veut plus` : `${who} en veut ${figures(wish - 1)}, pas ${figures(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} a ${money(cash)}`,
  win: (bid: number, left: number): string => `À ${money(bid)}, il te reste ${money(left)} en main`,
  yourBid: 'Ta mise',
  less: 'Miser moins',
  more: 'Miser plus',
  quickBid: 'Miser',
  bid: (bid: number): string => `Miser ${money(bid)}`,
  pass: 'Passer',
  passNote: 'jusqu’au bout de la vente',
  cannot: (min: number): string => `il faut ${money(min)}\u202f: réunir l’argent`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Mise ${money(bid)}, prix ${money(price)}, argent ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Impôt sur le revenu, ${who} choisit`,
  title: (flat: number): string => `${money(flat)}, ou un dixième de tout\u202f?`,
  flat: (flat: number): string => `Payer ${money(flat)}`,
  tenth: 'Payer 10 pour cent',
  tenthNote: 'on compte après',
  tax: 'Impôt',
  sealed: 'scellé',
  mustRaise: 'à réunir d’abord',
  note: 'Choisis avant de compter. Le dixième porte sur l’argent, sur le prix de tous les titres, même sous hypothèque, et sur le coût de tous les bâtiments.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} lance les dés pour le loyer`,
  title: 'Dix fois un nouveau lancer',
  note: (owner: string, space: number): string =>
    `${Place(space)} appartient ${to(owner)}\u202f: à payer, dix fois le total du nouveau lancer. Aucun pion n’avance, et un double ne compte pas.`,
  answer: 'Lancer pour le loyer',
  range: (low: number, high: number): string => `entre ${money(low)} et ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string => `${who} doit ${to(creditor)} ${what}`,
  title: (missing: number): string => `Il manque encore ${money(missing)}`,
  cash: (amount: number): string => `en main ${money(amount)}`,
  buildings: (amount: number): string => `bâtiments ${money(amount)}`,
  mortgages: (amount: number): string => `hypothèques ${money(amount)}`,
  owed: (amount: number): string => `dette ${money(amount)}`,
  total: (amount: number): string => `en tout ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `En main ${money(cash)}, bâtiments ${money(buildings)}, hypothèques ${money(mortgages)}, dette ${money(owed)}`,
  plan: 'Une solution',
  mortgage: (space: number): string => `Hypothéquer ${place(space)}`,
  sell: (group: string): string => `Vendre des bâtiments, ${group}`,
  leaves: (parts: readonly string[]): string => `reste\u202f: ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'avec son hôtel' : level === 0 ? 'sans maison' : `avec ${houses(level)}`}`,
  takeStep: 'Première étape',
  takeLast: 'Le faire et payer',
  brings: (amount: number): string => `rapporte ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} ${to(creditor)}`,
  choose: 'Choisir moi-même',
  chooseNote: 'titres et bâtiments',
  all: (steps: number): string => `Faire les ${spelled(steps)} étapes`,
  giveUp: 'Abandonner',
  giveUpNote: (creditor: string): string => `tout va ${to(creditor)}`,
  noGiveUp: 'en tout dernier recours',
  cannot: (short: number): string =>
    `Même tout réuni, il manque ${money(short)}. Seul un échange peut encore aider, ou l’abandon.`,
  after: 'après paiement'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} reçoit un titre sous hypothèque`,
  title: (space: number): string => `Lever l’hypothèque ${of(place(space))} maintenant\u202f?`,
  liftNow: 'Lever maintenant',
  loan: 'Prêt de la Banque',
  interest: 'Intérêts, 10 pour cent',
  keep: 'Garder l’hypothèque',
  later: 'Pour la lever plus tard',
  lift: (cost: number): string => `Lever pour ${money(cost)}`,
  keepFor: (interest: number): string => `Garder, payer ${money(interest)}`,
  keepNote: 'pas encore de loyer',
  liftNote: 'loyer tout de suite',
  tooDear: 'pas assez d’argent, avec les intérêts des autres'
}

export const estate = {
  eyebrow: (who: string): string => `Les biens ${of(who)}`,
  noDeeds: (who: string): string => `${who} n’a pas encore de titre`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Groupes',
  owes: (missing: number, creditor: string): string => `Il manque encore ${money(missing)} pour ${creditor}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}\u202f: prochaine mise ${money(min)}`,
  buying: (space: number, price: number): string => `${Place(space)} coûte ${money(price)}`,
  rent: (now: number): string => `loyer ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `loyer ${times} × les dés`,
  level: (level: number): string => (level === 5 ? 'hôtel' : level === 0 ? 'sans maison' : houses(level)),
  more: (space: number): string => `Construire sur ${place(space)}`,
  less: (space: number): string => `Vendre sur ${place(space)}`,
  mortgage: (value: number): string => `Hypothèque ${money(value)}`,
  lift: (cost: number): string => `Lever ${money(cost)}`,
  mortgaged: 'sous hypothèque',
  forSale: 'à vendre',
  mortgageBrings: (lift: number): string => `plus de loyer alors\u202f; la lever coûte ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `prêt ${money(loan)}, intérêts ${money(interest)}\u202f; le loyer revient`,
  sellFirst: 'Avant d’hypothéquer, vends tous les bâtiments.',
  stock: (houseCount: number, hotelCount: number): string =>
    `À la Banque\u202f: ${houses(houseCount)}, ${plural(hotelCount, { one: 'hôtel', other: 'hôtels' })}.`,
  evenly: 'Construis et vends uniformément.',
  buildFor: (cost: number): string => `Construire\u202f: ${money(cost)}`,
  sellFor: (gain: number): string => `Vendre\u202f: ${money(gain)}`,
  choose: 'Construire, vendre',
  chooseNote: 'choisir avec + et \u2212',
  wholeGroup: (name: string): string => `Pour construire, il faut tout ${theSet(name)}.`,
  noBuildings: 'On ne construit jamais ici.',
  person: 'Les biens de qui'
}

export const deal = {
  eyebrow: (who: string): string => `${who} propose un échange`,
  counterEyebrow: (who: string): string => `${who} fait une contre-offre`,
  choosePartner: 'Avec qui\u202f?',
  chooseOfferer: 'Qui propose\u202f?',
  title: (one: string, other: string): string => `${one} et ${other}`,
  gives: (who: string): string => `${who} donne`,
  deeds: (who: string): string => `Titres ${of(who)}`,
  nothing: 'aucun titre',
  built: 'bâti, pas d’échange',
  mortgagedInterest: (interest: number): string => `sous hypothèque, intérêts ${money(interest)}`,
  cash: 'Argent',
  less: (who: string): string => `Moins d’argent ${of(who)}`,
  more: (who: string): string => `Plus d’argent ${of(who)}`,
  interest: 'Intérêts dus',
  cashAfter: 'Argent après',
  completes: (name: string): string => `complète ${theSet(name)}`,
  offer: 'Proposer',
  offerTo: (who: string): string => `${who} doit accepter`,
  putAway: 'Ranger',
  answerEyebrow: (who: string): string => `On demande ${to(who)}`,
  answerTitle: (who: string): string => `Échanger avec ${who}\u202f?`,
  accept: 'Accepter',
  refuse: 'Refuser',
  change: 'Faire une contre-offre',
  later: 'Plus tard',
  withdraw: 'Retirer',
  openOffers: 'Offres en cours',
  offerLine: (from: string, receiver: string): string => `${from} ${to(receiver)}`,
  answer: 'Répondre',
  answerOffer: (who: string): string => `Répondre ${to(who)}`,
  exchange: (give: string, take: string): string => `${give} contre ${take}`,
  noGoods: 'personne n’a rien à échanger',
  cannotAccept: 'n’est plus possible'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Ce que pèse l’échange',
  nothingYet: 'Posez quelque chose des deux côtés, et l’échange sera pesé.',
  small: 'Presque rien ne change',
  fair: 'Équitable pour les deux',
  leans: (who: string): string => `Penche vers ${who}`,
  lopsided: (who: string): string => `Déséquilibré\u202f: ${who} s’en sort bien mieux`,
  deeds: 'Valeur des titres',
  rent: 'Loyer par tour adverse',
  chance: 'Chances de gagner',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Titre, ${to(who)}`,
  withBank: 'Titre, à la Banque',
  bank,
  mortgagedNote: 'sous hypothèque',
  previous: 'Titre précédent',
  next: 'Titre suivant',
  manageTitle: 'Construire, hypothéquer',
  manage: (who: string): string => `les biens ${of(who)}`,
  notYours: 'à son propriétaire seul'
}

export const hammer = {
  eyebrow: (who: string): string => `${who} tient la banque et le marteau`,
  openTitle: (space: number): string => `${Place(space)} passe sous le marteau`,
  openNote:
    'On mise chacun son tour, à partir de la gauche du joueur dont le pion s’est arrêté là. Passer est définitif.',
  open: 'Ouvrir les enchères',
  all: 'Tous les autres ont passé.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'Une fois…' : 'Deux fois…'),
  call: (calls: number): string => (calls === 0 ? 'Une fois\u202f!' : 'Deux fois\u202f!'),
  callNote: 'annoncer la mise',
  noCall: 'deux fois déjà',
  fall: 'Adjuger',
  to: (who: string, amount: number): string => `${to(who)} pour ${money(amount)}`,
  sold: (who: string, amount: number): string => `Adjugé ${to(who)} pour ${money(amount)}`,
  unsold: 'Aucune mise\u202f: reste à la Banque'
}

const unitWords = {
  house: { one: 'maison', other: 'maisons' },
  hotel: { one: 'hôtel', other: 'hôtels' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])
/** What depends on the gender of the word. */
const theUnit = { house: 'la maison', hotel: 'l’hôtel' } as const
const thisIncluded = { house: 'celle-ci comprise', hotel: 'celui-ci compris' } as const

export const wish = {
  eyebrow: (who: string): string => `On demande ${to(who)}`,
  title: (unit: Unit): string => `Combien ${unit === 'house' ? 'de maisons' : 'd’hôtels'} veux-tu\u202f?`,
  stock: (unit: Unit, count: number): string => `La Banque a encore ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'n’en veut pas' : `en veut ${figures(count)}`),
  asked: 'répond maintenant',
  later: 'répondra ensuite',
  note: 'S’il n’y en a pas assez pour toutes les demandes, chaque bâtiment est mis aux enchères. Une demande peut ensuite baisser, jamais monter.',
  yours: 'Ta demande',
  less: 'En demander moins',
  more: 'En demander plus',
  answer: (unit: Unit, count: number): string => `Demander ${units(unit, count)}`,
  none: 'Rien',
  noneNote: 'pour les autres',
  noneYet: 'choisir combien'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string =>
    paid ? `${who} remporte la vente` : `${who} peut acheter`,
  title: (unit: Unit): string => `Où mettre ${theUnit[unit]}\u202f?`,
  left: (unit: Unit, count: number): string =>
    `Encore ${units(unit, count)} à placer, ${thisIncluded[unit]}.`,
  paid: 'C’est payé, et il faut placer maintenant.',
  choose: 'choisir ici ou sur le plateau',
  place: (space: number): string => `Placer sur ${place(space)}`,
  buyOn: (space: number, cost: number): string => `Construire sur ${place(space)} pour ${money(cost)}`,
  waive: 'Renoncer',
  waiveNote: 'je n’en veux plus',
  mustPlace: 'c’est déjà payé',
  lots: 'Terrains où il y a la place',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `loyer ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Entrer le lancer',
  entered: (one: number, other: number): string => `Entrer ${one} + ${other}`,
  choose: 'deux faces, comme les dés',
  faces: 'Faces des dés',
  face: (face: number): string => `Face ${face}`,
  first: 'Premier dé',
  second: 'Deuxième dé',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}\u202f: enlever`,
  open: (which: string): string => `${which}, à entrer`,
  invalid: 'Relancer',
  invalidNote: 'un dé n’est pas à plat'
}

export const claim = {
  eyebrow: (who: string): string => `${who} réclame un loyer`,
  title: 'Qui s’est arrêté chez toi\u202f?',
  person: 'Qui réclame',
  note: 'Voici qui se trouve sur un de tes terrains, ou s’y trouvait lors des deux derniers tours.',
  nobody: 'Personne ne se trouve sur un de tes terrains, ni ne s’y trouvait lors des deux derniers tours.',
  stands: 's’y trouve',
  stood: 's’y trouvait',
  ask: (who: string): string => `Réclamer ${to(who)}`,
  askAny: 'Réclamer',
  choose: 'choisir à qui et pour quoi'
}

export const game = {
  eyebrow: 'Cette partie',
  title: 'Les places et la fin',
  seats: 'Qui joue à quelle place',
  person: 'une personne',
  computer: 'l’ordinateur',
  leave: 'Laisser à l’ordinateur',
  takeBack: 'Reprendre la place',
  resign: 'Se retirer',
  sure: (who: string): string => `${who} se retire pour de bon\u202f?`,
  sureNote: 'les dettes sont payées, le reste va à la Banque',
  stay: 'Rester',
  stayNote: 'rien n’est encore fait',
  leftGame: 'hors jeu',
  end: 'Finir la partie maintenant',
  endNote:
    'Si tous ceux qui restent sont d’accord, on compte ce que chacun possède, et la plus grande fortune gagne.',
  agrees: 'voudrait finir maintenant',
  plays: 'préfère continuer',
  agree: 'Finir',
  disagree: 'Continuer',
  votes: (yes: number, all: number): string =>
    yes === 0
      ? 'Personne ne veut encore finir.'
      : `Pour finir maintenant\u202f: ${plural(yes, { one: 'voix', other: 'voix' })} sur ${figures(all)}.`,
  notNow: 'On vote entre deux lancers, quand rien n’est en attente.'
}
