// What the spaces, groups, decks and cards are called in Portuguese. Wording of the cards is our own.
//
// Glossary, one word for each thing in all files:
// space = espaço (as "casa" is a house); street = rua; lot = propriedade; colour group = grupo; railroad = ferrovia
// utility = companhia; title deed = título (de propriedade); house = casa; hotel = hotel; building = edifício, construir
// mortgage = hipoteca, hipotecar; lift = resgatar, resgate; loan = empréstimo; interest = juros; rent = aluguer
// salary = salário; fine = multa; tax = imposto; pot = pote; cash = dinheiro; raise cash = juntar dinheiro
// printed price = preço impresso; auction = leilão, leiloar; bid = lance, licitar; top = cobrir; pass = passar
// hammer = martelo; deal = negócio, negociar; offer = proposta, propor; deal out = distribuir
// throw = lançamento, lançar; doubles = duplo; die = dado; piece = peça; seat = lugar; turn = vez, counted: turno
// game = jogo (never "partida"); GO = Partida; deck = baralho; card = carta; release card = indulto; jail = prisão
// Bank = o Banco; Banker = quem gere o Banco; computer player = jogador virtual; owner = dono; debt = dívida
// creditor = credor; bankrupt = falência, falir; give up = desistir; resign = sair do jogo; estate = bens; ledger = diário
// take back / bring back = desfazer / refazer; rule book = livro de regras; settings = definições; coach = treinador
// The reader is "tu", whose imperatives are at home on both sides of the ocean. Names stand without an article.
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'
import type { CardWords } from '../en/names'

/** By position. */
export const spaces: readonly string[] = [
  'Partida',
  'Mediterranean Avenue',
  'Caixa comum',
  'Baltic Avenue',
  'Imposto sobre rendimentos',
  'Reading Railroad',
  'Oriental Avenue',
  'Acaso',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Prisão',
  'St. Charles Place',
  'Companhia elétrica',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Caixa comum',
  'Tennessee Avenue',
  'New York Avenue',
  'Parada livre',
  'Kentucky Avenue',
  'Acaso',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Companhia de águas',
  'Marvin Gardens',
  'Vai para a prisão',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Caixa comum',
  'Pennsylvania Avenue',
  'Short Line',
  'Acaso',
  'Park Place',
  'Imposto de luxo',
  'Boardwalk'
]

/** What stands before a name within a sentence; the proper names of streets and railroads need nothing. */
const ARTICLES: Readonly<Record<string, 'o' | 'a'>> = {
  Partida: 'a',
  Prisão: 'a',
  'Parada livre': 'a',
  'Companhia elétrica': 'a',
  'Companhia de águas': 'a'
}
/** Spaces that are spoken of as such: "o espaço Acaso". */
const AS_SPACE = /^(Caixa comum|Acaso|Imposto .*|Vai .*)$/

/** Article and name: the article is empty for the streets and railroads. */
function parts(name: string): { readonly article: '' | 'o' | 'a'; readonly rest: string } {
  if (AS_SPACE.test(name))
    return { article: 'o', rest: `espaço ${name.startsWith('Vai') ? `“${name}”` : name}` }
  return { article: ARTICLES[name] ?? '', rest: name }
}

/** A name within a sentence: "a Companhia elétrica", "Ventnor Avenue". */
export function withArticle(name: string): string {
  const { article, rest } = parts(name)
  return article === '' ? rest : `${article} ${rest}`
}
/** A space within a sentence, see `withArticle`. */
export const place = (space: number): string => withArticle(spaces[space] ?? '')
/** "da Companhia elétrica", "de Ventnor Avenue". */
export function ofPlace(space: number): string {
  const { article, rest } = parts(spaces[space] ?? '')
  return `d${article === '' ? 'e' : article} ${rest}`
}
/** "na Companhia elétrica", "em Ventnor Avenue"; "de visita à prisão". */
export function on(space: number): string {
  const name = spaces[space] ?? ''
  if (name === 'Prisão') return 'de visita à prisão'
  const { article, rest } = parts(name)
  return `${article === '' ? 'em' : `n${article}`} ${rest}`
}
/** "pela Companhia elétrica", "por Ventnor Avenue". */
export function forPlace(space: number): string {
  const { article, rest } = parts(spaces[space] ?? '')
  return `${article === '' ? 'por' : `pel${article}`} ${rest}`
}
/** Where a walk leads to: "até à Companhia elétrica", "até Ventnor Avenue". */
export function onto(space: number): string {
  const name = spaces[space] ?? ''
  if (name === 'Prisão') return 'até à prisão, de visita'
  const { article, rest } = parts(name)
  return `até ${article === 'a' ? 'à ' : article === 'o' ? 'ao ' : ''}${rest}`
}

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

