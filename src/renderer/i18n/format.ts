// Numbers, money, dates and plurals in the reader's language, by way of Intl.

/** Locale of the texts that are loaded. */
export const LOCALE = 'en-US'

const dollars = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0
})
const gains = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero'
})
const whole = new Intl.NumberFormat(LOCALE)
const share = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })
const cardinal = new Intl.PluralRules(LOCALE)
const conjunction = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
const clock = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' })
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric' })
const dayOfAnyYear = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'short', day: 'numeric' })
const nearDay = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** The hyphen that Intl writes is too short beside figures. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** Whole dollars: `$1,060`, `−$260`. */
export const money = (amount: number): string => withMinus(dollars.format(amount))

/** A gain or a loss: `+$200`, `−$75`, `$0`. */
export const change = (amount: number): string => withMinus(gains.format(amount))

/** A part of one: `42%`. */
export const percent = (part: number): string => share.format(part)

/** A whole number: `1,500`. */
export const figures = (amount: number): string => whole.format(amount)

/** A number with the word that fits it: `plural(2, { one: 'house', other: 'houses' })` is `2 houses`. */
export const plural = (count: number, words: { one: string; other: string }): string =>
  `${figures(count)} ${cardinal.select(count) === 'one' ? words.one : words.other}`

/** `Nora, Theo and Lou` in the manner of the language. */
export const list = (names: readonly string[]): string => conjunction.format(names)

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** When something was, seen from `now` (both milliseconds since 1970): `today, 4:12 PM`, `yesterday`, `Nov 22`. */
export function moment(time: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(time)) / 86_400_000)
  if (days === 0) return `${nearDay.format(0, 'day')}, ${clock.format(time)}`
  if (days === 1) return nearDay.format(-1, 'day')
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return (sameYear ? dayOfYear : dayOfAnyYear).format(time)
}
