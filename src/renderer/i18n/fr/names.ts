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
// The reader is "tu", the whole table "vous". Events are told in the present or with "avoir", so that nobody's gender needs to be known.
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

const OVER_GO = 'Si tu passes par la case Départ, touche 200\u00a0$.'
const TO_JAIL = 'File en prison tout de suite. Pas de salaire en chemin.'
const KEEP = 'Garde cette carte. Elle te fait sortir de prison une fois\u202f; tu peux aussi la vendre.'
const NEXT_RAILROAD =
  'Cours jusqu’au prochain chemin de fer. S’il n’est à personne, tu peux l’acheter. S’il est à quelqu’un, paie deux fois le loyer.'

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'Le premier tram',
    story: 'Il part à l’aube, et tous les sièges sont à toi.',
    order: 'Roule jusqu’à la case Départ et touche 200\u00a0$.'
  },
  CH02: {
    title: 'Un jour de congé',
    story: 'L’excursion dépose tout le monde sous les stores rouges.',
    order: `Va jusqu’à Illinois Avenue. ${OVER_GO}`
  },
  CH03: {
    title: 'Une lettre de la cousine',
    story: 'Elle a une chambre libre et de la soupe sur le feu.',
    order: `Va jusqu’à St. Charles Place. ${OVER_GO}`
  },
  CH04: {
    title: 'Les réverbères s’éteignent',
    story: 'Il faudrait que quelqu’un aille voir.',
    order:
      'Va jusqu’au prochain service public. S’il n’est à personne, tu peux l’acheter. S’il est à quelqu’un, lance les dés et paie dix fois leur total.'
  },
  CH05: {
    title: 'Le porteur fait signe',
    story: 'Ta malle est sur le quai. Toi, pas encore.',
    order: NEXT_RAILROAD
  },
  CH06: {
    title: 'Deux billets, s’il vous plaît',
    story: 'Ta tante t’accompagne, et le perroquet aussi.',
    order: NEXT_RAILROAD
  },
  CH07: {
    title: 'Un bel été sur la jetée',
    story: 'La société de la jetée partage ce qu’ont rapporté les chaises longues.',
    order: 'Touche 50\u00a0$.'
  },
  CH08: {
    title: 'Une amie au poste',
    story: 'Elle sait quelle clé est la bonne.',
    order: KEEP
  },
  CH09: {
    title: 'Le vent du large',
    story: 'Ton chapeau s’envole, et tu cours derrière.',
    order: 'Recule de trois cases.'
  },
  CH10: {
    title: 'Les pieds dans les fleurs',
    story: 'La gardienne du parc te tient par le col et connaît le chemin.',
    order: TO_JAIL
  },
  CH11: {
    title: 'Après la tempête',
    story: 'Il y a des ardoises dans toutes les gouttières.',
    order: 'Répare tes toits\u202f: 25\u00a0$ par maison, 100\u00a0$ par hôtel.'
  },
  CH12: {
    title: 'Coup de sonnette',
    story: 'Sur les planches, après dix heures, on pousse son vélo à la main.',
    order: 'Paie 15\u00a0$.'
  },
  CH13: {
    title: 'Le parapluie perdu',
    story: 'Il attend, pendu à un crochet, près du guichet.',
    order: `Va jusqu’à Reading Railroad. ${OVER_GO}`
  },
  CH14: {
    title: 'Les habits du dimanche',
    story: 'La fanfare joue, et tout le monde te verra.',
    order: 'Flâne jusqu’à Boardwalk.'
  },
  CH15: {
    title: 'À la tête de la fanfare',
    story: 'Les musiciens ont voté pour toi, et ils ont soif.',
    order: 'Offre la limonade\u202f: paie 50\u00a0$ à chaque joueur.'
  },
  CH16: {
    title: 'La régate',
    story: 'Seul ton bateau n’a pas pris l’eau.',
    order: 'Touche le prix de 150\u00a0$.'
  },
  CC01: {
    title: 'Au fil de l’eau',
    story: 'Tu fais la planche, et le courant sait où tu veux aller.',
    order: 'Laisse-toi porter jusqu’à la case Départ et touche 200\u00a0$.'
  },
  CC02: {
    title: 'Trouvé dans le sable',
    story: 'Tu creuses des douves et tombes sur une boîte à biscuits pleine de vieux billets.',
    order: 'Touche 200\u00a0$.'
  },
  CC03: {
    title: 'Coup de soleil',
    story: 'Tu as dormi sur la plage, et la docteure secoue la tête.',
    order: 'Paie-lui 50\u00a0$.'
  },
  CC04: {
    title: 'Crevettes au seau',
    story: 'Les cuisines des hôtels te prennent toute ta pêche.',
    order: 'Touche 45\u00a0$.'
  },
  CC05: {
    title: 'Un mot de monsieur le maire',
    story: 'Il te doit bien ça, depuis l’affaire de la fontaine.',
    order: KEEP
  },
  CC06: {
    title: 'Erreur sur la personne',
    story: 'Même chapeau, même moustache, et pas le temps d’expliquer.',
    order: TO_JAIL
  },
  CC07: {
    title: 'Un soir au pavillon',
    story: 'Tu chantes, et personne n’ose rester chez soi.',
    order: 'Vends les billets\u202f: chaque joueur te paie 50\u00a0$.'
  },
  CC08: {
    title: 'Le bocal de l’hiver',
    story: 'Une pièce par semaine, et le voilà plein.',
    order: 'Touche 100\u00a0$.'
  },
  CC09: {
    title: 'Le commis recompte',
    story: 'Il avait retenu deux là où il n’y avait rien à retenir.',
    order: 'Touche 20\u00a0$.'
  },
  CC10: {
    title: 'Une semaine de pluie',
    story: 'Tu avais pris une assurance contre la pluie, et on avait bien ri.',
    order: 'Touche 100\u00a0$.'
  },
  CC11: {
    title: 'La dernière marche de la jetée',
    story: 'Elle était mouillée. On te garde deux nuits, et on mange bien.',
    order: 'Paie 100\u00a0$ à l’hôpital.'
  },
  CC12: {
    title: 'Un toit pour l’école',
    story: 'Les enfants écrivaient sous des parapluies.',
    order: 'Paie 150\u00a0$.'
  },
  CC13: {
    title: 'La main sûre',
    story: 'Tu peins l’enseigne de la boulangerie.',
    order: 'Touche 25\u00a0$.'
  },
  CC14: {
    title: 'Pavés neufs',
    story: 'La rue est ouverte, et la ville envoie la facture.',
    order: 'Paie 40\u00a0$ par maison, 115\u00a0$ par hôtel.'
  },
  CC15: {
    title: 'Châteaux sur la plage',
    story: 'Troisième prix, derrière un garçon de six ans et sa sœur.',
    order: 'Touche 10\u00a0$.'
  },
  CC16: {
    title: 'La théière bleue',
    story: 'Une grand-tante te l’a léguée, et une collectionneuse la veut à tout prix.',
    order: 'Touche 100\u00a0$.'
  }
}