/** The Bank as somebody who pays and is paid. */
export const bank = 'o Banco'
/** Where taxes and fines wait, as somebody who is paid. */
export const pot = 'a Parada livre'
/** To whom: "ao Banco", "a Nora". */
export const to = (who: string): string =>
  who === bank ? 'ao Banco' : who === pot ? 'à Parada livre' : `a ${who}`
/** Whose, or from whom: "do Banco", "de Nora". */
export const of = (who: string): string =>
  who === bank ? 'do Banco' : who === pot ? 'da Parada livre' : `de ${who}`

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'roxo-escuro',
  lightBlue: 'azul-claro',
  lightPurple: 'lilás',
  orange: 'laranja',
  red: 'vermelho',
  yellow: 'amarelo',
  green: 'verde',
  darkBlue: 'azul-escuro'
}
export const railroads = 'ferrovias'
export const utilities = 'companhias'

/** The name of a set of deeds with its article: "o grupo F, amarelo", "as ferrovias". */
export const theSet = (name: string): string =>
  name === railroads || name === utilities ? `as ${name}` : `o ${name}`

export const decks: Readonly<Record<Deck, string>> = { chance: 'Acaso', chest: 'Caixa comum' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Indulto (Acaso)',
  chest: 'Indulto (Caixa comum)'
}

