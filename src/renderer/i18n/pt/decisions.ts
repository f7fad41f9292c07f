// Words of the slips that ask, in Portuguese: who is asked what, the figures, the answers and the notes beside them.
import type { Lot, Unit } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import { figures, form, list, money, plural } from '../format'
import { capitalised, ordinal, spelled } from './figures'
import {
  bank,
  of,
  ofPlace,
  on,
  place,
  railroads,
  shortSpace,
  spaces,
  theSet,
  to as toWhom,
  utilities,
  withArticle
} from './names'

const houses = (amount: number): string => plural(amount, { one: 'casa', other: 'casas' })
const missing = (amount: number): string =>
  `${form(amount, { one: 'falta', other: 'faltam' })} ${money(amount)}`
/** At the head of a sentence or a title. */
const Place = (space: number): string => capitalised(place(space))

/** What is auctioned, as the title of its slip. */
export const lotTitle = (lot: Lot): string =>
  typeof lot === 'number' ? (spaces[lot] ?? '') : lot === 'house' ? 'Uma casa do Banco' : 'Um hotel do Banco'

export const decides = (who: string): string => `Decide ${who}`
export const why = 'Porquê?'
export const cashInHand = 'Dinheiro em mão'
export const cashAfter = 'Dinheiro depois'
export const afterwards = 'dinheiro depois'
export const backToTable = 'voltar à mesa'
export const raiseCash = 'Juntar dinheiro'
export const manage = 'Os meus bens'
export const trade = 'Propor negócio'
export const titleDeed = 'Título'
export const close = 'Fechar'
export const noDeedsYet = 'ainda sem títulos'
export const nothingChanges = 'nada muda'

/** What the slip says while a computer player has to answer. */
export const computerDecides: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'lança para começar',
  turn: 'está a jogar',
  purchase: 'estuda o título',
  auction: 'pensa no lance',
  tax: 'escolhe o imposto',
  rentThrow: 'lança pelo aluguer',
  debt: 'junta dinheiro',
  inheritance: 'estuda a hipoteca',
  openLot: 'abre o leilão',
  hammer: 'tem o martelo na mão',
  wish: 'faz as contas',
  placement: 'procura um lugar'
}
export const computerEyebrow = (who: string): string => `${who}, computador`
export const computerTitle = (who: string, kind: DecisionKind): string => `${who} ${computerDecides[kind]}`
export const computerWaits = (who: string): string => `${who} espera por ti`

export const opening = {
  eyebrow: (who: string): string => `Lança ${who}`,
  title: 'Começa o lançamento mais alto',
  throwAgain: 'Empate: lançar outra vez',
  thrown: (sum: number): string => `tirou ${figures(sum)}`,
  now: 'lança agora',
  later: 'ainda não',
  answer: 'Lançar os dados'
}

export const turn = {
  eyebrow: (who: string): string => `É a vez ${of(who)}`,
  throwTitle: 'Lança os dados',
  againTitle: 'Duplo: lança outra vez',
  endTitle: 'Está tudo tratado?',
  answerThrow: 'Lançar',
  answerAgain: 'Lançar de novo',
  answerEnd: 'Acabar o turno',
  next: (who: string): string => `a seguir joga ${who}`,
  nextDoubles: (doubles: number): string =>
    doubles === 2 ? 'um terceiro duplo leva à prisão' : 'o primeiro duplo deste turno',
  standsOn: (space: number): string => capitalised(on(space)),
  inJail: 'Na prisão'
}

