// Words of the screens around the table in Portuguese: start, new game, saved games, winner, settings, rules, about.
import type { Ending } from '../../../shared/game/events'
import type { DecisionKind } from '../../../shared/game/view'
import type { Character, Level, PieceName, Trouble } from '../../../shared/ipc'
import { figures, form, list, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const back = 'Voltar'
export const backToTable = 'Voltar à mesa'

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'Lanterna',
  kite: 'Papagaio',
  tugboat: 'Rebocador',
  teapot: 'Bule',
  beehive: 'Colmeia',
  bicycle: 'Bicicleta',
  anvil: 'Bigorna',
  fox: 'Raposa',
  snail: 'Caracol',
  lighthouse: 'Farol',
  watch: 'Relógio de bolso'
}
/** By index of the colour. */
export const colours: readonly string[] = [
  'Tijolo',
  'Porto',
  'Ocre',
  'Ameixa',
  'Musgo',
  'Marinho',
  'Nogueira',
  'Ardósia'
]

export const levels: Readonly<Record<Level, { name: string; plain: string }>> = {
  beginner: { name: 'Principiante', plain: 'sabe as regras, e pouco mais' },
  casual: { name: 'Amigável', plain: 'joga como entre amigos' },
  strong: { name: 'Forte', plain: 'conta bem e regateia' },
  master: { name: 'Mestre', plain: 'pensa cada jogada com antecedência' }
}

/** What a computer player likes; none is one without a taste of its own. */
export const characters: Readonly<Record<Character | 'none', { name: string; plain: string }>> = {
  none: { name: 'Imparcial', plain: 'toma cada coisa pelo que vale' },
  collector: { name: 'Colecionador', plain: 'quer grupos inteiros, e paga pelo último título' },
  builder: { name: 'Construtor', plain: 'faz logo casas de cada dólar' },
  trader: { name: 'Negociante', plain: 'tem sempre vontade de um negócio' },
  miser: { name: 'Avarento', plain: 'gosta de dinheiro em mão e custa-lhe largá-lo' }
}

/** What a game waits for, after the name of the player. */
export const waiting: Readonly<Record<DecisionKind, (who: string) => string>> = {
  openingThrow: (who) => `${who} lança para começar`,
  turn: (who) => `É a vez de ${who}`,
  purchase: (who) => `${who} compra ou manda a leilão`,
  auction: (who) => `Licita ${who}`,
  tax: (who) => `${who} escolhe o imposto sobre rendimentos`,
  rentThrow: (who) => `${who} lança pelo aluguer`,
  debt: (who) => `${who} tem uma dívida a pagar`,
  inheritance: (who) => `${who} decide sobre um título hipotecado`,
  openLot: (who) => `${who} abre o leilão`,
  hammer: (who) => `${who} bate o martelo`,
  wish: (who) => `${who} diz quantos edifícios quer`,
  placement: (who) => `${who} coloca um edifício`
}
export const dismiss = 'Fechar'
export const isBanker = (name: string): string => `${name} gere o Banco`
export const turn = (number: number): string =>
  number === 0 ? 'antes do primeiro turno' : `turno ${figures(number)}`
export const won = (names: readonly string[]): string =>
  `${list(names)} ${form(names.length, { one: 'ganhou', other: 'ganharam' })}`

export const fault =
  'Algo correu mal nesta janela. Nada se perdeu: cada jogada foi guardada de imediato. Se agora algo parecer estranho, fecha o Freehold e volta a abri-lo.'

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'O disco está cheio. Nada mudou; liberta espaço e tenta de novo.',
  saveFailed: 'Não foi possível guardar. Nada mudou; tenta de novo.',
  noSuchGame: 'Esse jogo já não existe.',
  gameUnreadable: 'Não é possível ler esse jogo. O ficheiro ficou como estava.',
  gameTooNew: 'Esse jogo vem de uma versão mais recente do Freehold. Atualiza o programa para o abrir.',
  noGameOpen: 'Não há nenhum jogo aberto.',
  noSuchSeat: 'Não há esse lugar naquela mesa.',
  fileUnreadable: 'Esse ficheiro não contém um jogo do Freehold, ou está danificado. Nada mudou.',
  fileTooNew:
    'Esse ficheiro vem de uma versão mais recente do Freehold. Atualiza o programa para o abrir; nada mudou.',
  backupUnreadable: 'Não é possível ler essa cópia. Nada mudou.',
  goingBack: 'Os jogos de uma cópia estão a ser repostos. Nada mudou; tenta de novo daqui a pouco.'
}

