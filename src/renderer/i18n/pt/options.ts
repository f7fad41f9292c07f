// Words of the rules of a new game in Portuguese: sets, options, what differs from the official rules, and what cannot be played.
import type { Rules, RulesFault } from '../../../shared/game/rules'
import type { UndoPolicy } from '../../../shared/ipc'
import type { Duration } from '../../screens/duration'
import { figures, form, money, plural } from '../format'
import { capitalised, spelled } from './figures'

export const heading = 'Regras deste jogo'
export const slip = 'As regras'
export const mixture = 'Regras próprias'
export const change = 'Mudar as regras'
export const done = 'Pronto'
export const doneNote = 'voltar aos lugares'
export const setsHeading = 'Conjuntos de regras'
export const ownHeading = 'Os teus'
export const saveLabel = 'Guardar estas regras como'
export const save = 'Guardar'
export const noName = 'dá-lhes primeiro um nome'
export const removed = (name: string): string => `Foi removido: ${name}.`
export const remove = (name: string): string => `Remover ${name}`
export const fromOfficial = 'Em relação às regras oficiais'
export const differences = 'O que muda'
export const nothingDiffers = 'Nada. É o jogo como está impresso; só o aluguer se cobra sozinho.'
export const yes = 'Sim'
export const no = 'Não'
export const more = (what: string): string => `${what}: mais`
export const less = (what: string): string => `${what}: menos`

export const sets = {
  official: { name: 'Oficiais', note: 'como impresso, aluguer automático' },
  letter: { name: 'À letra', note: 'quem se esquece do aluguer perde-o' },
  short: { name: 'Jogo curto', note: 'dois títulos cada, até à segunda falência' },
  timed: { name: 'Com limite', note: 'dois títulos cada, duas horas, ganha quem tiver mais' },
  speed: { name: '60 minutos', note: 'dois títulos cada, hotéis após três casas' },
  family: { name: 'Em família', note: 'impostos e multas esperam na Parada livre' },
  dealt: { name: 'Tudo distribuído', note: 'cada título tem dono desde o início' }
} as const

export const groups = {
  start: 'No início',
  round: 'À volta do tabuleiro',
  lots: 'Propriedades e aluguer',
  building: 'Construir e negociar',
  end: 'O fim',
  table: 'À mesa'
}

export const options = {
  startCash: { name: 'Dinheiro inicial', note: 'O que cada jogador tem em mão na Partida.' },
  dealt: {
    name: 'Títulos distribuídos',
    note: 'Dois pagam-se ao preço impresso; se forem todos, são de graça.',
    0: 'Nenhum',
    2: 'Dois',
    all: 'Todos'
  },
  salary: { name: 'Salário', note: 'Paga-o o Banco a quem cai na Partida ou passa por ela.' },
  doubleSalaryOnGo: {
    name: 'Dobro na Partida',
    note: 'Quem cai mesmo na Partida recebe o salário duas vezes.'
  },
  pot: {
    name: 'Pote na Parada livre',
    note: 'Impostos, multas e pagamentos de cartas esperam por quem lá cair.'
  },
  potSeed: { name: 'No pote vazio', note: 'O que o Banco põe quando alguém levou o pote.' },
  incomeTax: {
    name: 'Imposto sobre rendimentos',
    note: 'A escolha de um décimo de tudo, ou sempre 200\u00a0$.',
    choice: 'Escolha',
    flat: '200\u00a0$'
  },
  auctions: { name: 'Leilões', note: 'Uma propriedade que não se compra vai para o lance mais alto.' },
  firstLapPurchases: {
    name: 'Comprar logo',
    note: 'Sem isto, ninguém compra antes de passar pela Partida.'
  },
  rent: {
    name: 'Aluguer',
    note: 'Automático, ou só se o dono o pedir antes de o jogador seguinte, ou o segundo a seguir, lançar.',
    automatic: 'Automático',
    claimNext: 'Pedir, 1.º',
    claimSecond: 'Pedir, 2.º'
  },
  rentInJail: { name: 'Aluguer na prisão', note: 'Um dono na prisão cobra aluguer.' },
  housesBeforeHotel: {
    name: 'Casas antes do hotel',
    note: 'Cada rua de um grupo tem de ter primeiro essas casas.',
    3: 'Três',
    4: 'Quatro'
  },
  evenBuilding: {
    name: 'Construir por igual',
    note: 'Nas ruas de um grupo constrói-se, e vende-se, por igual.'
  },
  trading: {
    name: 'Negócios',
    note: 'Os jogadores podem vender e trocar títulos e indultos entre si.'
  },
  ending: {
    name: 'O jogo acaba',
    note: 'Com o último jogador, ou na segunda falência, e então ganha quem tiver mais.',
    lastPlayer: 'Último jogador',
    secondBankruptcy: 'Segunda falência'
  },
  timeLimit: {
    name: 'Limite de tempo',
    note: 'Quando o tempo acaba, termina-se o turno e ganha quem tiver mais.',
    none: 'Nenhum',
    some: 'Minutos'
  },
  dice: {
    name: 'Dados',
    note: 'A app lança, ou lançam-se dados de verdade e introduzem-se as faces.',
    app: 'Da app',
    table: 'De verdade'
  },
  banker: {
    name: 'Banco',
    note: 'Os títulos distribuem-se a partir da esquerda de quem gere o Banco. A partir de seis pessoas, uma pode geri-lo sem ter lugar.',
    nobody: 'A app',
    apart: 'Sem lugar',
    nameLabel: 'Nome de quem gere o Banco',
    defaultName: 'Banqueiro'
  },
  undo: {
    name: 'Desfazer',
    note: 'Nada; a própria última jogada antes de se ver algo novo; ou tudo, com marca no diário.',
    off: 'Nada',
    lastAction: 'Última jogada',
    free: 'Tudo'
  },
  coach: {
    name: 'Treinador',
    note: 'Diz, a pedido, o que faria, e os negócios são pesados. Os torneios jogam-se sem ele.',
    on: 'Com',
    off: 'Sem'
  }
} as const