export const jail = {
  title: 'Sair já ou tentar a sorte?',
  lastTitle: 'O terceiro lançamento',
  attempt: (number: number): string => `${capitalised(ordinal(number))} lançamento`,
  missed: 'sem duplo',
  oneInSix: 'agora: um em seis',
  later: 'ainda não',
  thenFine: 'depois vem a multa',
  lastChance: (fine: number): string => `duplo ou ${money(fine)}`,
  throwAnswer: 'Lançar',
  throwNote: 'por um duplo',
  lastNote: 'duplo, ou pagar',
  fineAnswer: (fine: number): string => `Pagar ${money(fine)}`,
  fineNote: 'e depois lançar',
  cardAnswer: 'Usar indulto',
  cardNote: 'e depois lançar',
  noCard: 'nenhum na mão',
  lateFine: 'já não se aceita',
  noFine: 'falta dinheiro',
  ways: {
    throw: 'Lançar por um duplo',
    last: 'O terceiro lançamento',
    fine: 'Pagar primeiro',
    card: 'Entregar o indulto'
  },
  walk: { throw: 'só com duplo', last: 'seja como for', other: 'o que sair' },
  youWalk: 'Andas',
  odds: (throws: number, percent: string): string =>
    throws === 1
      ? 'Sai um duplo em cada seis lançamentos.'
      : `Sai um duplo em cada seis lançamentos; em ${spelled(throws)} lançamentos, ${percent} de hipóteses.`,
  ahead: (lots: number, space: number, amount: number): string =>
    lots === 1
      ? `Lá fora, ao alcance de um lançamento: ${place(space)}, aluguer ${money(amount)}.`
      : `Lá fora, ao alcance de um lançamento: ${spelled(lots, true)} propriedades alheias, a mais cara ${place(space)}, ${money(amount)}.`,
  nothingAhead: 'Lá fora, no próximo lançamento, não há aluguer a pagar.',
  orFine: (after: number): string => `ou ${money(after)}`,
  note: 'Na prisão continuas a cobrar aluguer, licitar, construir e negociar.',
  noteWithoutRent: 'Na prisão continuas a licitar, construir e negociar, mas não cobras aluguer.'
}

export const purchase = {
  title: (space: number): string => `Comprar ${place(space)}?`,
  missing: 'ainda falta',
  buy: (price: number): string => `Comprar por ${money(price)}`,
  auction: 'Leiloar',
  leave: 'Deixar',
  leaveNote: 'fica no Banco',
  bidsFirst: (who: string): string => `o primeiro lance é ${of(who)}`,
  completes: (group: string): string =>
    `Completarias ${theSet(group)}: o aluguer das ruas sem edifícios duplica.`,
  completesSet: (name: string): string =>
    `Ficarias com ${name === utilities ? 'as duas' : 'todas as'} ${name}.`,
  yours: (owned: number, all: number, group: string): string =>
    `Ficarias com ${spelled(owned, true)} das ${spelled(all, true)} ${group === railroads || group === utilities ? group : `ruas do ${group}`}.`,
  held: (who: string, names: readonly string[]): string => `${who} tem ${list(names.map(withArticle))}.`,
  withBank: (names: readonly string[]): string =>
    `${capitalised(list(names.map(withArticle)))} ${form(names.length, { one: 'ainda está', other: 'ainda estão' })} no Banco.`,
  tooDear: missing,
  couldRaise: (total: number): string => `Com títulos e edifícios chegas a ${money(total)}.`,
  cannot: 'Nem todos os títulos e edifícios chegariam.'
}