const OVER_START = 'Se passares pela Partida, recebe 200\u00a0$.'
const TO_JAIL = 'Vai já para a prisão. Pelo caminho não há salário.'
const KEEP = 'Guarda esta carta. Tira-te da prisão uma vez; podes vendê-la.'
const NEXT_RAILROAD =
  'Corre até à próxima ferrovia. Não é de ninguém? Podes comprá-la. É de alguém? Paga o dobro do aluguer.'

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'O primeiro elétrico',
    story: 'Parte de madrugada e vai todo por tua conta.',
    order: 'Segue até à Partida e recebe 200\u00a0$.'
  },
  CH02: {
    title: 'Um dia de passeio',
    story: 'A excursão deixa toda a gente entre os toldos vermelhos.',
    order: `Avança até Illinois Avenue. ${OVER_START}`
  },
  CH03: {
    title: 'Carta de uma prima',
    story: 'Tem um quarto vago e uma panela de sopa ao lume.',
    order: `Avança até St. Charles Place. ${OVER_START}`
  },
  CH04: {
    title: 'Apagam-se os candeeiros',
    story: 'Alguém devia ir ver o que se passa.',
    order:
      'Avança até à próxima companhia. Não é de ninguém? Podes comprá-la. É de alguém? Lança os dados e paga dez vezes o que sair.'
  },
  CH05: {
    title: 'O bagageiro acena',
    story: 'A tua mala já está no cais, e tu ainda não.',
    order: NEXT_RAILROAD
  },
  CH06: {
    title: 'Um bilhete para dois',
    story: 'A tua tia veio também e trouxe o papagaio.',
    order: NEXT_RAILROAD
  },
  CH07: {
    title: 'Um bom verão no pontão',
    story: 'A empresa do pontão reparte o que renderam as espreguiçadeiras.',
    order: 'Recebe 50\u00a0$.'
  },
  CH08: {
    title: 'Uma amiga na esquadra',
    story: 'Ela sabe qual é a chave que roda.',
    order: KEEP
  },
  CH09: {
    title: 'Vento do mar',
    story: 'Primeiro foge o chapéu, e tu vais atrás dele.',
    order: 'Recua três espaços.'
  },
  CH10: {
    title: 'No meio dos canteiros',
    story: 'O guarda do jardim apanhou-te pelo colarinho e sabe o caminho.',
    order: TO_JAIL
  },
  CH11: {
    title: 'Depois da tempestade',
    story: 'Há telhas em todas as caleiras.',
    order: 'Conserta os telhados: 25\u00a0$ por casa, 100\u00a0$ por hotel.'
  },
  CH12: {
    title: 'A tocar a campainha',
    story: 'Depois das dez, no passadiço, as bicicletas levam-se pela mão.',
    order: 'Paga 15\u00a0$.'
  },
  CH13: {
    title: 'O guarda-chuva perdido',
    story: 'Está à espera num gancho da bilheteira.',
    order: `Avança até Reading Railroad. ${OVER_START}`
  },
  CH14: {
    title: 'Roupa de domingo',
    story: 'A banda está a tocar e toda a gente te vai ver.',
    order: 'Passeia até Boardwalk.'
  },
  CH15: {
    title: 'À frente da banda',
    story: 'Os músicos escolheram-te para a presidência e estão com sede.',
    order: 'Paga limonada a todos: dá 50\u00a0$ a cada jogador.'
  },
  CH16: {
    title: 'A regata',
    story: 'O teu barco foi o único que não meteu água.',
    order: 'Recebe o prémio de 150\u00a0$.'
  },
  CC01: {
    title: 'Com a maré',
    story: 'Deitas-te de costas e a corrente sabe para onde queres ir.',
    order: 'Deixa-te levar até à Partida e recebe 200\u00a0$.'
  },
  CC02: {
    title: 'Qualquer coisa na areia',
    story: 'Ao cavar um fosso encontras uma lata de bolachas cheia de notas antigas.',
    order: 'Recebe 200\u00a0$.'
  },
  CC03: {
    title: 'Os dois ombros',
    story: 'Adormeceste ao sol, e a médica abana a cabeça.',
    order: 'Paga-lhe 50\u00a0$.'
  },
  CC04: {
    title: 'Camarões ao balde',
    story: 'As cozinhas dos hotéis ficam com tudo o que apanhaste.',
    order: 'Recebe 45\u00a0$.'
  },
  CC05: {
    title: 'Uma palavrinha do presidente da câmara',
    story: 'Deve-te um favor por aquele caso da fonte.',
    order: KEEP
  },
  CC06: {
    title: 'Um engano',
    story: 'O mesmo chapéu, o mesmo bigode, e nem um minuto para explicações.',
    order: TO_JAIL
  },
  CC07: {
    title: 'Uma noite no pavilhão',
    story: 'Cantas, e ninguém se atreve a faltar.',
    order: 'Vende os bilhetes: recebe 50\u00a0$ de cada jogador.'
  },
  CC08: {
    title: 'O frasco do inverno',
    story: 'Uma moeda por semana, e agora está cheio.',
    order: 'Recebe 100\u00a0$.'
  },
  CC09: {
    title: 'O escrivão volta a contar',
    story: 'E vai um, tinha ele dito, quando não ia nada.',
    order: 'Recebe 20\u00a0$.'
  },
  CC10: {
    title: 'Choveu a semana toda',
    story: 'Tinhas um seguro contra isso, e todos se riam.',
    order: 'Recebe 100\u00a0$.'
  },
  CC11: {
    title: 'O último degrau do pontão',
    story: 'Estava molhado. Ficas lá duas noites, e a comida é boa.',
    order: 'Paga 100\u00a0$ ao hospital.'
  },
  CC12: {
    title: 'Um telhado para a escola',
    story: 'As crianças já escrevem debaixo de guarda-chuvas.',
    order: 'Paga 150\u00a0$.'
  },
  CC13: {
    title: 'Uma mão firme',
    story: 'Pintas as letras da montra da padaria.',
    order: 'Recebe 25\u00a0$.'
  },
  CC14: {
    title: 'Calçada nova',
    story: 'A rua está em obras, e a cidade manda a conta.',
    order: 'Paga 40\u00a0$ por casa e 115\u00a0$ por hotel.'
  },
  CC15: {
    title: 'Castelos na praia',
    story: 'Terceiro prémio, atrás de um menino de seis anos e da irmã.',
    order: 'Recebe 10\u00a0$.'
  },
  CC16: {
    title: 'O bule azul',
    story: 'Uma tia-avó lembrou-se de ti, e há quem o queira para a coleção.',
    order: 'Recebe 100\u00a0$.'
  }
}