export const pageMissing =
  'Não foi possível carregar uma parte do Freehold. Abre o Freehold de novo; se não resultar, instala-o outra vez. Os teus jogos estão a salvo.'

export const start = {
  heading: 'Senta-te connosco',
  poster: 'Cartaz: uma vila à beira-mar com um farol, uma roda gigante e um pontão',
  invitation: 'De dois a oito jogadores à volta de uma mesa',
  resume: (name: string): string => `Continuar ${name}`,
  resumeNote: (turnNumber: number, players: number): string =>
    `${capitalised(turn(turnNumber))}, ${plural(players, { one: 'jogador', other: 'jogadores' })}`,
  resumeNothing: 'Continuar',
  noGames: 'ainda não começou nenhum jogo',
  allOver: 'todos os jogos acabaram; começa outro',
  newGame: 'Novo jogo',
  newGameNote: 'Nomes, peças, quem joga',
  lastTime: 'A última mesa',
  lastEvents: 'O que aconteceu por fim',
  saved: 'Jogos guardados',
  rules: 'Regras',
  settings: 'Definições',
  about: 'Sobre'
}

/** "Mesa de domingo"; of a weekday only what makes it different is said: "Mesa de quinta". */
const day = (weekday: string): string => weekday.replace(/-feira$/, '')

export const newGame = {
  heading: 'Novo jogo',
  aside: (count: number): string => `${spelled(count)} à mesa`,
  who: 'Quem joga?',
  whoNote: 'de dois a oito; os dados decidem quem começa',
  seat: (number: number): string => `Lugar ${figures(number)}`,
  name: (number: number): string => `Nome do lugar ${figures(number)}`,
  kind: (name: string): string => `Quem joga por ${name}?`,
  level: (name: string): string => `Como joga ${name}`,
  character: 'Feitio',
  person: 'Pessoa',
  computer: 'Computador',
  here: 'nesta mesa',
  change: (name: string): string => `Peça e cor de ${name}`,
  piece: 'Peça',
  colour: 'Cor',
  heldBy: (what: string, name: string): string => `${what}, agora com ${name}`,
  swapped: (what: string, name: string): string => `${what}: troca feita com ${name}`,
  remove: (name: string): string => `Remover ${name}`,
  removed: (name: string): string => `${name} já não está à mesa.`,
  addPerson: 'Juntar uma pessoa',
  addComputer: 'Juntar um jogador virtual',
  full: 'oito é o máximo',
  least: 'Uma mesa precisa de pelo menos dois lugares',
  defaultPerson: (number: number): string => `Jogador ${figures(number)}`,
  computerNames: [
    'Marlow',
    'Quill',
    'Wren',
    'Zimbro',
    'Pike',
    'Malva',
    'Basil',
    'Azeda'
  ] as readonly string[],
  defaultName: (weekday: string): string => `Mesa de ${day(weekday)}`,
  problems: {
    noName: (number: number): string => `O lugar ${figures(number)} ainda não tem nome.`,
    sameName: (name: string): string =>
      `Dois lugares chamam-se ${name}. Muda um deles, para se distinguirem.`,
    noBanker: 'Dá a quem gere o Banco um nome que mais ninguém tenha.',
    noTitle: 'Dá um nome a este jogo, para o voltares a encontrar.'
  },
  slip: 'Como impresso',
  rulesHeading: 'As regras oficiais',
  facts: [
    'Nada se acrescenta e nada se tira.',
    'Todos começam na Partida com 1500\u00a0$.',
    'Um título que ninguém compra vai logo a leilão.',
    'Ganha o último jogador que não vá à falência.'
  ] as readonly string[],
  title: 'Nome deste jogo',
  sums: (people: number, computers: number): string => {
    const persons = plural(people, { one: 'pessoa', other: 'pessoas' })
    if (people === 0) return `${capitalised(spelled(computers))} jogadores virtuais; tu assistes.`
    return computers === 0
      ? `${persons} à volta de um ecrã.`
      : `${persons} e ${plural(computers, { one: 'jogador virtual', other: 'jogadores virtuais' })}.`
  },
  begin: 'Começar o jogo',
  beginNote: 'primeiro lança-se para começar'
}