export const auction = {
  eyebrow: (who: string): string => `Leilão, licita ${who}`,
  holds: (who: string): string => `Lance ${of(who)}`,
  noBid: 'Ainda sem lances',
  /** Short, where many bidders or their keys stand beside it. */
  short: { lead: 'vence', now: 'licita', in: 'joga', out: 'fora' },
  leads: 'tem o lance',
  now: 'licita agora',
  still: 'em jogo',
  out: 'fora',
  passed: (who: string, total: number, high: number): string =>
    `${who} ficou de fora: nem ${money(total)}, tudo o que podia juntar, cobre ${money(high)}.`,
  raise: (amount: number): string => `Subir a ${money(amount)}`,
  bankrupt: 'na falência',
  printed: (price: number): string => `preço impresso ${money(price)}`,
  opening: (floor: number): string => `lance inicial ${money(floor)}`,
  lower: (who: string, wish: number): string =>
    wish === 1 ? `${who} já não quer nada` : `${who} quer ${figures(wish - 1)} em vez de ${figures(wish)}`,
  cashOf: (who: string, cash: number): string => `${who} tem ${money(cash)}`,
  win: (bid: number, left: number): string => `Ganhas por ${money(bid)} e ficas com ${money(left)}`,
  yourBid: 'O teu lance',
  less: 'Licitar menos',
  more: 'Licitar mais',
  quickBid: 'Licitar',
  bid: (bid: number): string => `Licitar ${money(bid)}`,
  pass: 'Passar',
  passNote: 'até ao fim deste leilão',
  cannot: (min: number): string => `são precisos ${money(min)}: junta dinheiro`,
  ruler: (bid: number, price: number, cash: number): string =>
    `Lance ${money(bid)}, preço impresso ${money(price)}, dinheiro ${money(cash)}`
}

export const tax = {
  eyebrow: (who: string): string => `Imposto sobre rendimentos, escolhe ${who}`,
  title: (flat: number): string => `${money(flat)}, ou um décimo de tudo?`,
  flat: (flat: number): string => `Pagar ${money(flat)}`,
  tenth: 'Pagar 10%',
  tenthNote: 'conta-se depois',
  tax: 'Imposto',
  sealed: 'selado',
  mustRaise: 'falta juntar',
  note: 'Escolhe antes de contar. O décimo incide sobre o dinheiro, o preço impresso de todos os títulos, mesmo hipotecados, e o custo de todos os edifícios.'
}

export const rentThrow = {
  eyebrow: (who: string): string => `${who} lança pelo aluguer`,
  title: 'Dez vezes um novo lançamento',
  note: (owner: string, space: number): string =>
    `${Place(space)} é ${of(owner)}, que recebe dez vezes o que os dados mostrarem agora. Ninguém anda, e um duplo não conta.`,
  answer: 'Lançar pelo aluguer',
  range: (low: number, high: number): string => `entre ${money(low)} e ${money(high)}`
}

export const debt = {
  eyebrow: (who: string, creditor: string, what: string): string =>
    `Dívida ${of(who)} ${toWhom(creditor)}: ${what}`,
  title: (amount: number): string => `Ainda ${missing(amount)}`,
  cash: (amount: number): string => `em mão ${money(amount)}`,
  buildings: (amount: number): string => `edifícios ${money(amount)}`,
  mortgages: (amount: number): string => `hipotecas ${money(amount)}`,
  owed: (amount: number): string => `dívida ${money(amount)}`,
  total: (amount: number): string => `ao todo ${money(amount)}`,
  ruler: (cash: number, buildings: number, mortgages: number, owed: number): string =>
    `Em mão ${money(cash)}, edifícios ${money(buildings)}, hipotecas ${money(mortgages)}, dívida ${money(owed)}`,
  plan: 'Uma saída',
  mortgage: (space: number): string => `Hipotecar ${place(space)}`,
  sell: (group: string): string => `Vender edifícios, ${group}`,
  leaves: (parts: readonly string[]): string => `ficam ${list(parts)}`,
  lot: (space: number, level: number): string =>
    `${shortSpace(space)} ${level === 5 ? 'com hotel' : level === 0 ? 'sem casas' : `com ${houses(level)}`}`,
  takeStep: 'Primeiro passo',
  takeLast: 'Fazer e pagar',
  brings: (amount: number): string => `rende ${money(amount)}`,
  pays: (amount: number, creditor: string): string => `${money(amount)} ${toWhom(creditor)}`,
  choose: 'Escolher eu',
  chooseNote: 'títulos e edifícios',
  all: (steps: number): string => `Dar os ${spelled(steps)} passos`,
  giveUp: 'Desistir',
  giveUpNote: (creditor: string): string => `tudo passa para ${creditor}`,
  noGiveUp: 'só se nada mais servir',
  cannot: (short: number): string =>
    `Tudo junto, ainda ${missing(short)}. Agora só ajuda um negócio, ou desistir.`,
  after: 'depois de pagar'
}

