// One Portuguese sentence for every event: ledger, announcer and history read from here.
import { BANK, type Ending } from '../../../shared/game/events'
import { HOTEL } from '../../../shared/game/board'
import type { Bundle, Lot, Unit } from '../../../shared/game/actions'
import type { DebtPhrases, EventSentences, PaymentSentences } from '../sentences'
import { figures, form, list, money, plural } from '../format'
import { spelled } from './figures'
import { cards, decks, forPlace, of, ofPlace, on, onto, place, pot, to as toWhom } from './names'

const units: Readonly<Record<Unit, string>> = { house: 'uma casa', hotel: 'um hotel' }
const manyUnits: Readonly<Record<Unit, string>> = { house: 'casas', hotel: 'hotéis' }
/** What is auctioned: "Ventnor Avenue", "uma casa". */
export const lotName = (lot: Lot): string => (typeof lot === 'number' ? place(lot) : units[lot])
/** "por Ventnor Avenue", "por uma casa". */
const forLot = (lot: Lot): string => (typeof lot === 'number' ? forPlace(lot) : `por ${units[lot]}`)
const several = (unit: Unit, count: number): string =>
  count === 1 ? units[unit] : `${spelled(count, unit === 'house')} ${manyUnits[unit]}`

export const level = (buildings: number): string =>
  buildings === HOTEL
    ? 'um hotel'
    : buildings === 0
      ? 'sem casas'
      : plural(buildings, { one: 'casa', other: 'casas' })

/** "Reading Railroad, um indulto (Acaso) e 90 $"; "nada" for an empty side. */
export function goods(bundle: Bundle): string {
  const parts = [
    ...bundle.deeds.map(place),
    ...bundle.cards.map((deck) => `um indulto (${decks[deck]})`),
    ...(bundle.cash > 0 ? [money(bundle.cash)] : [])
  ]
  return parts.length > 0 ? list(parts) : 'nada'
}

export const payments: PaymentSentences = {
  rent: (payer, payee, { space }) => `${payer} pagou ${toWhom(payee)} o aluguer ${ofPlace(space)}`,
  purchase: (payer, _, { space }) => `${payer} comprou ${place(space)}`,
  auction: (payer, _, { lot }) => `${payer} pagou o lance vencedor ${forLot(lot)}`,
  building: (payer, _, { space }) => `${payer} pagou por construir ${on(space)}`,
  sale: (_, payee, { space }) => `${payee} vendeu edifícios ${on(space)}`,
  mortgage: (_, payee, { space }) => `${payee} hipotecou ${place(space)}`,
  lift: (payer, _, { space }) => `${payer} resgatou a hipoteca ${ofPlace(space)}`,
  interest: (payer, _, { space }) => `${payer} pagou os juros ${ofPlace(space)}`,
  card: (payer, payee, { card }) => `${payer} pagou ${toWhom(payee)} por “${cards[card].title}”`,
  salary: (_, payee) => `${payee} recebeu o salário da Partida`,
  incomeTax: (payer) => `${payer} pagou o imposto sobre rendimentos`,
  luxuryTax: (payer) => `${payer} pagou o imposto de luxo`,
  fine: (payer) => `${payer} pagou a multa da prisão`,
  trade: (payer, payee) => `${payer} pagou ${toWhom(payee)} pelo negócio`,
  bankruptcy: (payer, payee) => `O último dinheiro ${of(payer)} passou para ${payee}`,
  pot: (payer, payee) =>
    payee === pot ? `${payer} pôs dinheiro no pote` : `${payee} ficou com o pote ${of(payer)}`
}

export const debts: DebtPhrases = {
  rent: ({ space }) => `aluguer ${ofPlace(space)}`,
  purchase: ({ space }) => `preço ${ofPlace(space)}`,
  auction: ({ lot }) => `lance ${forLot(lot)}`,
  building: ({ space }) => `construção ${on(space)}`,
  sale: ({ space }) => `edifícios ${ofPlace(space)}`,
  mortgage: ({ space }) => `empréstimo sobre ${place(space)}`,
  lift: ({ space }) => `hipoteca ${ofPlace(space)}`,
  interest: ({ space }) => `juros ${ofPlace(space)}`,
  card: ({ card }) => `carta “${cards[card].title}”`,
  salary: () => 'salário',
  incomeTax: () => 'imposto sobre rendimentos',
  luxuryTax: () => 'imposto de luxo',
  fine: () => 'multa da prisão',
  trade: () => 'negócio',
  bankruptcy: () => 'bens de uma falência',
  pot: () => 'pote'
}

