// What the spaces, groups, decks and cards are called in French. Wording of the cards is our own.
// One word for each thing, used everywhere alike:
//   space: case; title deed: titre; lot: terrain; street: rue; colour group: groupe; railroad: chemin de fer
//   utility: service public; building: bâtiment; to build: construire; house: maison; hotel: hôtel; estate: biens
//   printed price: prix; rent: loyer; salary: salaire; fine: amende; tax: impôt, taxe; cash: argent
//   to raise cash: réunir l’argent; mortgage: hypothèque, hypothéquer; to lift: lever; loan: prêt; interest: intérêts
//   auction: enchères; bid: mise, miser; to pass: passer; to win: remporter; deal: échange; offer: offre
//   debt: dette; bankrupt: en faillite; to give up: abandonner; to resign: se retirer; wish: demande
//   piece: pion; throw: lancer; sum of a throw: total des dés; doubles: double; turn: tour; game: partie
//   deck: pile; release card: carte de sortie; GO: Départ; jail: prison; pot: cagnotte; ledger: journal
//   coach: entraîneur; chances: chances; means: fortune; advice: conseil
//   Bank: la Banque; to be Banker: tenir la banque; seat: place; players: joueurs, where it must be
// The reader is "vous". Events are told in the present or with "avoir", so that nobody's gender needs to be known.
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'
import type { CardWords } from '../en/names'

/** By position. */
export const spaces: readonly string[] = [
  'Départ',
  'Mediterranean Avenue',
  'Caisse commune',
  'Baltic Avenue',
  'Impôt sur le revenu',
  'Reading Railroad',
  'Oriental Avenue',
  'Chance',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Prison',
  'St. Charles Place',
  'Compagnie électrique',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Caisse commune',
  'Tennessee Avenue',
  'New York Avenue',
  'Parc gratuit',
  'Kentucky Avenue',
  'Chance',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Service des eaux',
  'Marvin Gardens',
  'En prison\u202f!',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Caisse commune',
  'Pennsylvania Avenue',
  'Short Line',
  'Chance',
  'Park Place',
  'Taxe de luxe',
  'Boardwalk'
]

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

/** A name within a sentence: "le Service des eaux", but "Ventnor Avenue". */
export function withArticle(name: string): string {
  switch (name) {
    case 'Départ':
    case 'Impôt sur le revenu':
    case 'Taxe de luxe':
      return `la case ${name}`
    case 'Chance':
      return 'une case Chance'
    case 'Caisse commune':
    case 'Compagnie électrique':
      return `la ${name}`
    case 'Prison':
      return 'la prison'
    case 'En prison\u202f!':
      return `la case «\u202f${name}\u202f»`
    case 'Parc gratuit':
    case 'Service des eaux':
      return `le ${name}`
    default:
      return name
  }
}

/** A space within a sentence, see `withArticle`. */
export const place = (space: number): string => withArticle(spaces[space] ?? '')

/** Vowels before which "de" loses its own; of names with h those that French reads as mute. */
const ELIDES = /^(?:[aàâäæeéèêëiîïoôöœuùûü]|y[^aeiou]|h[eéèêiîïoôuy])/iu

/** With "de" before it: "de Nora", "d’Anna", "du Service des eaux". Takes a player, the Bank or a place. */
export const of = (what: string): string =>
  what.startsWith('le ') ? `du ${what.slice(3)}` : ELIDES.test(what) ? `d’${what}` : `de ${what}`

/** With "à" before it: "à Nora", "à la Banque", "au Service des eaux". */
export const to = (what: string): string => (what.startsWith('le ') ? `au ${what.slice(3)}` : `à ${what}`)

/** The Bank as somebody who pays and is paid. */
export const bank = 'la Banque'
/** Where taxes and fines wait, as somebody who is paid. */
export const pot = 'le Parc gratuit'

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'violet foncé',
  lightBlue: 'bleu clair',
  lightPurple: 'violet clair',
  orange: 'orange',
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  darkBlue: 'bleu foncé'
}
export const railroads = 'chemins de fer'
export const utilities = 'services publics'

/** The name of a set within a sentence: "le groupe F (jaune)", "les chemins de fer". */
export const theSet = (name: string): string => `${name.startsWith('groupe') ? 'le' : 'les'} ${name}`

export const decks: Readonly<Record<Deck, string>> = { chance: 'Chance', chest: 'Caisse commune' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Carte de sortie (Chance)',
  chest: 'Carte de sortie (Caisse commune)'
}

