// Words of the screens around the table in French: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { figures, list, money, plural } from '../format'
import { capitalised, spelled } from './figures'
import { of, to } from './names'

export const back = 'Retour'
export const backToTable = 'Retour à la table'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Lanterne',
  kite: 'Cerf-volant',
  tugboat: 'Remorqueur',
  teapot: 'Théière',
  beehive: 'Ruche',
  bicycle: 'Vélo',
  anvil: 'Enclume',
  fox: 'Renard',
  snail: 'Escargot',
  lighthouse: 'Phare',
  watch: 'Montre de poche'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Brique',
  'Port',
  'Ocre',
  'Prune',
  'Mousse',
  'Marine',
  'Noyer',
  'Ardoise'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Débutant', plain: 'connaît les règles, et guère plus' },
  casual: { name: 'Détendu', plain: 'joue comme entre amis' },
  strong: { name: 'Fort', plain: 'compte bien et négocie ferme' },
  master: { name: 'Expert', plain: 'réfléchit plusieurs coups d’avance' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Mesuré', plain: 'prend chaque chose pour ce qu’elle vaut' },
  collector: { name: 'Collectionneur', plain: 'veut des groupes entiers et paie cher le dernier titre' },
  builder: { name: 'Bâtisseur', plain: 'change aussitôt chaque dollar en maisons' },
  trader: { name: 'Marchand', plain: 'toujours prêt pour un échange' },
  miser: { name: 'Avare', plain: 'aime l’argent en main et s’en sépare à regret' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} doit lancer pour commencer`,
  turn: (who) => `Au tour ${of(who)}`,
  purchase: (who) => `${who} doit acheter ou mettre aux enchères`,
  auction: (who) => `${who} doit miser`,
  tax: (who) => `${who} doit choisir l’impôt sur le revenu`,
  rentThrow: (who) => `${who} doit lancer pour le loyer`,
  debt: (who) => `${who} a une dette à payer`,
  inheritance: (who) => `${who} doit régler un titre sous hypothèque`,
  openLot: (who) => `${who} doit ouvrir les enchères`,
  hammer: (who) => `${who} tient le marteau`,
  wish: (who) => `${who} doit dire combien de bâtiments`,
  placement: (who) => `${who} doit placer un bâtiment`
}
export const dismiss = 'Fermer'
export const isBanker = (name: string): string => `${name} tient la banque`
export const turn = (number: number): string =>
  number === 0 ? 'avant le premier tour' : `tour ${figures(number)}`
export const won = (names: readonly string[]): string =>
  `${list(names)} ${names.length > 1 ? 'ont' : 'a'} gagné`

export const fault =
  'Quelque chose a échoué dans cette fenêtre. Rien n’est perdu\u202f: chaque coup a été enregistré aussitôt. Si quelque chose paraît étrange, ferme Freehold et rouvre-le.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'Le disque est plein. Rien n’a été changé\u202f; libère de la place et réessaie.',
  saveFailed: 'L’enregistrement a échoué. Rien n’a été changé\u202f; réessaie.',
  noSuchGame: 'Cette partie n’existe plus.',
  gameUnreadable: 'Cette partie ne peut pas être lue. Son fichier est resté tel quel.',
  gameTooNew:
    'Cette partie vient d’une version plus récente de Freehold. Mets Freehold à jour pour l’ouvrir.',
  noGameOpen: 'Aucune partie n’est ouverte.',
  noSuchSeat: 'Cette place n’existe pas à cette table.',
  fileUnreadable: 'Ce fichier ne contient pas de partie de Freehold, ou il est abîmé. Rien n’a été changé.',
  fileTooNew:
    'Ce fichier vient d’une version plus récente de Freehold. Mets le jeu à jour pour l’ouvrir\u202f; rien n’a été changé.',
  backupUnreadable: 'Cette copie est illisible. Rien n’a été changé.',
  goingBack:
    'Les parties d’une copie sont en train d’être rétablies. Rien n’a été changé\u202f; réessaie dans un instant.'
}

export const pageMissing =
  'Une partie de Freehold n’a pas pu être chargée. Relance Freehold\u202f; si cela ne suffit pas, réinstalle-le. Tes parties sont en sécurité.'

export const start = {
  heading: 'Prenez place',
  poster: 'Affiche\u202f: une ville au bord de la mer, avec un phare, une grande roue et une jetée',
  invitation: 'De deux à huit joueurs autour d’une table',
  resume: (name: string): string => `Reprendre\u202f: ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'joueur', other: 'joueurs' })}`,
  resumeNothing: 'Reprendre',
  noGames: 'aucune partie commencée',
  allOver: 'toutes les parties sont finies\u202f; commences-en une autre',
  newGame: 'Nouvelle partie',
  newGameNote: 'Noms, pions, qui joue',
  lastTime: 'La dernière table',
  lastEvents: 'Ce qui vient de se passer',
  saved: 'Parties',
  rules: 'Règles',
  settings: 'Réglages',
  about: 'À propos'
}

export const newGame = {
  heading: 'Nouvelle partie',
  aside: (count: number): string => `${spelled(count)} à la table`,
  who: 'Qui joue\u202f?',
  whoNote: 'de deux à huit\u202f; les dés décident qui commence',
  seat: (number: number): string => `Place ${number}`,
  name: (number: number): string => `Nom de la place ${number}`,
  kind: (name: string): string => `Qui joue ${name}\u202f?`,
  level: (name: string): string => `Le niveau ${of(name)}`,
  character: 'Caractère',
  person: 'Personne',
  computer: 'Ordinateur',
  here: 'à cette table',
  change: (name: string): string => `Pion et couleur ${of(name)}`,
  piece: 'Pion',
  colour: 'Couleur',
  heldBy: (what: string, name: string): string => `${what}, maintenant ${to(name)}`,
  swapped: (what: string, name: string): string => `${what}\u202f: échange avec ${name}`,
  remove: (name: string): string => `Retirer ${name}`,
  removed: (name: string): string => `${name} n’est plus à la table.`,
  addPerson: 'Ajouter une personne',
  addComputer: 'Ajouter un ordinateur',
  full: 'huit au plus',
  least: 'Une table a au moins deux places',
  defaultPerson: (number: number): string => `Joueur ${number}`,
  computerNames: [
    'Marlow',
    'Pinson',
    'Roitelet',
    'Genièvre',
    'Brochet',
    'Mélisse',
    'Basile',
    'Oseille'
  ] as readonly string[],
  defaultName: (weekday: string): string => `Table du ${weekday}`,
  problems: {
    noName: (number: number): string => `La place ${number} n’a pas encore de nom.`,
    sameName: (name: string): string =>
      `Deux places s’appellent ${name}. Change un des deux noms, pour les distinguer.`,
    noBanker: 'Donne à qui tient la banque un nom que personne d’autre ne porte.',
    noTitle: 'Donne un nom à cette partie, pour la retrouver.'
  },
  slip: 'Règles imprimées',
  rulesHeading: 'Les règles officielles',
  facts: [
    'Rien n’est ajouté, rien n’est retranché.',
    'Chacun commence sur la case Départ avec 1\u202f500\u00a0$.',
    'Un titre que personne n’achète est aussitôt mis aux enchères.',
    'Le dernier joueur qui n’est pas en faillite gagne.'
  ] as readonly string[],
  title: 'Nom de cette partie',
  sums: (people: number, computers: number): string =>
    people === 0
      ? `${capitalised(spelled(computers))} ordinateurs\u202f; toi, tu regardes.`
      : computers === 0
        ? `${plural(people, { one: 'personne', other: 'personnes' })} devant un écran.`
        : `${plural(people, { one: 'personne', other: 'personnes' })} et ${plural(computers, { one: 'ordinateur', other: 'ordinateurs' })}.`,
  begin: 'Commencer',
  beginNote: 'd’abord les lancers d’ouverture'
}

export const saved = {
  heading: 'Parties enregistrées',
  aside: (count: number): string =>
    count === 0 ? 'aucune' : plural(count, { one: 'partie', other: 'parties' }),
  empty: 'Chaque partie est enregistrée ici toute seule, après chaque coup.',
  open: 'Ouvrir',
  openNamed: (name: string): string => `Ouvrir ${name}`,
  rename: 'Renommer',
  renameNamed: (name: string): string => `Renommer ${name}`,
  newName: (name: string): string => `Nouveau nom pour ${name}`,
  keepName: 'Garder ce nom',
  remove: 'Supprimer',
  removeNamed: (name: string): string => `Supprimer ${name}`,
  removed: (name: string): string => `${name} est dans la corbeille.`,
  toFile: 'Vers un fichier',
  toFileNamed: (name: string): string => `Écrire ${name} dans un fichier`,
  written: (name: string, file: string): string => `${name} est dans ${file}.`,
  fromFile: 'Ajouter d’un fichier',
  added: (name: string): string => `${name} est maintenant parmi tes parties.`,
  bringBack: 'Récupérer',
  bringBackNamed: (name: string): string => `Récupérer ${name}`,
  bin: 'Dans la corbeille',
  binNote: 'à récupérer à tout moment',
  begun: (when: string): string => `début\u202f: ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Copies du jour',
  eyebrow: 'Faites toutes seules',
  note: 'Une fois par jour, toutes tes parties sont copiées. Si quelque chose s’est mal passé, reviens à l’un de ces jours.',
  none: 'Il n’y a pas encore de copie. La première se fera à la prochaine ouverture de Freehold.',
  before: 'faite avant ton retour en arrière',
  unreadable: 'illisible',
  goBack: 'Revenir à cette copie',
  goBackNote: 'demande confirmation',
  ask: 'Revenir à cette copie\u202f?',
  empty: 'Elle ne contient aucune partie.',
  inIt: (names: readonly string[]): string => `Elle contient\u202f: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `${count} autres`,
  becomes:
    'Toutes tes parties redeviennent ce qu’elles étaient alors. Les parties commencées plus tard quittent la liste.',
  nothingLost:
    'Rien n’est perdu\u202f: tes parties sont d’abord copiées telles qu’elles sont, et cette copie reste pour toujours dans la liste.',
  yes: 'Oui, revenir',
  yesNote: 'les parties actuelles sont copiées d’abord',
  no: 'Non',
  noNote: 'tout reste',
  done: 'Tes parties sont de nouveau comme alors. Leur état d’avant est la première copie de la liste.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'tour', other: 'tours' }),
  lead: (count: number): string => (count > 1 ? 'Partie gagnée ensemble par' : 'Partie gagnée par'),
  why: {
    lastPlayer: 'Le dernier joueur à la table',
    secondBankruptcy: 'La plus grande fortune à la deuxième faillite',
    timeLimit: 'La plus grande fortune quand l’heure a sonné',
    agreement: 'La plus grande fortune, quand tous ont voulu finir'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `fortune ${money(score)}`,
  ranking: 'Classement final',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} et ${deeds === 0 ? 'aucun titre' : plural(deeds, { one: 'titre', other: 'titres' })}`,
  out: 'hors jeu',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `faillite, tout ${to(creditor)}`
      : `faillite au tour ${figures(turnNumber)}, tout ${to(creditor)}`,
  bankrupt: 'en faillite',
  board: 'Le plateau à la fin',
  rematch: 'Rejouer',
  rematchNote: 'même table, chacun avance d’une place',
  newGame: 'Nouvelle partie',
  newGameNote: 'avec d’autres joueurs',
  start: 'Accueil'
}

