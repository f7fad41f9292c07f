// Sentences whose grammar depends on what stands in them, read in German, Dutch, Polish and French for all the cases.
import { afterAll, describe, expect, it } from 'vitest'
import { BANK, POT } from '../../shared/game/events'
import type { Language } from '../../shared/ipc'
import { english } from './en'
import { money, moneySigns } from './format'
import { SPEECHES, utter, words } from './index'
import { narrate } from './narrate'
import { slipSentence } from '../table/spoken'

const ELECTRIC = 12
const WATER = 28
const ILLINOIS = 24
const CHANCE = 7

afterAll(() => utter(english, 'en-US'))

/** Spaces that do not break are left out: what counts here is grammar. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** All sentences of a language that stand as they are. */
const sentencesIn = (part: unknown): readonly string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(sentencesIn)
      : []

type Case = readonly [read: () => string, sentence: string]

async function reads(language: Language, cases: readonly Case[]): Promise<void> {
  const { load, locale } = SPEECHES[language]
  utter(await load(), locale)
  expect(cases.map(([read]) => plain(read()))).toEqual(cases.map(([, sentence]) => sentence))
}

const lifted = (...lots: number[]): string => words.since.lifted(null, lots)
const mortgaged = (...lots: number[]): string => words.since.mortgaged('Anna', lots)
const yellow = (): string => words.table.group('F', words.names.groups.yellow)
const stands = (from: number, to: number): string =>
  narrate({ type: 'buildingsChanged', space: ILLINOIS, from, to }, String)

describe('German', () => {
  it('bends the verb to the sum that is missing', () =>
    reads('de', [
      [() => words.decisions.purchase.tooDear(1), '1 $ fehlt'],
      [() => words.decisions.purchase.tooDear(2), '2 $ fehlen'],
      [() => words.decisions.debt.title(1), '1 $ fehlt noch'],
      [() => words.decisions.estate.owes(50, 'Theo'), '50 $ fehlen noch für Theo']
    ]))

  it('puts works into the case that a mortgage needs, and counts mortgages', () =>
    reads('de', [
      [() => mortgaged(WATER), 'Anna hat auf das Wasserwerk eine Hypothek aufgenommen'],
      [() => mortgaged(WATER, 5), 'Anna hat auf das Wasserwerk und Reading Railroad Hypotheken aufgenommen'],
      [() => lifted(WATER), 'Du hast die Hypothek auf dem Wasserwerk abgelöst'],
      [() => lifted(WATER, 5), 'Du hast die Hypotheken auf dem Wasserwerk und Reading Railroad abgelöst'],
      [() => words.coach.moves.mortgage(WATER), 'Nimm eine Hypothek auf das Wasserwerk auf'],
      [() => words.coach.moves.lift(WATER), 'Löse die Hypothek auf dem Wasserwerk ab']
    ]))

  it('says what a debt is for in a form that fits as subject and as object', () =>
    reads('de', [
      [
        () =>
          words.events.owes(
            'Nora',
            'Spieler 1',
            50,
            words.events.debts.purchase({ kind: 'purchase', space: WATER })
          ),
        'Nora hat 50 $ Schulden bei Spieler 1: die Kaufsumme für das Wasserwerk'
      ],
      [
        () =>
          words.decisions.debt.eyebrow('Nora', words.table.bank, words.events.debts.fine({ kind: 'fine' })),
        'Nora schuldet der Bank die Strafe im Gefängnis'
      ]
    ]))
})

describe('Dutch', () => {
  it('gives a space of the deck or of a tax its word', () =>
    reads('nl', [
      [() => words.decisions.turn.standsOn(CHANCE), 'Op het vak Toeval'],
      [() => words.decisions.turn.standsOn(4), 'Op het vak Inkomstenbelasting'],
      [() => words.decisions.turn.standsOn(ELECTRIC), 'Op het Stroombedrijf'],
      [() => words.decisions.turn.standsOn(10), 'Op bezoek in de gevangenis'],
      [() => words.decisions.turn.standsOn(ILLINOIS), 'Op Illinois Avenue']
    ]))

  it('names a group within a sentence, and both utilities', () =>
    reads('nl', [
      [() => words.decisions.deal.completes(yellow()), 'maakt groep F (geel) compleet'],
      [() => words.decisions.deal.completes(words.names.railroads), 'maakt de spoorlijnen compleet'],
      [
        () => words.decisions.purchase.completesSet(words.names.railroads),
        'Daarmee zijn alle spoorlijnen van jou.'
      ],
      [
        () => words.decisions.purchase.completesSet(words.names.utilities),
        'Daarmee zijn beide nutsbedrijven van jou.'
      ]
    ]))

  it('counts buildings and mortgages', () =>
    reads('nl', [
      [() => stands(0, 1), 'Op Illinois Avenue staat nu 1 huis'],
      [() => stands(1, 2), 'Op Illinois Avenue staan nu 2 huizen'],
      [() => stands(4, 5), 'Op Illinois Avenue staat nu een hotel'],
      [() => stands(1, 0), 'Op Illinois Avenue staan geen huizen meer'],
      [() => mortgaged(WATER), 'Anna heeft een hypotheek genomen op het Waterbedrijf'],
      [() => mortgaged(WATER, 5), 'Anna heeft hypotheken genomen op het Waterbedrijf en Reading Railroad']
    ]))
})

