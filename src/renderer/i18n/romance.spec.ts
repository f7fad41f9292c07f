// Spanish, Italian and Portuguese: articles melt into prepositions, numbers have a gender, and each name brings its article.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BANK, POT, type Party } from '../../shared/game/events'
import { sentencesWithNames } from '../testing/sentences'
import { english } from './en'
import spanish from './es'
import { utter } from './index'
import italian from './it'
import type { Messages } from './messages'
import { narrate } from './narrate'
import portuguese from './pt'

type Sentence = readonly [said: (words: Messages) => string, sentence: string]
type Speech = { readonly words: Messages; readonly locale: string; readonly sentences: readonly Sentence[] }

const [ELECTRIC, WATER, PARKING, JAIL] = [12, 28, 20, 10] as const

const namer =
  ({ table }: Messages) =>
  (party: Party): string =>
    party === BANK ? table.bank : party === POT ? table.pot : party === 0 ? 'Anna' : 'Theo'

const held: Sentence[0] = ({ decisions, names }) =>
  decisions.purchase.held('Theo', [names.spaces[ELECTRIC] ?? '', 'Boardwalk'])
const withBank =
  (...spaces: readonly number[]): Sentence[0] =>
  ({ decisions, names }) =>
    decisions.purchase.withBank(spaces.map((space) => names.spaces[space] ?? ''))
const streets: Sentence[0] = ({ decisions, names, table }) =>
  decisions.purchase.yours(1, 3, table.group('F', names.groups.yellow))
const railroads: Sentence[0] = ({ decisions, names }) => decisions.purchase.yours(2, 4, names.railroads)
const utilities: Sentence[0] = ({ decisions, names }) => decisions.purchase.yours(1, 2, names.utilities)
const bothUtilities: Sentence[0] = ({ decisions, names }) => decisions.purchase.completesSet(names.utilities)
const walk =
  (to: number): Sentence[0] =>
  ({ events }) =>
    events.throwAndWalk('Theo', [4, 6], to, false)
const seeded: Sentence[0] = (words) =>
  narrate({ type: 'cashPaid', from: BANK, to: POT, amount: 50, reason: { kind: 'pot' } }, namer(words))
const taken: Sentence[0] = (words) =>
  narrate({ type: 'cashPaid', from: POT, to: 0, amount: 50, reason: { kind: 'pot' } }, namer(words))
const settled =
  (unit: 'house' | 'hotel'): Sentence[0] =>
  (words) =>
    narrate({ type: 'shortageSettled', unit }, namer(words))
const wished =
  (unit: 'house' | 'hotel', count: number): Sentence[0] =>
  (words) =>
    narrate({ type: 'wishStated', player: 0, unit, count }, namer(words))
const missing =
  (amount: number): Sentence[0] =>
  ({ decisions }) =>
    decisions.debt.title(amount)
const offerLine: Sentence[0] = ({ decisions }) => decisions.deal.offerLine('Theo', 'Anna')
const chances: Sentence[0] = ({ reasons }) =>
  reasons.reasons.dealRaisesChances({ kind: 'dealRaisesChances', before: 0.08, after: 0.11 }, String)
const nothingToBuild: Sentence[0] = ({ reasons }) =>
  reasons.reasons.wantsBuildings({ kind: 'wantsBuildings', count: 0 }, String)

const lifted: Sentence[0] = ({ since }) => since.lifted(null, [ELECTRIC, 39])
const twoKeys: Sentence[0] = ({ table }) => table.say.key('1', ['7', '8'])

const SPANISH: Speech = {
  words: spanish,
  locale: 'es-ES',
  sentences: [
    [held, 'Theo tiene la Compañía eléctrica y Boardwalk.'],
    [withBank(ELECTRIC), 'La Compañía eléctrica sigue en la Banca.'],
    [withBank(37, WATER), 'Park Place y la Compañía de aguas siguen en la Banca.'],
    [streets, 'Tendrías una de las tres calles del grupo F, amarillo.'],
    [railroads, 'Tendrías dos de los cuatro ferrocarriles.'],
    [utilities, 'Tendrías una de las dos compañías.'],
    [bothUtilities, 'Las dos compañías serían tuyas.'],
    [walk(PARKING), 'Theo sacó 4 + 6 y avanzó hasta la Parada libre'],
    [walk(JAIL), 'Theo sacó 4 + 6 y avanzó hasta la Cárcel, de visita'],
    [walk(4), 'Theo sacó 4 + 6 y avanzó hasta el Impuesto sobre la renta'],
    [seeded, 'La Banca puso dinero en el bote: 50\u00a0$'],
    [taken, 'Anna se llevó el bote de la Parada libre: 50\u00a0$'],
    [settled('house'), 'Ya nadie disputa las casas'],
    [settled('hotel'), 'Ya nadie disputa los hoteles'],
    [wished('house', 1), 'Anna pide una casa'],
    [wished('hotel', 1), 'Anna pide un hotel'],
    [wished('hotel', 0), 'Anna no pide hoteles'],
    [missing(1), 'Todavía falta 1\u00a0$'],
    [missing(1500), 'Todavía faltan 1500\u00a0$'],
    [offerLine, 'De Theo a Anna'],
    [chances, 'Según mis cuentas, mis opciones de ganar suben del 8\u00a0% al 11\u00a0%.'],
    [nothingToBuild, 'Ahora no edificaría nada.'],
    [lifted, 'Levantaste las hipotecas de la Compañía eléctrica y de Boardwalk'],
    [twoKeys, '1, tecla 7 u 8']
  ]
}

