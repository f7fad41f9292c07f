// Words of the rules of a new game in French: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, money, plural } from '../format'
import { spelled } from './figures'

export const heading = 'Règles de cette partie'
export const slip = 'Les règles'
export const mixture = 'Règles maison'
export const change = 'Changer les règles'
export const done = 'Terminé'
export const doneNote = 'retour aux places'
export const setsHeading = 'Jeux de règles'
export const ownHeading = 'Les tiennes'
export const saveLabel = 'Enregistrer ces règles sous'
export const save = 'Enregistrer'
export const noName = 'donne-leur d’abord un nom'
export const removed = (name: string): string => `${name} est supprimé.`
export const remove = (name: string): string => `Supprimer ${name}`
export const fromOfficial = 'Par rapport aux règles officielles'
export const differences = 'Ce qui change'
export const nothingDiffers =
  'Rien. C’est le jeu imprimé\u202f; seule différence, le loyer se paie tout seul.'
export const yes = 'Oui'
export const no = 'Non'
export const more = (what: string): string => `${what}\u202f: plus`
export const less = (what: string): string => `${what}\u202f: moins`

export const sets = {
  official: { name: 'Officielles', note: 'règles imprimées, loyer automatique' },
  letter: { name: 'À la lettre', note: 'qui oublie son loyer le perd' },
  short: { name: 'Partie courte', note: 'deux titres chacun, jusqu’à la deuxième faillite' },
  timed: { name: 'Temps limité', note: 'deux titres chacun, deux heures, la plus grande fortune gagne' },
  speed: { name: '60 minutes', note: 'deux titres chacun, hôtels après trois maisons' },
  family: { name: 'Famille', note: 'taxes et amendes attendent sur le Parc gratuit' },
  dealt: { name: 'Tout distribué', note: 'chaque titre est à quelqu’un dès le début' }
} as const

export const groups = {
  start: 'Au début',
  round: 'Autour du plateau',
  lots: 'Terrains et loyers',
  building: 'Construire et échanger',
  end: 'La fin',
  table: 'À la table'
}