const purposes = {
  opening: ' para começar',
  turn: '',
  jail: ' para sair da prisão',
  rent: ' pelo aluguer'
} as const
const ways = { throw: 'andou', card: 'seguiu', back: 'recuou' } as const
const releases = {
  fine: 'pagou e saiu da prisão',
  card: 'entregou o indulto e saiu da prisão',
  doubles: 'tirou um duplo e saiu da prisão'
} as const

const endings: Readonly<Record<Ending, string>> = {
  lastPlayer: 'o jogo',
  secondBankruptcy: 'o jogo pelo valor dos bens',
  timeLimit: 'o jogo ao soar a hora',
  agreement: 'o jogo, terminado de comum acordo'
}
const calls = ['dou-lhe uma', 'dou-lhe duas', 'dou-lhe três'] as const

export const events: EventSentences = {
  tokenMoved: ({ player, to, by }, name) =>
    by === 'jail' ? `${name(player)} foi parar à prisão` : `${name(player)} ${ways[by]} ${onto(to)}`,
  deedTransferred: ({ space, from, to }, name) =>
    to === BANK
      ? `O título ${ofPlace(space)} voltou ao Banco`
      : from === BANK
        ? `${place(space)} é agora ${of(name(to))}`
        : `${place(space)} passou ${of(name(from))} para ${name(to)}`,
  mortgageChanged: ({ space, mortgaged }) =>
    mortgaged ? `${place(space)} tem hipoteca` : `${place(space)} já não tem hipoteca`,
  buildingsChanged: ({ space, from, to }) =>
    to === 0
      ? `${place(space)} ficou sem casas`
      : `${place(space)} ${to > from ? 'tem agora' : 'ficou com'} ${level(to)}`,
  releaseCardMoved: ({ deck, from, to }, name) =>
    to === BANK
      ? `${name(from)} devolveu o indulto ao baralho ${decks[deck]}`
      : from === BANK
        ? `${name(to)} guardou um indulto`
        : `Um indulto passou ${of(name(from))} para ${name(to)}`,
  gameStarted: ({ players }) => `${spelled(players)} jogadores sentaram-se à mesa`,
  openingTied: ({ players }, name) => `${list(players.map(name))} empataram e lançam outra vez`,
  starterFound: ({ player }, name) => `${name(player)} fez o lançamento mais alto e começa`,
  turnStarted: ({ player, number }, name) => `Turno ${figures(number)}: ${name(player)}`,
  diceThrown: ({ player, dice, purpose, doubles }, name) =>
    `${name(player)} tirou ${dice[0]} + ${dice[1]}${purposes[purpose]}${doubles > 0 ? ', duplo' : ''}`,
  sentToJail: ({ player, why }, name) =>
    why === 'space'
      ? `${name(player)} foi para a prisão`
      : why === 'card'
        ? `Uma carta mandou ${name(player)} para a prisão`
        : `${name(player)} tirou três duplos seguidos e foi para a prisão`,
  stayedInJail: ({ player, throwsLeft }, name) =>
    `${name(player)} continua na prisão; ${form(throwsLeft, { one: 'resta', other: 'restam' })} ${plural(throwsLeft, { one: 'lançamento', other: 'lançamentos' })}`,
  leftJail: ({ player, by }, name) => `${name(player)} ${releases[by]}`,
  cardDrawn: ({ player, deck, card }, name) =>
    `${name(player)} tirou uma carta (${decks[deck]}): ${cards[card].title}`,
  throwInvalid: ({ player }, name) =>
    `Os dados ${of(name(player))} não ficaram direitos; lançam-se outra vez`,
  noRentDue: ({ space, owner, why }, name) =>
    why === 'mortgaged'
      ? `Não há aluguer: ${place(space)} tem hipoteca`
      : `Não há aluguer ${ofPlace(space)}: ${name(owner)} está na prisão`,
  rentClaimed: ({ player, tenant, space, amount }, name) =>
    `${name(player)} pediu ${toWhom(name(tenant))} ${money(amount)}, o aluguer ${ofPlace(space)}`,
  lotNotForSale: ({ player, space }, name) =>
    `${place(space)} ainda não está à venda: ${name(player)} não deu a volta ao tabuleiro`,
  purchaseDeclined: ({ player, space }, name) => `${name(player)} mandou ${place(space)} a leilão`,
  auctionOpened: ({ lot }) => `${lotName(lot)} foi a leilão`,
  bidMade: ({ player, amount }, name) => `${name(player)} licitou ${money(amount)}`,
  bidCalled: ({ lot, calls: count }) => `${lotName(lot)}: ${calls[count - 1] ?? 'segue'}`,
  bidPassed: ({ player, forced }, name) =>
    forced
      ? `${name(player)} não consegue cobrir o lance, nem juntando todo o dinheiro, e fica de fora`
      : `${name(player)} passou`,
  auctionClosed: ({ lot, winner, amount }, name) =>
    winner === null
      ? `Ninguém licitou; ${lotName(lot)} fica no Banco`
      : `${name(winner)} levou ${lotName(lot)} por ${money(amount)}`,
  taxChosen: ({ player, choice }, name) =>
    `${name(player)} escolheu ${choice === 'flat' ? 'o imposto fixo' : 'a décima parte'}`,
  shortageDeclared: ({ player, unit, count }, name) =>
    `${name(player)} quer ${several(unit, count)}, e ao Banco ${unit === 'house' ? 'restam poucas' : 'restam poucos'}`,
  wishStated: ({ player, unit, count }, name) =>
    `${name(player)} ${count === 0 ? `não pede ${manyUnits[unit]}` : `pede ${several(unit, count)}`}`,
  shortageSettled: ({ unit }) => `Já ninguém disputa ${unit === 'house' ? 'as casas' : 'os hotéis'}`,
  offerMade: ({ offer }, name) =>
    `${name(offer.from)} propõe ${toWhom(name(offer.to))} dar ${goods(offer.give)} e receber ${goods(offer.take)}`,
  offerAccepted: ({ offer }, name) => `${name(offer.to)} aceitou a proposta ${of(name(offer.from))}`,
  offerRefused: ({ offer }, name) => `${name(offer.to)} recusou a proposta ${of(name(offer.from))}`,
  offerWithdrawn: ({ offer }, name) =>
    `${name(offer.from)} retirou a proposta feita ${toWhom(name(offer.to))}`,
  offersLapsed: ({ offers }) =>
    offers.length === 1
      ? 'A proposta em aberto caducou com o lançamento'
      : 'As propostas em aberto caducaram com o lançamento',
  playerResigned: ({ player }, name) => `${name(player)} saiu do jogo`,
  endAgreed: ({ player }, name) => `${name(player)} acabaria já o jogo`,
  endDisagreed: ({ player }, name) => `${name(player)} prefere continuar a jogar`,
  hourStruck: () => 'Soou a hora; este turno é o último',
  playerBankrupted: ({ player, creditor }, name) =>
    `${name(player)} foi à falência; tudo passa para ${name(creditor)}`,
  turnEnded: ({ player }, name) => `${name(player)} acabou o turno`,
  gameEnded: ({ winners, why }, name) =>
    `${list(winners.map(name))} ${form(winners.length, { one: 'ganhou', other: 'ganharam' })} ${endings[why]}`
}

/** "Theo tirou 4 + 3 e andou até Ventnor Avenue": a throw and the walk that it brought, in one line. */
export const throwAndWalk = (
  who: string,
  dice: readonly [number, number],
  to: number,
  doubles: boolean
): string => `${who} tirou ${dice[0]} + ${dice[1]}${doubles ? ', duplo,' : ''} e andou ${onto(to)}`

/** "Nora deve a Marlow 1100 $: aluguer de Pacific Avenue". */
export const owes = (debtor: string, creditor: string, amount: number, what: string): string =>
  `${debtor} deve ${toWhom(creditor)} ${money(amount)}: ${what}`

export const built = (who: string, space: number, to: number): string =>
  `${who} construiu ${on(space)}: agora ${level(to)}`

export const soldDown = (who: string, space: number, to: number): string =>
  `${who} vendeu edifícios ${on(space)}: agora ${level(to)}`

/** A payment for ear and history: the sentence with its sum. */
export const withSum = (sentence: string, amount: number): string => `${sentence}: ${money(amount)}`