export const inheritance = {
  eyebrow: (who: string): string => `${who} ficou com um título hipotecado`,
  title: (space: number): string => `Resgatar já a hipoteca ${ofPlace(space)}?`,
  liftNow: 'Resgatar já',
  loan: 'Empréstimo do Banco',
  interest: 'Juros, 10%',
  keep: 'Manter a hipoteca',
  later: 'Resgatar mais tarde',
  lift: (cost: number): string => `Resgatar por ${money(cost)}`,
  keepFor: (interest: number): string => `Manter e pagar ${money(interest)}`,
  keepNote: 'ainda não rende aluguer',
  liftNote: 'rende logo aluguer',
  tooDear: 'falta dinheiro, com os juros dos outros'
}

export const estate = {
  eyebrow: (who: string): string => `Os bens ${of(who)}`,
  noDeeds: (who: string): string => `${who} ainda não tem títulos`,
  setTitle: (name: string): string => capitalised(name),
  sets: 'Grupos',
  owes: (amount: number, creditor: string): string =>
    `Ainda ${missing(amount)} para pagar ${toWhom(creditor)}`,
  bidding: (lot: string, min: number): string => `${capitalised(lot)}: o próximo lance é ${money(min)}`,
  buying: (space: number, price: number): string => `${Place(space)} custa ${money(price)}`,
  rent: (now: number): string => `aluguer ${money(now)}`,
  becomes: (after: number): string => money(after),
  byThrow: (times: number): string => `aluguer ${figures(times)} × dados`,
  level: (level: number): string => (level === 5 ? 'hotel' : level === 0 ? 'sem casas' : houses(level)),
  more: (space: number): string => `Construir ${on(space)}`,
  less: (space: number): string => `Vender ${on(space)}`,
  mortgage: (value: number): string => `Hipoteca ${money(value)}`,
  lift: (cost: number): string => `Resgate ${money(cost)}`,
  mortgaged: 'com hipoteca',
  forSale: 'à venda',
  mortgageBrings: (lift: number): string => `depois não há aluguer; o resgate custa ${money(lift)}`,
  liftTakes: (loan: number, interest: number): string =>
    `empréstimo ${money(loan)}, juros ${money(interest)}; volta a render aluguer`,
  sellFirst: 'Para hipotecar, vende primeiro todos os edifícios.',
  stock: (houseCount: number, hotelCount: number): string =>
    `No Banco: ${houses(houseCount)}, ${plural(hotelCount, { one: 'hotel', other: 'hotéis' })}.`,
  evenly: 'Constrói e vende por igual.',
  buildFor: (cost: number): string => `Construir por ${money(cost)}`,
  sellFor: (gain: number): string => `Vender por ${money(gain)}`,
  choose: 'Construir ou vender',
  chooseNote: 'escolhe com + e \u2212',
  wholeGroup: (name: string): string => `Para construir é preciso ter todo ${theSet(name)}.`,
  noBuildings: 'Aqui nunca se constrói.',
  person: 'Bens de quem'
}