const ITALIAN: Speech = {
  words: italian,
  locale: 'it-IT',
  sentences: [
    [held, 'Theo ha la Società elettrica e Boardwalk.'],
    [withBank(ELECTRIC), 'La Società elettrica è ancora della Banca.'],
    [withBank(37, WATER), 'Park Place e la Società idrica sono ancora della Banca.'],
    [streets, 'Avresti uno dei tre terreni del gruppo F, giallo.'],
    [railroads, 'Avresti due delle quattro ferrovie.'],
    [utilities, 'Avresti una delle due società.'],
    [bothUtilities, 'Tutte le società sarebbero tue.'],
    [walk(PARKING), 'Theo tira 4 + 6 e avanza fino alla Sosta libera'],
    [walk(JAIL), 'Theo tira 4 + 6 e avanza fino alla Prigione, in visita'],
    [walk(0), 'Theo tira 4 + 6 e avanza fino al Via'],
    [seeded, 'La Banca mette dei soldi nel piatto: 50\u00a0$'],
    [taken, 'Anna prende il piatto della Sosta libera: 50\u00a0$'],
    [settled('house'), 'Le case non sono più contese'],
    [settled('hotel'), 'Gli alberghi non sono più contesi'],
    [wished('house', 1), 'Anna chiede una casa'],
    [wished('hotel', 1), 'Anna chiede un albergo'],
    [wished('hotel', 0), 'Anna non chiede alberghi'],
    [missing(1), 'Manca ancora 1\u00a0$'],
    [missing(1500), 'Mancano ancora 1500\u00a0$'],
    [offerLine, 'Da Theo ad Anna'],
    [chances, 'Secondo i miei conti le mie probabilità salgono dall’8% all’11%.'],
    [nothingToBuild, 'Adesso non costruirei nulla.'],
    [lifted, 'Hai riscattato la Società elettrica e Boardwalk'],
    [twoKeys, '1, tasto 7 o 8']
  ]
}

const PORTUGUESE: Speech = {
  words: portuguese,
  locale: 'pt-PT',
  sentences: [
    [held, 'Theo tem a Companhia elétrica e Boardwalk.'],
    [withBank(ELECTRIC), 'A Companhia elétrica ainda está no Banco.'],
    [withBank(37, WATER), 'Park Place e a Companhia de águas ainda estão no Banco.'],
    [streets, 'Ficarias com uma das três ruas do grupo F, amarelo.'],
    [railroads, 'Ficarias com duas das quatro ferrovias.'],
    [utilities, 'Ficarias com uma das duas companhias.'],
    [bothUtilities, 'Ficarias com as duas companhias.'],
    [walk(PARKING), 'Theo tirou 4 + 6 e andou até à Parada livre'],
    [walk(JAIL), 'Theo tirou 4 + 6 e andou até à prisão, de visita'],
    [walk(7), 'Theo tirou 4 + 6 e andou até ao espaço Acaso'],
    [seeded, 'O Banco pôs dinheiro no pote: 50\u00a0$'],
    [taken, 'Anna ficou com o pote da Parada livre: 50\u00a0$'],
    [settled('house'), 'Já ninguém disputa as casas'],
    [settled('hotel'), 'Já ninguém disputa os hotéis'],
    [wished('house', 2), 'Anna pede duas casas'],
    [wished('hotel', 1), 'Anna pede um hotel'],
    [wished('hotel', 0), 'Anna não pede hotéis'],
    [missing(1), 'Ainda falta 1\u00a0$'],
    [missing(1500), 'Ainda faltam 1500\u00a0$'],
    [offerLine, 'De Theo para Anna'],
    [chances, 'Pelas minhas contas, as minhas hipóteses sobem de 8% para 11%.'],
    [nothingToBuild, 'Neste momento eu não construiria nada.'],
    [lifted, 'Resgataste as hipotecas da Companhia elétrica e de Boardwalk'],
    [twoKeys, '1, tecla 7 ou 8']
  ]
}

describe.each([SPANISH, ITALIAN, PORTUGUESE])('In $locale', ({ words, locale, sentences }) => {
  beforeAll(() => utter(words, locale))
  afterAll(() => utter(english, 'en-US'))

  it.each(sentences.map(([said, sentence]) => [sentence, said] as const))(
    'one says: %s',
    (sentence, said) => {
      expect(said(words)).toBe(sentence)
    }
  )

  it('no article stands apart from a preposition that it melts into', () => {
    const apart = {
      'es-ES': /(?<!\p{L})(de|a) el /iu,
      'it-IT': /(?<!\p{L})(a|da|di|in|su) ((il|lo|la|i|gli|le) |l’)/iu,
      'pt-PT': /(?<!\p{L})(a|de|em|por) (o|a|os|as) /iu
    }[locale]
    expect(apart).toBeDefined()
    const said = sentencesWithNames()
    expect(said.length).toBeGreaterThan(1000)
    expect(said.filter((sentence) => apart?.test(sentence))).toEqual([])
  })
})