export const saved = {
  heading: 'Jogos guardados',
  aside: (count: number): string => (count === 0 ? 'nenhum' : plural(count, { one: 'jogo', other: 'jogos' })),
  empty: 'Cada jogo guarda-se aqui sozinho, depois de cada jogada.',
  open: 'Abrir',
  openNamed: (name: string): string => `Abrir ${name}`,
  rename: 'Mudar nome',
  renameNamed: (name: string): string => `Mudar o nome de ${name}`,
  newName: (name: string): string => `Novo nome de ${name}`,
  keepName: 'Guardar este nome',
  remove: 'Remover',
  removeNamed: (name: string): string => `Remover ${name}`,
  removed: (name: string): string => `${name} foi para o cesto.`,
  toFile: 'Para ficheiro',
  toFileNamed: (name: string): string => `Gravar ${name} num ficheiro`,
  written: (name: string, file: string): string => `${name} ficou gravado em ${file}.`,
  fromFile: 'Juntar de ficheiro',
  added: (name: string): string => `${name} já está entre os teus jogos.`,
  bringBack: 'Recuperar',
  bringBackNamed: (name: string): string => `Recuperar ${name}`,
  bin: 'No cesto',
  binNote: 'podem recuperar-se em qualquer altura',
  begun: (when: string): string => `começou: ${when}`,
  players: (names: readonly string[]): string => list(names)
}

export const copies = {
  heading: 'Cópias diárias',
  eyebrow: 'Fazem-se sozinhas',
  note: 'Uma vez por dia copiam-se todos os teus jogos. Se algo correu mal, volta a um destes dias.',
  none: 'Ainda não há cópias. A primeira faz-se quando o Freehold se abrir outra vez.',
  before: 'feita antes de voltares atrás',
  unreadable: 'não se pode ler',
  goBack: 'Voltar a esta cópia',
  goBackNote: 'pergunta outra vez',
  ask: 'Voltar a esta cópia?',
  empty: 'Não contém nenhum jogo.',
  inIt: (names: readonly string[]): string => `Contém: ${list(names)}.`,
  /** Games beyond those that were named, in a list after them. */
  more: (count: number): string => `mais ${count}`,
  becomes: 'Todos os teus jogos ficam como eram então. Os que começaram depois saem da lista.',
  nothingLost:
    'Nada se perde: primeiro copiam-se os teus jogos como estão agora, e essa cópia fica para sempre nesta lista.',
  yes: 'Sim, voltar',
  yesNote: 'primeiro copiam-se os de agora',
  no: 'Não',
  noNote: 'fica tudo como está',
  done: 'Os teus jogos estão outra vez como então. A primeira cópia da lista guarda-os como estavam até agora.'
}

export const winner = {
  heading: (game: string): string => game,
  turns: (count: number): string => plural(count, { one: 'turno', other: 'turnos' }),
  lead: (count: number): string => (count > 1 ? 'O jogo reparte-se entre' : 'O jogo vai para'),
  why: {
    lastPlayer: 'O último jogador à mesa',
    secondBankruptcy: 'Quem tinha mais na segunda falência',
    timeLimit: 'Quem tinha mais ao soar a hora',
    agreement: 'Quem tinha mais quando todos quiseram acabar'
  } satisfies Record<Ending, string>,
  worth: (score: number): string => `vale ${money(score)}`,
  ranking: 'Como acabou',
  holds: (cash: number, deeds: number): string =>
    `${money(cash)} e ${deeds === 0 ? 'nenhum título' : plural(deeds, { one: 'título', other: 'títulos' })}`,
  out: 'fora',
  bankruptTo: (turnNumber: number | null, creditor: string): string =>
    turnNumber === null
      ? `falência, tudo para ${creditor}`
      : `falência no turno ${figures(turnNumber)}, tudo para ${creditor}`,
  bankrupt: 'na falência',
  board: 'O tabuleiro no fim',
  rematch: 'Jogar outra vez',
  rematchNote: 'a mesma mesa, cada um avança um lugar',
  newGame: 'Novo jogo',
  newGameNote: 'outros jogadores',
  start: 'Ecrã inicial'
}

