// Words of the table in French: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, figures, list, money } from '../format'
import { capitalised } from './figures'
import { place, spaces, to } from './names'

export { bank, pot } from './names'
export const turn = (number: number): string => (number === 0 ? 'ouverture' : `tour ${figures(number)}`)
export const players = 'Joueurs'
export const board = 'Plateau'
export const computer = 'ordinateur'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Ordinateur, débutant',
  casual: 'Ordinateur, détendu',
  strong: 'Ordinateur, fort',
  master: 'Ordinateur, expert'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Lance pour commencer',
  turn: 'Doit finir son tour',
  purchase: 'Achète ou non',
  auction: 'Doit miser',
  tax: 'Choisit l’impôt',
  rentThrow: 'Lance pour le loyer',
  debt: 'Réunit l’argent',
  inheritance: 'Lève ou garde',
  openLot: 'Ouvre les enchères',
  hammer: 'Tient le marteau',
  wish: 'Dit combien',
  placement: 'Place un bâtiment'
}
export const toThrow = 'Doit lancer'
export const toThrowAgain = 'Double\u202f: relance'
export const mustPay = (amount: number): string => `Doit payer ${money(amount)}`
export const inJail = (throws: number): string => `Prison, ${throws === 0 ? '1er' : `${throws + 1}e`} lancer`
export const jailed = 'En prison'
export const atTable = 'À la table'
export const bankrupt = 'En faillite'
export const holdsBid = (amount: number): string => `Mène à ${money(amount)}`
export const stillBidding = 'Dans les enchères'
export const outOfBidding = 'Hors des enchères'
export const owned = (set: string, owned: number, all: number): string =>
  `${set}\u202f: ${figures(owned)} sur ${figures(all)}`