export const deal = {
  eyebrow: (who: string): string => `${who} propõe um negócio`,
  counterEyebrow: (who: string): string => `${who} responde com outra proposta`,
  choosePartner: 'Com quem?',
  chooseOfferer: 'Quem propõe?',
  title: (one: string, other: string): string => `${one} e ${other}`,
  gives: (who: string): string => `${who} dá`,
  deeds: (who: string): string => `Títulos ${of(who)}`,
  nothing: 'sem títulos',
  built: 'com edifícios, não se negoceia',
  mortgagedInterest: (interest: number): string => `com hipoteca, juros ${money(interest)}`,
  cash: 'Dinheiro',
  less: (who: string): string => `Menos dinheiro ${of(who)}`,
  more: (who: string): string => `Mais dinheiro ${of(who)}`,
  interest: 'Juros a pagar',
  cashAfter: 'Dinheiro depois',
  completes: (name: string): string => `completa ${theSet(name)}`,
  offer: 'Propor',
  offerTo: (who: string): string => `${who} tem de aceitar`,
  putAway: 'Arrumar',
  answerEyebrow: (who: string): string => `Responde ${who}`,
  answerTitle: (who: string): string => `Negócio com ${who}?`,
  accept: 'Aceitar',
  refuse: 'Recusar',
  change: 'Alterar e propor de volta',
  later: 'Mais tarde',
  withdraw: 'Retirar',
  openOffers: 'Propostas em aberto',
  offerLine: (from: string, to: string): string => `${capitalised(of(from))} para ${to}`,
  answer: 'Responder',
  answerOffer: (who: string): string => `Responder ${toWhom(who)}`,
  exchange: (give: string, take: string): string => `dá ${give}, recebe ${take}`,
  noGoods: 'ninguém tem nada para negociar',
  cannotAccept: 'já não se pode fazer'
}

/** How a deal weighs for both sides. */
export const meter = {
  heading: 'Quanto pesa o negócio',
  nothingYet: 'Põe alguma coisa dos dois lados, e a balança mostra.',
  small: 'Quase nada muda',
  fair: 'Justo para os dois lados',
  leans: (who: string): string => `Pende para ${who}`,
  lopsided: (who: string): string => `Desigual: ganha sobretudo ${who}`,
  deeds: 'Valor dos títulos',
  rent: 'Aluguer por turno rival',
  chance: 'Hipótese de ganhar',
  fromTo: (before: string, after: string): string => `${before} \u2192 ${after}`
}

export const deed = {
  heldBy: (who: string): string => `Título de propriedade ${of(who)}`,
  withBank: 'Título de propriedade, no Banco',
  bank,
  mortgagedNote: 'com hipoteca',
  previous: 'Título anterior',
  next: 'Título seguinte',
  manageTitle: 'Construir ou hipotecar',
  manage: (who: string): string => `os bens ${of(who)}`,
  notYours: 'só o dono pode'
}

export const hammer = {
  eyebrow: (who: string): string => `${who} gere o Banco e tem o martelo`,
  openTitle: (space: number): string => `${Place(space)} vai a leilão`,
  openNote: 'Quem quiser licita à vez, a começar à esquerda de quem lá caiu. Quem passa já não volta.',
  open: 'Abrir o leilão',
  all: 'Todos os outros passaram.',
  called: (calls: number): string => (calls === 0 ? '' : calls === 1 ? 'Dou-lhe uma…' : 'Dou-lhe duas…'),
  call: (calls: number): string => (calls === 0 ? 'Dou-lhe uma' : 'Dou-lhe duas'),
  callNote: 'ninguém dá mais?',
  noCall: 'já se anunciou duas vezes',
  fall: 'Bater o martelo',
  to: (who: string, amount: number): string => `para ${who} por ${money(amount)}`,
  sold: (who: string, amount: number): string => `Vai para ${who} por ${money(amount)}`,
  unsold: 'Sem lances: fica no Banco'
}

const unitWords = {
  house: { one: 'casa', other: 'casas' },
  hotel: { one: 'hotel', other: 'hotéis' }
} as const
const units = (unit: Unit, count: number): string => plural(count, unitWords[unit])

export const wish = {
  eyebrow: (who: string): string => `Responde ${who}`,
  title: (unit: Unit): string => (unit === 'house' ? 'Quantas casas queres?' : 'Quantos hotéis queres?'),
  stock: (unit: Unit, count: number): string => `O Banco ainda tem ${units(unit, count)}.`,
  wants: (count: number): string => (count === 0 ? 'não quer' : `quer ${figures(count)}`),
  asked: 'responde agora',
  later: 'responde depois',
  note: 'Se todos juntos quiserem mais do que há, leiloam-se um a um. Um pedido pode baixar depois, mas nunca subir.',
  yours: 'O teu pedido',
  less: 'Menos',
  more: 'Mais',
  answer: (unit: Unit, count: number): string => `Pedir ${units(unit, count)}`,
  none: 'Não quero',
  noneNote: 'podem ficar para os outros',
  noneYet: 'escolhe a quantidade'
}