describe('Polish', () => {
  it('declines a seat that is called by its number, and puts a word before a name', () =>
    reads('pl', [
      [() => words.decisions.estate.eyebrow('Nora'), 'Majątek gracza Nora'],
      [() => words.decisions.estate.eyebrow('Gracz 1'), 'Majątek gracza 1'],
      [() => words.decisions.deal.answerTitle('Nora'), 'Wymiana z graczem Nora?'],
      [() => words.decisions.deal.answerTitle('Gracz 2'), 'Wymiana z graczem 2?'],
      [() => words.decisions.debt.pays(50, words.table.bank), '50 $ dla Banku'],
      [() => words.since.rent(null, 'Gracz 1', 50), 'Płacisz 50 $ czynszu graczowi 1']
    ]))

  it('declines the places that have Polish names', () =>
    reads('pl', [
      [() => words.decisions.purchase.title(ELECTRIC), 'Kupić Elektrownię?'],
      [() => words.coach.moves.leave(ELECTRIC), 'Nie kupuj Elektrowni'],
      [() => words.decisions.turn.standsOn(WATER), 'W Wodociągach'],
      [() => words.decisions.turn.standsOn(0), 'Na Starcie'],
      [() => words.decisions.turn.standsOn(CHANCE), 'Na polu Los']
    ]))

  it('counts one, few and many', () =>
    reads('pl', [
      [() => stands(0, 1), 'Na Illinois Avenue stoi teraz 1 dom'],
      [() => stands(1, 2), 'Na Illinois Avenue stoją teraz 2 domy'],
      [() => words.board.houses(5), '5 domów'],
      [() => words.board.houses(22), '22 domy'],
      [() => words.screens.won(['Ola']), 'Wygrana: Ola'],
      [() => words.screens.won(['Ola', 'Ewa']), 'Wspólna wygrana: Ola i Ewa']
    ]))
})

describe('French', () => {
  const paid = (payer: number, payee: number, space: number): string =>
    narrate(
      { type: 'cashPaid', from: payer, to: payee, amount: 20, reason: { kind: 'rent', space } },
      (party) =>
        party === BANK ? words.table.bank : party === POT ? words.table.pot : (['Anna', 'Theo'][party] ?? '?')
    )

  it('elides and contracts before names and places', () =>
    reads('fr', [
      [() => words.decisions.estate.eyebrow('Anna'), 'Les biens d’Anna'],
      [() => words.decisions.estate.eyebrow('Theo'), 'Les biens de Theo'],
      [() => words.decisions.estate.eyebrow('Yann'), 'Les biens de Yann'],
      [() => words.decisions.estate.eyebrow('Yves'), 'Les biens d’Yves'],
      [() => paid(0, 1, WATER), 'Anna paie à Theo le loyer du Service des eaux : 20 $'],
      [() => paid(1, 0, ILLINOIS), 'Theo paie à Anna le loyer d’Illinois Avenue : 20 $'],
      [() => lifted(ELECTRIC), 'Tu as levé l’hypothèque de la Compagnie électrique'],
      [
        () => lifted(ELECTRIC, ILLINOIS),
        'Tu as levé les hypothèques de la Compagnie électrique et d’Illinois Avenue'
      ]
    ]))

  it('bends to houses, which are feminine, and hotels, which are not', () =>
    reads('fr', [
      [() => words.decisions.wish.title('house'), 'Combien de maisons veux-tu ?'],
      [() => words.decisions.wish.title('hotel'), 'Combien d’hôtels veux-tu ?'],
      [() => words.decisions.placement.left('house', 2), 'Encore 2 maisons à placer, celle-ci comprise.'],
      [() => words.decisions.placement.left('hotel', 1), 'Encore 1 hôtel à placer, celui-ci compris.'],
      [() => stands(2, 1), 'Il reste 1 maison sur Illinois Avenue'],
      [
        () => words.decisions.purchase.completesSet(words.names.utilities),
        'Tu aurais les deux services publics.'
      ]
    ]))

  it('keeps a mark of two parts with its sentence, and calls the reader tu', async () => {
    await reads('fr', [])
    const said = [paid(0, 1, WATER), words.decisions.purchase.title(ILLINOIS), ...sentencesIn(words)]
    expect(said.length).toBeGreaterThan(800)
    for (const sentence of said) {
      expect(sentence).not.toMatch(/[^\u202f][:;?!]/)
      expect(sentence.replace(/s’il vous plaît|ou vous lancez/, '')).not.toMatch(/\b(?:vous|votre|vos)\b/i)
    }
  })
})

describe('The sign of money', () => {
  it.each([
    ['en', '$1'],
    ['de', '1\u00a0$'],
    ['nl', '$\u00a01']
  ] as const)('stands around a sum as it is written in %s', async (language, sum) => {
    await reads(language, [])
    const [before, after] = moneySigns()
    expect(`${before}1${after}`).toBe(sum)
    expect(sum).toBe(money(1))
  })
})

describe('A slip that is read aloud', () => {
  it.each(Object.keys(SPEECHES) as Language[])('ends a quotation once in %s', async (language) => {
    const { load, locale } = SPEECHES[language]
    utter(await load(), locale)
    const slip = document.createElement('div')
    slip.innerHTML = `<h2>Ha</h2><p class="advice">${words.reasons.quoted('Ho.')}</p>`
    expect(slipSentence(slip)).toBe(`Ha. ${words.reasons.quoted('Ho.')}`)
  })
})
