// Words of the table in Portuguese: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, figures, form, list, money } from '../format'
import { capitalised } from './figures'
import { bank as theBank, of, on, place, pot as thePot } from './names'

export const bank = theBank
export const pot = thePot
export const turn = (number: number): string => (number === 0 ? 'início' : `turno ${figures(number)}`)
export const players = 'Jogadores'
export const board = 'Tabuleiro'
export const computer = 'computador'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Computador principiante',
  casual: 'Computador amigável',
  strong: 'Computador forte',
  master: 'Computador mestre'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Lança para começar',
  turn: 'Acaba o turno',
  purchase: 'Compra ou leiloa',
  auction: 'Licita agora',
  tax: 'Escolhe o imposto',
  rentThrow: 'Lança pelo aluguer',
  debt: 'Junta dinheiro',
  inheritance: 'Resgata ou mantém',
  openLot: 'Abre o leilão',
  hammer: 'Bate o martelo',
  wish: 'Diz a quantidade',
  placement: 'Coloca um edifício'
}
export const toThrow = 'Lança'
export const toThrowAgain = 'Duplo: lança de novo'
export const mustPay = (amount: number): string => `Tem de pagar ${money(amount)}`
export const inJail = (throws: number): string => `Na prisão, ${figures(throws + 1)}.º lançamento`
export const jailed = 'Na prisão'
export const atTable = 'À mesa'
export const bankrupt = 'Na falência'
export const holdsBid = (amount: number): string => `Tem o lance, ${money(amount)}`
export const stillBidding = 'No leilão'
export const outOfBidding = 'Fora do leilão'
export const owned = (of: string, owned: number, all: number): string =>
  `${of}: ${figures(owned)} de ${figures(all)}`