export const settings = {
  heading: 'Definições',
  aside: 'têm efeito imediato',
  defaults: 'Repor o habitual',
  defaultsNow: 'Todas as definições voltaram a ser as do início.',
  table: 'A mesa',
  toSee: 'Para ver',
  theme: {
    name: 'Luz do dia',
    note: 'linho claro ou abeto escuro',
    system: 'Como o sistema',
    light: 'Dia',
    dark: 'Noite'
  },
  speed: {
    name: 'Velocidade',
    note: 'a rapidez das peças e dos computadores',
    calm: 'Calma',
    brisk: 'Viva',
    instant: 'Imediata'
  },
  textSize: {
    name: 'Tamanho do texto',
    note: 'todo o texto ao lado do tabuleiro',
    words: (percent: number): string => `${figures(percent)}%`
  },
  motion: {
    name: 'Movimento',
    note: 'passeios e voos, ou transições curtas',
    system: 'Como o sistema',
    full: 'Todo',
    reduced: 'Pouco'
  },
  handover: {
    name: 'Carta de passagem',
    note: 'entre os turnos de duas pessoas'
  },
  guide: {
    name: 'Guia',
    note: 'uma dica em cada pergunta nova, no primeiro jogo'
  },
  turnBoard: {
    name: 'Tabuleiro',
    note: 'a Partida no canto, ou virado para quem joga',
    fixed: 'Fixo',
    turning: 'Gira'
  },
  tv: {
    name: 'Modo TV',
    note: 'números que se leem a três metros'
  },
  toHear: 'Para ouvir',
  volume: {
    name: 'Volume',
    note: 'dados, peças, dinheiro, cartas e o martelo',
    words: (percent: number): string => `${figures(percent)}%`
  },
  muted: {
    name: 'Som',
    note: 'sem música; em silêncio quando a janela está escondida'
  },
  language: {
    name: 'Língua',
    note: 'da janela, das cartas e do livro de regras',
    system: 'Como o sistema'
  },
  off: 'Não',
  on: 'Sim',
  find: 'Procurar uma definição ou tecla',
  found: (count: number): string =>
    count === 0 ? 'Nada se chama assim' : plural(count, { one: 'resultado', other: 'resultados' }),
  noneHere: 'Aqui nada se chama assim.',
  keys: 'Teclas',
  keysHow: 'escolhe uma linha, depois a tecla nova',
  keysHeading: 'Jogar com teclas',
  keysNote:
    'Cada botão à mesa mostra a sua tecla. Ao tabuleiro chega-se com Tab e percorre-se com as setas; Home leva à Partida. Nenhuma tecla quer dizer duas coisas ao mesmo tempo.'
}

export const rules = {
  heading: 'Livro de regras',
  aside: 'as regras oficiais por palavras nossas',
  find: 'Procurar nas regras',
  chapters: 'Capítulos',
  found: (count: number): string =>
    count === 0 ? 'Nada fala disso' : `${plural(count, { one: 'regra fala', other: 'regras falam' })} disso`,
  previous: 'Capítulo anterior',
  next: 'Capítulo seguinte'
}

export const about = {
  heading: 'Sobre o Freehold',
  lead: 'Um jogo de tabuleiro de compra e venda de propriedades, para a família à volta de uma mesa. Não precisa de conta nem de rede, e guarda o que jogas só neste computador.',
  independence:
    'O Freehold é uma obra independente e não tem qualquer ligação à Hasbro, dona da marca MONOPOLY, nem a outra editora.',
  drawings: 'Os desenhos, as peças, o tabuleiro e os textos são nossos.',
  versions: 'Versão',
  version: (app: string): string => `Freehold ${app}`,
  parts: 'Feito com',
  fonts: 'Tipos de letra',
  licence: (name: string): string => `Licença de ${name}`,
  openFont: 'SIL Open Font License 1.1'
}