/** How an option differs from the official rules, as a sentence. */
export const differs: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K], who: (seat: number) => string) => string
} = {
  banker: (banker, who) => `${banker === null ? 'A app' : who(banker)} gere o Banco.`,
  rent: (rent) =>
    rent === 'automatic'
      ? 'O aluguer cobra-se sozinho.'
      : `O aluguer tem de ser pedido antes de o ${rent === 'claimNext' ? 'jogador seguinte' : 'segundo jogador a seguir'} lançar.`,
  ending: () => 'A segunda falência acaba o jogo, e ganha quem tiver mais.',
  timeLimit: (limit) =>
    `Passados ${plural(limit ?? 0, { one: 'minuto', other: 'minutos' })}, termina-se o turno e ganha quem tiver mais.`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'Todos os títulos se distribuem de graça.'
      : dealt === 2
        ? 'Cada jogador recebe dois títulos e paga-os.'
        : 'Não se distribuem títulos.',
  housesBeforeHotel: (houses) => `Para um hotel bastam ${spelled(houses, true)} casas em cada rua.`,
  pot: () => 'Impostos, multas e pagamentos de cartas esperam na Parada livre.',
  potSeed: (seed) => `O Banco põe ${money(seed)} num pote vazio.`,
  auctions: () => 'As propriedades que não se compram não vão a leilão.',
  startCash: (cash) => `Todos começam com ${money(cash)}.`,
  salary: (salary) => `O salário da Partida é ${money(salary)}.`,
  doubleSalaryOnGo: () => 'Quem cai na Partida recebe o salário duas vezes.',
  firstLapPurchases: () => 'Ninguém compra antes de passar pela Partida.',
  rentInJail: () => 'Um dono na prisão não cobra aluguer.',
  evenBuilding: () => 'Não é preciso construir por igual.',
  incomeTax: () => `O imposto sobre rendimentos é sempre ${money(200)}.`,
  trading: () => 'Não há negócios entre jogadores.',
  dice: () => 'Lançam-se dados de verdade e introduz-se o que sair.'
}
export const undoWords: Readonly<Record<UndoPolicy, string>> = {
  off: 'Nada se desfaz.',
  lastAction: 'Pode desfazer-se a própria última jogada.',
  free: 'Tudo se pode desfazer, e o diário conta-o.'
}

export const coachWords = (coach: boolean): string =>
  coach ? 'Pode perguntar-se ao treinador.' : 'Não há treinador, e os negócios não são pesados.'

const minutes = (count: number): string => plural(count, { one: 'minuto', other: 'minutos' })
const turnsEach = (count: number): string => `${plural(count, { one: 'turno', other: 'turnos' })} cada um`
const seconds = (count: number): string =>
  count < 0.5 ? 'um instante' : plural(Math.round(count), { one: 'segundo', other: 'segundos' })