export const group = (letter: string, name: string): string => `grupo ${letter}, ${name}`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} tirou ${figures(dice[0])} + ${figures(dice[1])}`
export const toThrowNext = (who: string): string => `Lança ${who}`

export const ledger = 'Diário'
export const nothingYet = 'Ainda não aconteceu nada.'

export const menu = {
  deeds: 'Títulos',
  hold: 'Parar',
  pause: 'Pausa',
  go: 'Seguir',
  game: 'Jogo',
  claim: 'Aluguer',
  undo: 'Desfazer',
  redo: 'Refazer',
  rules: 'Regras',
  leave: 'Sair',
  since: 'Desde o meu turno',
  tv: 'Modo TV',
  settings: 'Definições'
}
/** The clock of a timed game, in whole minutes: "faltam 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0
    ? 'soou a hora'
    : `${form(minutes, { one: 'falta', other: 'faltam' })} ${figures(minutes)}\u00a0min${paused ? ', em pausa' : ''}`
export const tvMode = (key: string): string => `Modo TV: lê-se do outro lado da sala. ${key} volta atrás.`
export const sound = (muted: boolean): string => (muted ? 'O som está desligado.' : 'O som está ligado.')
export const undone = 'desfeito'
export const tookBack = (what: string): string => `Desfeito: ${what}.`
export const roomShort =
  'O disco deste computador está cheio. O Freehold tem uma pequena reserva e, por agora, continua a guardar o jogo. Libertem espaço em breve: apaguem ficheiros grandes de que já não precisam ou esvaziem a reciclagem do computador.'
export const tryAgain = 'Tentar de novo'
export const held = 'Os jogadores virtuais esperam.'
export const goesOn = 'Os jogadores virtuais seguem.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Guia',
  putAway: 'Não mostrar mais',
  away: 'O guia está arrumado. Pode voltar a ligar-se nas definições.',
  hints: {
    openingThrow: (key: KeyOf): string =>
      `Lança os dados: ${key('throw')}. Quem tirar o mais alto começa o jogo.`,
    throw: (key: KeyOf): string => `Lança os dados: ${key('throw')}. A tua peça anda sozinha.`,
    again: (key: KeyOf): string =>
      `Duplo! Lança outra vez: ${key('throw')}. O terceiro duplo no mesmo turno leva à prisão.`,
    realDice: (key: KeyOf): string =>
      `Lança os teus dados e carrega nos dois números, depois em ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Tudo feito: ${key('endTurn')} acaba o turno. Antes podes construir ou propor um negócio.`,
    purchase: (key: KeyOf): string =>
      `Isto ainda não é de ninguém. ${key('buy')} compra; com ${key('auction')}, todos podem licitar.`,
    auction: (key: KeyOf): string =>
      `O lance mais alto fica com a propriedade. ${key('bid')} faz o lance marcado, ${key('pass')} deixa-a aos outros.`,
    auctionTogether: (key: KeyOf): string =>
      `O lance mais alto fica com a propriedade. Licita-se à vez: ${key('bid')} faz o lance marcado, ${key('pass')} passa.`,
    jail: (key: KeyOf): string =>
      `Paga com ${key('payFine')} e lança, ou tenta um duplo: ${key('throw')}. À terceira tens de pagar.`,
    tax: (key: KeyOf): string =>
      `Escolhe antes de contar: ${key('flatTax')} paga a quantia fixa, ${key('tenth')} um décimo de tudo o que tens.`,
    rentThrow: (key: KeyOf): string =>
      `Este aluguer depende de um novo lançamento: ${key('throw')}. Ninguém anda.`,
    debt: (key: KeyOf): string =>
      `Deves mais do que tens em mão. ${key('takeStep')} dá o passo proposto, com ${key('manage')} escolhes tu.`,
    inheritance: (key: KeyOf): string =>
      `Este título veio hipotecado. ${key('lift')} resgata-o já, ${key('keep')} deixa isso para depois.`,
    openLot: (key: KeyOf): string => `És tu quem dirige este leilão: ${key('openBidding')} abre-o.`,
    hammer: (key: KeyOf): string => `Anuncia o lance com ${key('callBid')}; ${key('hammer')} bate o martelo.`,
    wish: (key: KeyOf): string =>
      `Os edifícios do Banco estão a acabar. Diz quantos queres: ${key('wish')}; ou nenhum: ${key('wishNone')}.`,
    placement: (key: KeyOf): string => `Escolhe a rua aqui ou no tabuleiro; ${key('place')} constrói lá.`,
    offer: (key: KeyOf): string =>
      `Tens os dois lados à tua frente: ${key('accept')} aceita, ${key('refuse')} recusa, ${key('change')} altera.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} tem ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${list(places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'na prisão' : on(space)}`))}.`,
  leftToComputer: (who: string): string => `Agora o computador joga por ${who}.`,
  takenBack: (who: string): string => `${who} volta a jogar em pessoa.`,
  nothing: 'Ainda não aconteceu nada.',
  noDeed: (space: number): string => `${capitalised(place(space))} não tem título de propriedade.`,
  unowned: (space: number, price: number): string =>
    `${capitalised(place(space))} não é de ninguém. O preço é ${money(price)}.`,
  owner: (space: number, who: string, note: string): string =>
    `${capitalised(place(space))} é ${of(who)}${note}.`,
  mortgaged: ', com hipoteca',
  built: (level: string): string => `, com ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Respostas: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, tecla ${either(keys)}`
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'lanterna',
  kite: 'papagaio',
  tugboat: 'rebocador',
  teapot: 'bule',
  beehive: 'colmeia',
  bicycle: 'bicicleta',
  anvil: 'bigorna',
  fox: 'raposa',
  snail: 'caracol',
  lighthouse: 'farol',
  watch: 'relógio de bolso'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'Isso não é uma jogada deste jogo.',
  gameOver: 'O jogo já acabou.',
  bankruptPlayer: 'Quem foi à falência está fora do jogo.',
  outOfTurn: 'Primeiro tem de decidir outra pessoa.',
  bankerDoesNotPlay: 'Quem gere o Banco não tem lugar e não joga.',
  throwDue: 'Primeiro é preciso lançar os dados.',
  noThrowDue: 'Agora não há nada para lançar.',
  purchaseOpen: 'Primeiro tem de se decidir quem compra esta propriedade.',
  auctionOpen: 'Não durante um leilão.',
  debtOpen: 'Não antes de paga a dívida.',
  taxOpen: 'Primeiro tem de se escolher o imposto sobre rendimentos.',
  inheritanceOpen: 'Primeiro tem de se tratar do título hipotecado.',
  shortageOpen: 'Primeiro têm de se repartir os edifícios que restam.',
  notNow: 'Não neste momento.',
  diceOfTheApp: 'Nesta mesa é a app que lança os dados.',
  diceOfTheTable: 'Nesta mesa lançam-se dados de verdade e introduz-se o que sair.',
  notEnoughCash: 'Não há dinheiro suficiente em mão.',
  bidTooLow: 'Um lance tem de ser mais alto do que o anterior.',
  alreadyPassed: 'Quem passou está fora deste leilão.',
  stillSolvent: 'Ainda se pode juntar o suficiente; desistir é só para quem não consegue pagar.',
  notInJail: 'Isso é só para jogadores na prisão.',
  fineNoLongerAccepted: 'No terceiro lançamento já não se aceita a multa antes dos dados.',
  cardNotHeld: 'Essa carta não está nesta mão.',
  noTitleDeed: 'Este espaço não tem título de propriedade.',
  notYourDeed: 'Esse título é de outra pessoa.',
  notAStreet: 'Só as ruas têm edifícios.',
  groupIncomplete: 'Para isso é preciso o grupo inteiro.',
  groupMortgaged: 'Uma rua deste grupo tem hipoteca; resgata-a primeiro.',
  groupBuilt: 'Há edifícios neste grupo; vende-os primeiro.',
  mustBuildEvenly: 'Nas ruas de um grupo constrói-se por igual.',
  mustSellEvenly: 'Os edifícios de um grupo vendem-se por igual.',
  nothingToBuild: 'Aqui já não há nada para construir.',
  nothingToSell: 'Aqui não há nenhum edifício para vender.',
  noHousesLeft: 'Ao Banco já não restam casas suficientes.',
  noHotelsLeft: 'Ao Banco já não restam hotéis.',
  noSuchWish: 'Não se podem pedir tantos.',
  noPlaceForIt: 'Não há lugar para esse edifício.',
  noRentToClaim: 'Não há aí aluguer em aberto: não era devido, já foi pedido, ou é tarde de mais.',
  alreadyAgreed: 'Esse voto para acabar o jogo já foi dado.',
  notAgreed: 'Esse voto para acabar o jogo nunca foi dado.',
  noTimeLimit: 'Este jogo não tem limite de tempo.',
  alreadyMortgaged: 'Este título já tem hipoteca.',
  notMortgaged: 'Este título não tem hipoteca.',
  tradingOff: 'Nesta mesa não se negoceia.',
  tradeWithYourself: 'Um negócio precisa de dois jogadores.',
  tradeWithBankrupt: 'Quem foi à falência não pode negociar.',
  sameDeedTwice: 'Um título só pode estar de um lado do negócio.',
  oneSidedTrade: 'Os dois lados têm de dar alguma coisa.',
  partnerLacksGoods: 'O outro lado não tem tudo isso.',
  interestNotPayable: 'Depois do negócio tem de haver dinheiro para os juros dos títulos hipotecados.',
  wouldNotSettleDebt: 'Depois deste negócio a dívida não se poderia pagar.',
  noSuchOffer: 'Essa proposta já não está em aberto.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'Nesta mesa nada se desfaz.',
  nothingToUndo: 'Não há nada para desfazer.',
  nothingToRedo: 'Não há nada para refazer.',
  notYours: 'Só se pode desfazer a própria última jogada.',
  newInformation: 'Os dados ou uma carta já mostraram algo novo; isso fica.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull:
    'O disco está cheio: a jogada não foi guardada e não conta. Liberta algum espaço e tenta de novo.',
  saveFailed: 'Não foi possível guardar a jogada, que por isso não conta.',
  noSuchGame: 'Esse jogo já não existe.',
  gameUnreadable: 'Não é possível ler o jogo guardado.',
  gameTooNew: 'O jogo guardado vem de uma versão mais recente do Freehold.',
  noGameOpen: 'Não há nenhum jogo aberto.',
  noSuchSeat: 'Não há esse lugar nesta mesa.',
  fileUnreadable: 'Esse ficheiro não contém um jogo do Freehold, ou está danificado.',
  fileTooNew: 'Esse ficheiro vem de uma versão mais recente do Freehold.',
  backupUnreadable: 'Não é possível ler essa cópia. Nada mudou.',
  goingBack: 'Os jogos de uma cópia estão a ser repostos. Nada mudou; tenta de novo daqui a pouco.'
}