export const group = (letter: string, name: string): string => `groupe ${letter} (${name})`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} lance ${dice[0]} + ${dice[1]}`
export const toThrowNext = (who: string): string => `${who} doit lancer`

export const ledger = 'Journal'
export const nothingYet = 'Rien ne s’est encore passé.'

export const menu = {
  deeds: 'Titres',
  hold: 'Suspendre',
  pause: 'Pause',
  go: 'Continuer',
  game: 'Partie',
  claim: 'Loyer',
  undo: 'Annuler',
  redo: 'Rétablir',
  rules: 'Règles',
  leave: 'Quitter',
  since: 'Depuis mon dernier tour',
  tv: 'Mode télé',
  settings: 'Réglages'
}
/** The clock of a timed game, in whole minutes: "encore 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0 ? 'l’heure a sonné' : `encore ${figures(minutes)}\u00a0min${paused ? ', en pause' : ''}`
export const tvMode = (key: string): string =>
  `Mode télé\u202f: assez grand pour le fond de la pièce. ${key} ramène en arrière.`
export const sound = (muted: boolean): string => (muted ? 'Le son est coupé.' : 'Le son est activé.')
export const undone = 'annulé'
export const tookBack = (what: string): string => `Annulé\u202f: ${what}.`
export const roomShort =
  'Le disque de cet ordinateur est plein. Freehold a une petite réserve et continue pour l’instant d’enregistrer la partie. Libérez bientôt de la place\u202f: supprimez de gros fichiers devenus inutiles ou videz la corbeille de l’ordinateur.'
export const tryAgain = 'Réessayer'
export const held = 'Les ordinateurs attendent.'
export const goesOn = 'Les ordinateurs continuent.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Guide',
  putAway: 'Ne plus montrer',
  away: 'Le guide est rangé. On peut le remettre dans les réglages.',
  hints: {
    openingThrow: (key: KeyOf): string =>
      `Lance les dés\u202f: ${key('throw')}. Le plus haut lancer commence la partie.`,
    throw: (key: KeyOf): string => `Lance les dés\u202f: ${key('throw')}. Ton pion avance tout seul.`,
    again: (key: KeyOf): string =>
      `Double\u202f! Relance\u202f: ${key('throw')}. Le troisième double d’un tour mène en prison.`,
    realDice: (key: KeyOf): string =>
      `Lance tes propres dés, tape les deux chiffres, puis ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Tout est fait\u202f: ${key('endTurn')} finit le tour. Avant, tu peux encore construire ou proposer un échange.`,
    purchase: (key: KeyOf): string =>
      `Ce n’est encore à personne. ${key('buy')} l’achète\u202f; avec ${key('auction')}, tout le monde peut miser.`,
    auction: (key: KeyOf): string =>
      `La mise la plus haute l’emporte. ${key('bid')} fait la mise réglée, ${key('pass')} laisse le terrain aux autres.`,
    auctionTogether: (key: KeyOf): string =>
      `La mise la plus haute l’emporte. On mise chacun son tour\u202f: ${key('bid')} fait la mise réglée, ${key('pass')} passe.`,
    jail: (key: KeyOf): string =>
      `Paie avec ${key('payFine')} et lance, ou tente un double\u202f: ${key('throw')}. La troisième fois, il faut payer.`,
    tax: (key: KeyOf): string =>
      `Choisis avant de compter\u202f: ${key('flatTax')} paie la somme fixe, ${key('tenth')} un dixième de tout ce que tu as.`,
    rentThrow: (key: KeyOf): string =>
      `Ce loyer dépend d’un nouveau lancer\u202f: ${key('throw')}. Aucun pion n’avance.`,
    debt: (key: KeyOf): string =>
      `Tu dois plus que tu n’as en main. ${key('takeStep')} fait l’étape proposée, avec ${key('manage')} tu choisis toi-même.`,
    inheritance: (key: KeyOf): string =>
      `Ce titre est sous hypothèque. ${key('lift')} la lève maintenant, ${key('keep')} la garde pour plus tard.`,
    openLot: (key: KeyOf): string => `Tu mènes cette vente\u202f: ${key('openBidding')} ouvre les enchères.`,
    hammer: (key: KeyOf): string =>
      `Annonce la mise avec ${key('callBid')}\u202f; ${key('hammer')} fait tomber le marteau.`,
    wish: (key: KeyOf): string =>
      `La Banque manque de bâtiments. Dis combien tu en veux\u202f: ${key('wish')}\u202f; ou aucun\u202f: ${key('wishNone')}.`,
    placement: (key: KeyOf): string =>
      `Choisis la rue ici ou sur le plateau\u202f; ${key('place')} y construit.`,
    offer: (key: KeyOf): string =>
      `Les deux côtés sont devant toi\u202f: ${key('accept')} accepte, ${key('refuse')} refuse, ${key('change')} modifie.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} a ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${list(places.map(({ who, space, inJail }) => `${who}\u202f: ${inJail ? 'en prison' : nameOf(space)}`))}.`,
  leftToComputer: (who: string): string => `L’ordinateur joue maintenant pour ${who}.`,
  takenBack: (who: string): string => `${who} joue de nouveau en personne.`,
  nothing: 'Rien ne s’est encore passé.',
  noDeed: (space: number): string => `Il n’y a pas de titre pour ${place(space)}.`,
  unowned: (space: number, price: number): string =>
    `${capitalised(place(space))} n’est à personne et coûte ${money(price)}.`,
  owner: (space: number, who: string, note: string): string =>
    `${capitalised(place(space))} appartient ${to(who)}${note}.`,
  mortgaged: ', sous hypothèque',
  built: (level: string): string => `, avec ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Réponses\u202f: ${answers.join('\u202f; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, touche ${either(keys)}`
}

/** Whoever is not in jail is a visitor there. */
function nameOf(space: number): string {
  const name = spaces[space] ?? ''
  return name === 'Prison' ? 'en visite à la prison' : name
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'lanterne',
  kite: 'cerf-volant',
  tugboat: 'remorqueur',
  teapot: 'théière',
  beehive: 'ruche',
  bicycle: 'vélo',
  anvil: 'enclume',
  fox: 'renard',
  snail: 'escargot',
  lighthouse: 'phare',
  watch: 'montre de poche'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'Ce n’est pas un coup de ce jeu.',
  gameOver: 'La partie est finie.',
  bankruptPlayer: 'Un joueur en faillite ne joue plus.',
  outOfTurn: 'Quelqu’un d’autre doit d’abord décider.',
  bankerDoesNotPlay: 'Qui tient la banque sans place ne joue pas.',
  throwDue: 'Il faut d’abord lancer les dés.',
  noThrowDue: 'Il n’y a pas de dés à lancer maintenant.',
  purchaseOpen: 'Il faut d’abord décider qui achète ce terrain.',
  auctionOpen: 'Pas pendant des enchères.',
  debtOpen: 'Pas avant que la dette soit payée.',
  taxOpen: 'Il faut d’abord choisir l’impôt sur le revenu.',
  inheritanceOpen: 'Il faut d’abord régler le titre sous hypothèque.',
  shortageOpen: 'Il faut d’abord régler le partage des bâtiments rares.',
  notNow: 'Pas en ce moment.',
  diceOfTheApp: 'Ici, c’est l’appli qui lance les dés.',
  diceOfTheTable: 'Ici, on lance de vrais dés et on entre leurs faces.',
  notEnoughCash: 'Il n’y a pas assez d’argent en main.',
  bidTooLow: 'Une mise doit dépasser la précédente.',
  alreadyPassed: 'Qui a passé ne mise plus dans cette vente.',
  stillSolvent: 'On peut encore réunir assez\u202f; seul abandonne qui ne peut pas payer.',
  notInJail: 'Cela ne se fait qu’en prison.',
  fineNoLongerAccepted: 'Au troisième lancer, l’amende n’est plus acceptée avant les dés.',
  cardNotHeld: 'Ce joueur n’a pas cette carte.',
  noTitleDeed: 'Cette case n’a pas de titre.',
  notYourDeed: 'Ce titre est à quelqu’un d’autre.',
  notAStreet: 'On ne construit que sur des rues.',
  groupIncomplete: 'Il faut le groupe entier pour cela.',
  groupMortgaged: 'Une rue de ce groupe est sous hypothèque\u202f; lève d’abord l’hypothèque.',
  groupBuilt: 'Il y a des bâtiments dans ce groupe\u202f; vends-les d’abord.',
  mustBuildEvenly: 'On doit construire uniformément sur les rues d’un groupe.',
  mustSellEvenly: 'On doit vendre uniformément les bâtiments d’un groupe.',
  nothingToBuild: 'Il n’y a plus rien à construire ici.',
  nothingToSell: 'Il n’y a pas de bâtiment à vendre ici.',
  noHousesLeft: 'La Banque n’a plus assez de maisons.',
  noHotelsLeft: 'La Banque n’a plus d’hôtel.',
  noSuchWish: 'On ne peut pas en demander autant.',
  noPlaceForIt: 'Il n’y a pas de place pour ce bâtiment.',
  noRentToClaim:
    'Aucun loyer à réclamer là\u202f: rien n’était dû, on l’a déjà réclamé, ou il est trop tard.',
  alreadyAgreed: 'Cette voix pour finir est déjà donnée.',
  notAgreed: 'Cette voix pour finir n’a jamais été donnée.',
  noTimeLimit: 'Cette partie n’a pas de limite de temps.',
  alreadyMortgaged: 'Ce titre est déjà sous hypothèque.',
  notMortgaged: 'Ce titre n’est pas sous hypothèque.',
  tradingOff: 'Ici, les joueurs n’échangent rien entre eux.',
  tradeWithYourself: 'Il faut être deux pour un échange.',
  tradeWithBankrupt: 'Un joueur en faillite ne peut rien échanger.',
  sameDeedTwice: 'Un titre ne peut être que d’un côté de l’échange.',
  oneSidedTrade: 'Il faut donner quelque chose des deux côtés.',
  partnerLacksGoods: 'L’autre côté n’a pas tout cela.',
  interestNotPayable:
    'Après l’échange, il doit rester de quoi payer les intérêts des titres sous hypothèque.',
  wouldNotSettleDebt: 'Après cet échange, la dette ne pourrait pas être payée.',
  noSuchOffer: 'Cette offre n’est plus en cours.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'Ici, on n’annule rien.',
  nothingToUndo: 'Il n’y a rien à annuler.',
  nothingToRedo: 'Il n’y a rien à rétablir.',
  notYours: 'On ne peut annuler que sa propre dernière action.',
  newInformation: 'Les dés ou une carte ont montré du nouveau depuis\u202f; cela reste.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'Le disque est plein\u202f; le coup n’a été ni enregistré ni joué. Libère un peu de place, puis réessaie.',
  saveFailed: 'Le coup n’a pas pu être enregistré et n’a pas été joué.',
  noSuchGame: 'Cette partie n’existe plus.',
  gameUnreadable: 'La partie enregistrée ne peut pas être lue.',
  gameTooNew: 'La partie enregistrée vient d’une version plus récente de Freehold.',
  noGameOpen: 'Aucune partie n’est ouverte.',
  noSuchSeat: 'Cette place n’existe pas à cette table.',
  fileUnreadable: 'Ce fichier ne contient pas de partie de Freehold, ou il est abîmé.',
  fileTooNew: 'Ce fichier vient d’une version plus récente de Freehold.',
  backupUnreadable: 'Cette copie est illisible. Rien n’a été changé.',
  goingBack:
    'Les parties d’une copie sont en train d’être rétablies. Rien n’a été changé\u202f; réessaie dans un instant.'
}
