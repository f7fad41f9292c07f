// What each key does, as the table of keys in the settings says it in Portuguese.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Dados de verdade: face ${face}`
const raise = (seat: number): string => `Lugar ${seat}: subir o lance`
const pass = (seat: number): string => `Lugar ${seat}: passar num leilão`
const claim = (seat: number): string => `Lugar ${seat}: pedir aluguer`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Lançar os dados',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Dados de verdade: introduzir',
  invalidThrow: 'Dados de verdade: repetir',
  endTurn: 'Acabar o turno',
  payFine: 'Prisão: pagar a multa',
  releaseCard: 'Prisão: usar o indulto',
  buy: 'Comprar a propriedade',
  auction: 'Mandar a leilão',
  quickBid1: 'Primeiro lance rápido',
  quickBid2: 'Segundo lance rápido',
  quickBid3: 'Terceiro lance rápido',
  quickBid4: 'Quarto lance rápido',
  bid: 'Fazer o lance marcado',
  pass: 'Passar num leilão',
  openBidding: 'Banco: abrir o leilão',
  callBid: 'Banco: anunciar o lance',
  hammer: 'Banco: bater o martelo',
  wish: 'Pedir edifícios escassos',
  wishNone: 'Não querer edifícios escassos',
  place: 'Colocar um edifício ganho',
  waive: 'Deixar ir um edifício escasso',
  claimRent: 'Pedir aluguer a este jogador',
  flatTax: 'Imposto: a quantia fixa',
  tenth: 'Imposto: a décima parte',
  takeStep: 'Dívida: dar o passo proposto',
  takeAll: 'Dívida: dar todos os passos',
  giveUp: 'Dívida: desistir',
  lift: 'Hipoteca recebida: resgatar',
  keep: 'Hipoteca recebida: manter',
  manage: 'Os meus bens, juntar dinheiro',
  trade: 'Propor negócio',
  offers: 'Responder a uma proposta',
  offer: 'Fazer a proposta marcada',
  accept: 'Proposta: aceitar',
  refuse: 'Proposta: recusar',
  change: 'Proposta: alterar',
  build: 'Construir ou vender o marcado',
  previous: 'Título anterior',
  next: 'Título seguinte',
  begin: 'Carta de passagem: começar',
  deeds: 'Ver os títulos',
  hold: 'Parar ou fazer pausa',
  game: 'Lugares, sair do jogo, o fim',
  claim: 'Pedir aluguer',
  undo: 'Desfazer',
  redo: 'Refazer',
  rules: 'Livro de regras',
  why: 'Porquê? A regra de uma pergunta',
  guide: 'Arrumar o guia',
  coach: 'Perguntar ao treinador',
  follow: 'Fazer o que diz o treinador',
  since: 'O que houve desde o meu turno',
  tv: 'Modo TV',
  mute: 'Som desligado ou ligado',
  leave: 'Sair da mesa',
  close: 'Fechar o que está por cima',
  sayCash: 'Dizer o meu dinheiro',
  sayOwner: 'Dizer de quem é este espaço',
  sayLast: 'Dizer o que aconteceu por fim',
  sayPositions: 'Dizer onde está cada um',
  raise1: raise(1),
  raise2: raise(2),
  raise3: raise(3),
  raise4: raise(4),
  raise5: raise(5),
  raise6: raise(6),
  raise7: raise(7),
  raise8: raise(8),
  pass1: pass(1),
  pass2: pass(2),
  pass3: pass(3),
  pass4: pass(4),
  pass5: pass(5),
  pass6: pass(6),
  pass7: pass(7),
  pass8: pass(8),
  claim1: claim(1),
  claim2: claim(2),
  claim3: claim(3),
  claim4: claim(4),
  claim5: claim(5),
  claim6: claim(6),
  claim7: claim(7),
  claim8: claim(8)
}

export const groups = {
  turn: 'Um turno',
  auction: 'Leilões',
  trouble: 'Imposto, dívida e hipotecas',
  estate: 'Títulos e negócios',
  always: 'A qualquer momento',
  seats: 'Teclas de cada lugar',
  dice: 'Dados de verdade'
} as const

export const press = 'carrega numa tecla'
export const now = (key: string): string => `tecla ${key}`
export const usual = (key: string): string => `Voltar a ${key}`
export const usualOf = (what: string, key: string): string => `${what}: voltar a ${key}`
export const clash = (key: string, other: string): string => `${key} já serve para “${other}”.`
export const kept = (key: string): string => `${key} faz falta noutro sítio e não se pode escolher.`
export const set = (what: string, key: string): string => `${what}: tecla ${key}.`
export const allUsual = 'Todas as teclas habituais'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Espaço',
  Enter: 'Enter',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: 'Back',
  Home: 'Home',
  End: 'End',
  Tab: 'Tab'
}