export const settings = {
  heading: 'Réglages',
  aside: 'pris en compte aussitôt',
  defaults: 'Tout réinitialiser',
  defaultsNow: 'Tous les réglages sont de nouveau ceux du début.',
  table: 'La table',
  toSee: 'Affichage',
  theme: {
    name: 'Lumière',
    note: 'lin clair ou sapin sombre',
    system: 'Selon le système',
    light: 'Jour',
    dark: 'Nuit'
  },
  speed: {
    name: 'Vitesse',
    note: 'à laquelle les pions avancent et les ordinateurs jouent',
    calm: 'Calme',
    brisk: 'Vive',
    instant: 'Immédiate'
  },
  textSize: {
    name: 'Taille du texte',
    note: 'tout le texte à côté du plateau',
    words: (percent: number): string => `${percent}\u202f%`
  },
  motion: {
    name: 'Mouvement',
    note: 'marches et vols, ou fondus brefs',
    system: 'Selon le système',
    full: 'Complet',
    reduced: 'Réduit'
  },
  handover: {
    name: 'Carte de passage',
    note: 'entre les tours de deux personnes'
  },
  guide: {
    name: 'Guide',
    note: 'un conseil à chaque nouvelle sorte de question, dans la première partie'
  },
  turnBoard: {
    name: 'Plateau',
    note: 'Départ en haut à gauche, ou tourné vers le pion dont c’est le tour',
    fixed: 'Fixe',
    turning: 'Tournant'
  },
  tv: {
    name: 'Mode télé',
    note: 'des chiffres lisibles à trois mètres, une barre de réponses'
  },
  toHear: 'Son',
  volume: {
    name: 'Volume',
    note: 'des dés, des pions, de l’argent, des cartes et du marteau',
    words: (percent: number): string => `${percent}\u202f%`
  },
  muted: {
    name: 'Sons',
    note: 'pas de musique\u202f; muet quand la fenêtre est cachée'
  },
  language: {
    name: 'Langue',
    note: 'de la fenêtre, des cartes et du livre des règles',
    system: 'Selon le système'
  },
  off: 'Non',
  on: 'Oui',
  find: 'Chercher un réglage ou une touche',
  found: (count: number): string =>
    count === 0 ? 'Rien ne porte ce nom' : plural(count, { one: 'résultat', other: 'résultats' }),
  noneHere: 'Rien ici ne porte ce nom.',
  keys: 'Touches',
  keysHow: 'choisis une ligne, puis la nouvelle touche',
  keysHeading: 'Jouer au clavier',
  keysNote:
    'Chaque bouton de la table porte sa touche. On atteint le plateau avec Tab et on le parcourt avec les flèches\u202f; Début mène à la case Départ. Aucune touche n’a deux sens à la fois.'
}

export const rules = {
  heading: 'Livre des règles',
  aside: 'les règles officielles, avec nos mots',
  find: 'Chercher dans les règles',
  chapters: 'Chapitres',
  found: (count: number): string =>
    count === 0
      ? 'Aucune règle n’en parle'
      : plural(count, { one: 'règle en parle', other: 'règles en parlent' }),
  previous: 'Chapitre précédent',
  next: 'Chapitre suivant'
}

export const about = {
  heading: 'À propos de Freehold',
  lead: 'Un jeu de plateau de rues et de loyers, pour la famille autour d’une table. Il n’a besoin ni de compte ni de réseau, et les parties restent sur cet ordinateur.',
  independence:
    'Freehold est une œuvre indépendante, sans aucun lien avec Hasbro, propriétaire de la marque MONOPOLY, ni avec un autre éditeur.',
  drawings: 'Les dessins, les pions, le plateau et les textes sont de nous.',
  versions: 'Version',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Fait avec',
  fonts: 'Caractères',
  licence: (name: string): string => `Licence de ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