export const placement = {
  eyebrow: (who: string, paid: boolean): string => (paid ? `${who} ganhou o leilão` : `${who} pode comprar`),
  title: (unit: Unit): string => (unit === 'house' ? 'Onde fica a casa?' : 'Onde fica o hotel?'),
  left: (unit: Unit, count: number): string => `Por colocar: ${units(unit, count)}, incluindo este edifício.`,
  paid: 'Está pago e tem de ser colocado agora.',
  choose: 'escolhe aqui ou no tabuleiro',
  place: (space: number): string => `Colocar ${on(space)}`,
  buyOn: (space: number, cost: number): string => `Construir ${on(space)} por ${money(cost)}`,
  waive: 'Deixar ir',
  waiveNote: 'para mim chega',
  mustPlace: 'já está pago',
  lots: 'Ruas com lugar para o edifício',
  now: (level: number): string => estate.level(level),
  rent: (before: number, after: number): string => `aluguer ${money(before)} \u2192 ${money(after)}`
}

export const throwing = {
  enter: 'Introduzir o que saiu',
  entered: (one: number, other: number): string => `Introduzir ${figures(one)} + ${figures(other)}`,
  choose: 'duas faces, como ficaram os dados',
  faces: 'Faces dos dados',
  face: (face: number): string => `Face ${figures(face)}`,
  first: 'Primeiro dado',
  second: 'Segundo dado',
  clear: (which: string, face: number): string => `${which}, ${spelled(face)}: tirar`,
  open: (which: string): string => `${which}, ainda em branco`,
  invalid: 'Lançar de novo',
  invalidNote: 'um dado ficou torto'
}

export const claim = {
  eyebrow: (who: string): string => `${who} pede aluguer`,
  title: 'Quem caiu numa propriedade tua?',
  person: 'Quem pede',
  note: 'Aqui está quem se encontra numa propriedade tua, ou lá esteve nos últimos dois turnos.',
  nobody: 'Ninguém está numa propriedade tua, nem lá esteve nos últimos dois turnos.',
  stands: 'está lá',
  stood: 'esteve lá',
  ask: (who: string): string => `Pedir ${toWhom(who)}`,
  askAny: 'Pedir',
  choose: 'escolhe quem e onde'
}

export const game = {
  eyebrow: 'Este jogo',
  title: 'Os lugares e o fim',
  seats: 'Quem joga em cada lugar',
  person: 'uma pessoa',
  computer: 'o computador',
  leave: 'Deixar ao computador',
  takeBack: 'Voltar a jogar',
  resign: 'Sair do jogo',
  sure: (who: string): string => `${who} sai do jogo de vez?`,
  sureNote: 'pagam-se as dívidas, o resto vai para o Banco',
  stay: 'Ficar',
  stayNote: 'ainda não aconteceu nada',
  leftGame: 'fora do jogo',
  end: 'Acabar já o jogo',
  endNote: 'Se todos os que restam concordarem, avaliam-se os bens de cada um e ganha quem tiver mais.',
  agrees: 'acabaria já',
  plays: 'continuaria',
  agree: 'Acabar',
  disagree: 'Continuar',
  votes: (yes: number, all: number): string =>
    yes === 0
      ? 'Ainda ninguém quer acabar.'
      : `${form(yes, { one: 'Quer', other: 'Querem' })} acabar já: ${figures(yes)} de ${figures(all)}.`,
  notNow: 'Vota-se entre lançamentos, quando não há nada em aberto.'
}
