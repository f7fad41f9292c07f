// Words of "Why?" in Portuguese: what the open question is about, and what this table plays.
import type { Rules } from '../../../shared/game/rules'
import type { DecisionKind } from '../../../shared/game/view'
import { money, plural } from '../format'
import { spelled } from './figures'

export const why = 'Porquê?'
export const close = 'Fechar'
export const thisTable = 'Nesta mesa'
export const official = 'como está impresso'
export const ownRule = 'uma regra desta mesa'
export const more = 'No livro de regras'
export const open = (title: string): string => `A regra: ${title}`

/** The heading of the rule behind each kind of question. */
export const decisions: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Porque começa o lançamento mais alto?',
  turn: 'O que faz parte de um turno?',
  purchase: 'Porquê comprar ou leiloar?',
  auction: 'Como corre um leilão?',
  tax: 'Porquê escolher antes de contar?',
  rentThrow: 'Porquê dez vezes um novo lançamento?',
  debt: 'Porque é preciso juntar dinheiro?',
  inheritance: 'Porquê resgatar ou pagar juros?',
  openLot: 'Porque o abre quem gere o Banco?',
  hammer: 'Quando cai o martelo?',
  wish: 'Porque me perguntam quantos quero?',
  placement: 'Onde pode ficar?'
}

export const business = {
  jail: 'Como se sai da prisão?',
  estate: 'Quando se pode construir ou hipotecar?',
  deed: 'O que rende um título?',
  trade: 'O que se pode negociar?',
  claim: 'Quando se tem de pedir o aluguer?',
  game: 'Como pode acabar um jogo?',
  since: 'O que faz parte de um turno?'
} as const

/** What an option is at this table, in the middle of a sentence. */
export const plays: {
  readonly [K in Exclude<keyof Rules, 'players'>]: (value: Rules[K]) => string
} = {
  banker: (banker) => (banker === null ? 'a app gere o Banco' : 'alguém da mesa gere o Banco'),
  rent: (rent) =>
    rent === 'automatic'
      ? 'o aluguer cobra-se sozinho'
      : `o aluguer tem de ser pedido antes de o ${rent === 'claimNext' ? 'jogador seguinte' : 'segundo jogador a seguir'} lançar`,
  ending: (ending) =>
    ending === 'lastPlayer' ? 'ganha o último jogador' : 'a segunda falência acaba o jogo',
  timeLimit: (minutes) =>
    minutes === null
      ? 'sem limite de tempo'
      : `${plural(minutes, { one: 'minuto', other: 'minutos' })}, depois ganha quem tiver mais`,
  dealt: (dealt) =>
    dealt === 'all'
      ? 'distribuíram-se todos os títulos'
      : dealt === 0
        ? 'não se distribuem títulos'
        : `${spelled(dealt)} títulos distribuídos a cada um`,
  housesBeforeHotel: (houses) => `um hotel depois de ${spelled(houses, true)} casas`,
  pot: (pot) => (pot ? 'impostos e multas esperam na Parada livre' : 'a Parada livre não dá nada'),
  potSeed: (seed) => (seed === 0 ? 'um pote vazio fica vazio' : `o Banco põe ${money(seed)} num pote vazio`),
  auctions: (auctions) => (auctions ? 'há leilões' : 'sem leilões: o que ninguém compra fica no Banco'),
  startCash: (cash) => `${money(cash)} no início`,
  salary: (salary) => `${money(salary)} de salário`,
  doubleSalaryOnGo: (twice) =>
    twice ? 'salário a dobrar para quem cai na Partida' : 'um salário, também para quem cai na Partida',
  firstLapPurchases: (allowed) =>
    allowed ? 'compras desde o primeiro lançamento' : 'ninguém compra antes de passar pela Partida',
  rentInJail: (collects) =>
    collects ? 'um dono na prisão cobra aluguer' : 'um dono na prisão não cobra aluguer',
  evenBuilding: (even) => (even ? 'construção por igual' : 'construção como se quiser'),
  incomeTax: (tax) =>
    tax === 'choice'
      ? `a escolha entre ${money(200)} e a décima parte`
      : `imposto sobre rendimentos sempre de ${money(200)}`,
  trading: (trading) => (trading ? 'negócios entre jogadores' : 'sem negócios entre jogadores'),
  dice: (dice) => (dice === 'app' ? 'a app lança os dados' : 'dados de verdade, introduzidos à mão')
}