export const options = {
  startCash: { name: 'Argent de départ', note: 'Ce que chacun a en main sur la case Départ.' },
  dealt: {
    name: 'Titres distribués',
    note: 'Deux se paient au prix imprimé\u202f; si l’on distribue tout, c’est gratuit.',
    0: 'Aucun',
    2: 'Deux',
    all: 'Tous'
  },
  salary: {
    name: 'Salaire',
    note: 'Versé par la Banque à qui passe par la case Départ ou s’y arrête.'
  },
  doubleSalaryOnGo: {
    name: 'Double au Départ',
    note: 'Qui s’arrête juste sur la case Départ touche deux fois le salaire.'
  },
  pot: {
    name: 'Cagnotte au Parc gratuit',
    note: 'Taxes, amendes et paiements des cartes attendent le pion qui s’y arrête.'
  },
  potSeed: { name: 'Cagnotte vide', note: 'Ce que la Banque y remet quand la cagnotte a été prise.' },
  incomeTax: {
    name: 'Impôt sur le revenu',
    note: 'Un dixième de tout si l’on préfère, ou toujours 200\u00a0$.',
    choice: 'Au choix',
    flat: '200\u00a0$'
  },
  auctions: { name: 'Enchères', note: 'Un terrain qui n’est pas acheté va à la mise la plus haute.' },
  firstLapPurchases: {
    name: 'Achat immédiat',
    note: 'Sinon, personne n’achète avant d’être passé par la case Départ.'
  },
  rent: {
    name: 'Loyer',
    note: 'Tout seul, ou à réclamer avant que le joueur suivant (délai 1) ou le deuxième (délai 2) ne lance les dés.',
    automatic: 'Tout seul',
    claimNext: 'Délai 1',
    claimSecond: 'Délai 2'
  },
  rentInJail: { name: 'Loyer en prison', note: 'En prison, on touche quand même ses loyers.' },
  housesBeforeHotel: {
    name: 'Maisons avant l’hôtel',
    note: 'Chaque terrain du groupe doit d’abord en porter autant.',
    3: 'Trois',
    4: 'Quatre'
  },
  evenBuilding: {
    name: 'Construire uniformément',
    note: 'On construit et on vend uniformément sur les terrains d’un groupe.'
  },
  trading: {
    name: 'Échanges',
    note: 'Les joueurs peuvent se vendre et s’échanger titres et cartes de sortie.'
  },
  ending: {
    name: 'La partie finit',
    note: 'Avec le dernier joueur en lice, ou à la deuxième faillite\u202f: la plus grande fortune gagne alors.',
    lastPlayer: 'Dernier joueur',
    secondBankruptcy: 'Deuxième faillite'
  },
  timeLimit: {
    name: 'Temps limité',
    note: 'Quand le temps est écoulé, on finit le tour et la plus grande fortune gagne.',
    none: 'Sans',
    some: 'Minutes'
  },
  dice: {
    name: 'Dés',
    note: 'L’appli lance, ou vous lancez de vrais dés et entrez les faces.',
    app: 'L’appli',
    table: 'Vrais dés'
  },
  banker: {
    name: 'Banque',
    note: 'On distribue les titres à partir de la gauche de qui tient la banque. Dès six personnes, l’une d’elles peut la tenir sans jouer.',
    nobody: 'L’appli',
    apart: 'Sans place',
    nameLabel: 'Nom de qui tient la banque',
    defaultName: 'Banquier'
  },
  undo: {
    name: 'Annuler',
    note: 'Rien\u202f; sa propre dernière action tant que rien de neuf n’est apparu\u202f; ou tout, noté dans le journal.',
    off: 'Rien',
    lastAction: 'Dernière action',
    free: 'Tout'
  },
  coach: {
    name: 'Entraîneur',
    note: 'Dit sur demande ce qu’il ferait, et les échanges sont pesés. Les tournois s’en passent.',
    on: 'Avec',
    off: 'Sans'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => `${banker === null ? 'L’appli' : who(banker)} tient la banque.`,
  rent: (rent) =>
    rent === 'automatic'
      ? 'Le loyer se paie tout seul.'
      : `Le loyer doit être réclamé avant que le ${rent === 'claimNext' ? 'joueur suivant' : 'deuxième joueur suivant'} ne lance les dés.`,
  ending: () => 'La deuxième faillite termine la partie, et la plus grande fortune gagne.',
  timeLimit: (minutes) =>
    `Après ${figures(minutes ?? 0)} minutes, on finit le tour et la plus grande fortune gagne.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Tous les titres sont distribués gratuitement.'
      : dealt === 2
        ? 'Chacun reçoit deux titres au début et les paie.'
        : 'Aucun titre n’est distribué.',
  housesBeforeHotel: (houses) => `Pour un hôtel, ${spelled(houses)} maisons sur chaque terrain suffisent.`,
  pot: () => 'Taxes, amendes et paiements des cartes attendent sur le Parc gratuit.',
  potSeed: (seed) => `La Banque met ${money(seed)} dans une cagnotte vide.`,
  auctions: () => 'Ce qui n’est pas acheté n’est pas mis aux enchères.',
  startCash: (cash) => `Chacun commence avec ${money(cash)}.`,
  salary: (salary) => `Le salaire de la case Départ est de ${money(salary)}.`,
  doubleSalaryOnGo: () => 'S’arrêter sur la case Départ rapporte deux fois le salaire.',
  firstLapPurchases: () => 'Personne n’achète avant d’être passé par la case Départ.',
  rentInJail: () => 'En prison, on ne touche pas de loyer.',
  evenBuilding: () => 'Les bâtiments n’ont pas à être répartis uniformément.',
  incomeTax: () => 'L’impôt sur le revenu est toujours de 200\u00a0$.',
  trading: () => 'Les joueurs n’échangent rien entre eux.',
  dice: () => 'On lance de vrais dés et on entre leurs faces.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Rien ne peut être annulé.',
  lastAction: 'Chacun peut annuler sa propre dernière action.',
  free: 'Tout peut être annulé, et le journal le dit.'
}

export const coachWords = (coach: boolean): string =>
  coach
    ? 'On peut demander conseil à l’entraîneur.'
    : 'Il n’y a pas d’entraîneur, et les échanges ne sont pas pesés.'

const minutes = (count: number): string => plural(count, { one: 'minute', other: 'minutes' })
const turnsEach = (count: number): string => plural(count, { one: 'tour chacun', other: 'tours chacun' })
const seconds = (count: number): string =>
  count < 0.5 ? 'moins d’une seconde' : plural(Math.round(count), { one: 'seconde', other: 'secondes' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Combien de temps ça dure',
  measuring: 'on mesure…',
  unmeasured: 'Cela n’a pas pu être mesuré.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'La moitié de ces parties ne finit jamais.'
    if (limit !== null && middle >= limit.minutes) return `${minutes(limit.minutes)}, puis l’heure sonne.`
    if (limit !== null && many === limit.minutes)
      return `Environ ${minutes(middle)}\u202f; huit parties sur dix durent de ${figures(few ?? middle)} à ${figures(many)}, la limite.`
    const about = `Environ ${minutes(middle)}${limit === null ? '' : `, ${figures(limit.minutes)} au plus`}`
    if (many === null)
      return `${about}\u202f; une partie sur dix est finie en ${figures(few ?? middle)}, une ne finit jamais.`
    return `${about}\u202f; huit parties sur dix durent de ${figures(few ?? middle)} à ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Convenez d’avance du moment d’arrêter.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'presque aucune partie n’est finie'
          : limit.tenthsBefore === 1
            ? 'une partie sur dix est finie'
            : `${spelled(limit.tenthsBefore)} parties sur dix sont finies`
      return `D’ici là, vous ferez environ ${turnsEach(many ?? middle)}\u202f; ${before} avant.`
    }
    return many === null
      ? `${turnsEach(middle)}, ou beaucoup plus.`
      : `${turnsEach(middle)}, le plus souvent de ${figures(few ?? middle)} à ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `Dans ${figures(Math.round((undecided * 100) / games))} parties sur 100, personne n’avait gagné après ${turnsEach(limit)}.`,
  measured: (games: number): string =>
    `Mesuré sur ${plural(games, { one: 'partie', other: 'parties' })} entre ordinateurs,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'une demi-minute pour le tour d’une personne'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} et ${seconds(computer)} pour celui d’un ordinateur`
          : `${seconds(computer)} pour le tour d’un ordinateur`
    return `en comptant ${turns}${realDice ? ', et 8 secondes pour chaque lancer de vrais dés' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'souvent sans fin'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} à l’horloge`
        : `environ ${minutes(middle)}, ${figures(limit.minutes)} au plus`
    return many === null
      ? `environ ${minutes(middle)} ou plus`
      : `environ ${minutes(middle)}, de ${figures(few ?? middle)} à ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Il faut de deux à huit joueurs pour une partie.',
  banker: 'La personne qui doit tenir la banque n’est pas à cette table.',
  bankerOnly: 'Pour tenir la banque sans place, il faut au moins cinq joueurs.',
  startCash: 'L’argent de départ doit être entre 0\u00a0$ et 100\u202f000\u00a0$.',
  salary: 'Le salaire doit être entre 0\u00a0$ et 10\u202f000\u00a0$.',
  potSeed: 'La Banque peut mettre 10\u202f000\u00a0$ au plus dans la cagnotte.',
  timeLimit: 'La limite de temps est entre 5 et 600 minutes.',
  tooPoorForDeal:
    'Deux titres distribués peuvent coûter 750\u00a0$\u202f; chacun doit avoir cette somme au début.',
  nothingToBuy:
    'Tous les titres sont distribués\u202f: l’achat ne peut pas attendre le premier tour de plateau.',
  unknownOption: 'Ces règles viennent d’une version plus récente de Freehold.'
}