/** How long games last by the chosen rules, measured by games of computer players. */
export const lasts = {
  heading: 'Quanto dura',
  measuring: 'a medir…',
  unmeasured: 'Não foi possível medir.',
  minutes: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Metade destes jogos não chega ao fim.'
    if (limit !== null && middle >= limit.minutes) return `${minutes(limit.minutes)}, e depois soa a hora.`
    if (limit !== null && many === limit.minutes)
      return `Cerca de ${minutes(middle)}; oito em cada dez jogos duram de ${figures(few ?? middle)} até ao limite de ${figures(many)}.`
    const about = `Cerca de ${minutes(middle)}${limit === null ? '' : `, no máximo ${figures(limit.minutes)}`}`
    if (many === null)
      return `${about}; um em cada dez jogos acaba em ${figures(few ?? middle)}, outro não chega ao fim.`
    return `${about}; oito em cada dez jogos duram de ${figures(few ?? middle)} a ${figures(many)}.`
  },
  rounds: ({ rounds: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'Combinem antes quando parar.'
    if (limit !== null && limit.tenthsBefore < 5) {
      const before =
        limit.tenthsBefore === 0
          ? 'quase nenhum jogo acaba antes'
          : `${spelled(limit.tenthsBefore)} em cada dez jogos ${form(limit.tenthsBefore, { one: 'acaba', other: 'acabam' })} antes`
      return `Até lá fazem cerca de ${turnsEach(many ?? middle)}; ${before}.`
    }
    return many === null
      ? `${turnsEach(middle)}, ou muitos mais.`
      : `${capitalised(turnsEach(middle))}, quase sempre de ${figures(few ?? middle)} a ${figures(many)}.`
  },
  /** Said where one game in twenty or more has no winner. */
  undecided: ({ undecided, games, limit }: { undecided: number; games: number; limit: number }): string =>
    `Em ${figures(Math.round((undecided * 100) / games))} de 100 jogos ninguém tinha ganho ao fim de ${turnsEach(limit)}.`,
  measured: (games: number): string =>
    `Medido em ${plural(games, { one: 'jogo', other: 'jogos' })} de jogadores virtuais,`,
  /** `computer` is how many seconds its turn takes, or null where none plays. */
  reckoned: (people: boolean, computer: number | null, realDice: boolean): string => {
    const person = 'meio minuto por turno de uma pessoa'
    const turns =
      computer === null
        ? person
        : people
          ? `${person} e ${seconds(computer)} por turno do computador`
          : `${seconds(computer)} por turno do computador`
    return `com ${turns}${realDice ? ', e 8 segundos por lançamento de dados de verdade' : ''}.`
  },
  /** Beside the name of a set of rules. */
  short: ({ minutes: { few, middle, many }, limit }: Duration): string => {
    if (middle === null) return 'muitas vezes sem fim'
    if (limit !== null)
      return middle >= limit.minutes
        ? `${minutes(limit.minutes)} pelo relógio`
        : `cerca de ${minutes(middle)}, no máximo ${figures(limit.minutes)}`
    return many === null
      ? `cerca de ${minutes(middle)} ou mais`
      : `cerca de ${minutes(middle)}, de ${figures(few ?? middle)} a ${figures(many)}`
  }
}

/** Why a game cannot be started with these rules. */
export const faults: Readonly<Record<RulesFault, string>> = {
  players: 'Um jogo precisa de dois a oito jogadores.',
  banker: 'Quem gere o Banco não está nesta mesa.',
  bankerOnly: 'Para gerir o Banco sem lugar são precisos pelo menos mais cinco jogadores.',
  startCash: 'O dinheiro inicial tem de estar entre 0\u00a0$ e 100\u00a0000\u00a0$.',
  salary: 'O salário tem de estar entre 0\u00a0$ e 10\u00a0000\u00a0$.',
  potSeed: 'O pote pode começar com 10\u00a0000\u00a0$, no máximo.',
  timeLimit: 'O limite de tempo está entre 5 e 600 minutos.',
  tooPoorForDeal:
    'Dois títulos distribuídos podem custar 750\u00a0$; cada jogador precisa dessa quantia no início.',
  nothingToBuy:
    'Os títulos estão todos distribuídos, por isso as compras não podem esperar pela primeira volta.',
  unknownOption: 'Estas regras vêm de uma versão mais recente do Freehold.'
}