const OVER_GO = 'Si vous passez par la case Départ, touchez 200\u00a0$.'
const TO_JAIL = 'Filez en prison tout de suite. Pas de salaire en chemin.'
const KEEP = 'Gardez cette carte. Elle vous fait sortir de prison une fois\u202f; vous pouvez la vendre.'
const NEXT_RAILROAD =
  'Courez jusqu’au prochain chemin de fer. S’il n’est à personne, vous pouvez l’acheter. S’il est à quelqu’un, payez deux fois le loyer.'

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'Le premier tram',
    story: 'Il part à l’aube, et il est tout à vous.',
    order: 'Roulez jusqu’à la case Départ et touchez 200\u00a0$.'
  },
  CH02: {
    title: 'Un jour de congé',
    story: 'L’excursion dépose tout le monde au milieu des stores rouges.',
    order: `Allez jusqu’à Illinois Avenue. ${OVER_GO}`
  },
  CH03: {
    title: 'Une lettre de la cousine',
    story: 'Elle a une chambre libre et de la soupe sur le feu.',
    order: `Allez jusqu’à St. Charles Place. ${OVER_GO}`
  },
  CH04: {
    title: 'Les réverbères s’éteignent',
    story: 'Il faudrait que quelqu’un aille voir.',
    order:
      'Allez jusqu’au prochain service public. S’il n’est à personne, vous pouvez l’acheter. S’il est à quelqu’un, lancez les dés et payez dix fois leur total.'
  },
  CH05: {
    title: 'Le porteur fait signe',
    story: 'Votre malle est sur le quai. Vous, pas encore.',
    order: NEXT_RAILROAD
  },
  CH06: {
    title: 'Deux billets, s’il vous plaît',
    story: 'Votre tante vous accompagne, et le perroquet aussi.',
    order: NEXT_RAILROAD
  },
  CH07: {
    title: 'Un bel été sur la jetée',
    story: 'La société de la jetée partage ce qu’ont rapporté les chaises longues.',
    order: 'Touchez 50\u00a0$.'
  },
  CH08: {
    title: 'Une amie au poste',
    story: 'Elle sait quelle clé tourne.',
    order: KEEP
  },
  CH09: {
    title: 'Le vent du large',
    story: 'Votre chapeau s’envole, et vous courez derrière.',
    order: 'Reculez de trois cases.'
  },
  CH10: {
    title: 'Les pieds dans les fleurs',
    story: 'La gardienne du parc vous tient par le col et connaît le chemin.',
    order: TO_JAIL
  },
  CH11: {
    title: 'Après la tempête',
    story: 'Il y a des ardoises dans toutes les gouttières.',
    order: 'Réparez vos toits\u202f: 25\u00a0$ par maison, 100\u00a0$ par hôtel.'
  },
  CH12: {
    title: 'Coup de sonnette',
    story: 'Sur les planches, après dix heures, on pousse son vélo à la main.',
    order: 'Payez 15\u00a0$.'
  },
  CH13: {
    title: 'Le parapluie perdu',
    story: 'Il attend, pendu à un crochet, près du guichet.',
    order: `Allez jusqu’à Reading Railroad. ${OVER_GO}`
  },
  CH14: {
    title: 'Les habits du dimanche',
    story: 'La fanfare joue, et tout le monde vous verra.',
    order: 'Flânez jusqu’à Boardwalk.'
  },
  CH15: {
    title: 'À la tête de la fanfare',
    story: 'Les musiciens ont voté pour vous, et ils ont soif.',
    order: 'Payez une tournée\u202f: 50\u00a0$ à chaque joueur.'
  },
  CH16: {
    title: 'La régate',
    story: 'Seul votre bateau est resté au sec.',
    order: 'Touchez le prix de 150\u00a0$.'
  },
  CC01: {
    title: 'Au fil de l’eau',
    story: 'Vous faites la planche, et le courant sait où vous voulez aller.',
    order: 'Laissez-vous porter jusqu’à la case Départ et touchez 200\u00a0$.'
  },
  CC02: {
    title: 'Dans le sable',
    story: 'Vous creusez des douves et trouvez une boîte à biscuits pleine de vieux billets.',
    order: 'Touchez 200\u00a0$.'
  },
  CC03: {
    title: 'Les deux épaules',
    story: 'Vous avez dormi au soleil, et la docteure secoue la tête.',
    order: 'Payez-lui 50\u00a0$.'
  },
  CC04: {
    title: 'Crevettes au seau',
    story: 'Les cuisines des hôtels vous prennent toute la pêche.',
    order: 'Touchez 45\u00a0$.'
  },
  CC05: {
    title: 'Un mot de monsieur le maire',
    story: 'Il vous doit bien ça, depuis l’affaire de la fontaine.',
    order: KEEP
  },
  CC06: {
    title: 'Erreur sur la personne',
    story: 'Même chapeau, même moustache, et pas le temps d’expliquer.',
    order: TO_JAIL
  },
  CC07: {
    title: 'Un soir au pavillon',
    story: 'Vous chantez, et personne n’ose rester chez soi.',
    order: 'Vendez les billets\u202f: touchez 50\u00a0$ de chaque joueur.'
  },
  CC08: {
    title: 'Le bocal de l’hiver',
    story: 'Une pièce par semaine, et le voilà plein.',
    order: 'Touchez 100\u00a0$.'
  },
  CC09: {
    title: 'Le commis recompte',
    story: 'Il avait retenu deux là où il n’y avait rien à retenir.',
    order: 'Touchez 20\u00a0$.'
  },
  CC10: {
    title: 'Une semaine de pluie',
    story: 'Vous aviez pris une assurance contre elle, et on avait bien ri.',
    order: 'Touchez 100\u00a0$.'
  },
  CC11: {
    title: 'La dernière marche de la jetée',
    story: 'Elle était mouillée. On vous garde deux nuits, et la table est bonne.',
    order: 'Payez 100\u00a0$ à l’hôpital.'
  },
  CC12: {
    title: 'Un toit pour l’école',
    story: 'Les enfants écrivaient sous des parapluies.',
    order: 'Payez 150\u00a0$.'
  },
  CC13: {
    title: 'La main sûre',
    story: 'Vous peignez l’enseigne de la boulangerie.',
    order: 'Touchez 25\u00a0$.'
  },
  CC14: {
    title: 'Pavés neufs',
    story: 'La rue est ouverte, et la ville envoie la facture.',
    order: 'Payez 40\u00a0$ par maison, 115\u00a0$ par hôtel.'
  },
  CC15: {
    title: 'Châteaux sur la plage',
    story: 'Troisième prix, derrière un garçon de six ans et sa sœur.',
    order: 'Touchez 10\u00a0$.'
  },
  CC16: {
    title: 'La théière bleue',
    story: 'Une grand-tante a pensé à vous, et une collectionneuse l’admire.',
    order: 'Touchez 100\u00a0$.'
  }
}
