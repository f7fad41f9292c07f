// Numbers, money, dates and plurals in the reader's language, by way of Intl.

/** Makes a format when it is first asked for: each takes a millisecond, and a screen needs few of them. */
function late<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

function formatsOf(locale: string) {
  const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const
  // a plain sign in all languages: "US$" would not be what is printed on the notes
  const narrow = { ...dollars, currencyDisplay: 'narrowSymbol' } as const
  const numbers = (options?: Intl.NumberFormatOptions) => late(() => new Intl.NumberFormat(locale, options))
  const dates = (options: Intl.DateTimeFormatOptions) => late(() => new Intl.DateTimeFormat(locale, options))
  return {
    locale,
    number: numbers(),
    dollars: numbers(narrow),
    gains: numbers({ ...narrow, signDisplay: 'exceptZero' }),
    share: numbers({ style: 'percent', maximumFractionDigits: 0 }),
    fineShare: numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    cardinal: late(() => new Intl.PluralRules(locale)),
    conjunction: late(() => new Intl.ListFormat(locale, { type: 'conjunction' })),
    disjunction: late(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
    clock: dates({ hour: 'numeric', minute: '2-digit' }),
    weekday: dates({ weekday: 'long' }),
    dayOfYear: dates({ month: 'short', day: 'numeric' }),
    dayOfAnyYear: dates({ year: 'numeric', month: 'short', day: 'numeric' }),
    dayAndHour: dates({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
    nearDay: late(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  }
}

let formats = formatsOf('en-US')

/** Sets the locale of all that is formatted from now on, such as `de-DE`. */
export function setLocale(locale: string): void {
  if (locale !== formats.locale) formats = formatsOf(locale)
}

/** The hyphen that Intl writes is too short beside figures. */
const withMinus = (text: string): string => text.replace('-', '\u2212')

/** A whole number: `1,060`. */
export const figures = (amount: number): string => withMinus(formats.number().format(amount))

/** Whole dollars: `$1,060`, `−$260`. */
export const money = (amount: number): string => withMinus(formats.dollars().format(amount))

/** What stands before and behind a sum of money: `$` and nothing, or nothing and a space with `$`. */
export function moneySigns(): readonly [before: string, after: string] {
  const parts = formats.dollars().formatToParts(1)
  const sum = parts.findIndex(({ type }) => type === 'integer')
  const written = (some: typeof parts): string => some.map(({ value }) => value).join('')
  return [written(parts.slice(0, sum)), written(parts.slice(sum + 1))]
}

/** A gain or a loss: `+$200`, `−$75`, `$0`. */
export const change = (amount: number): string => withMinus(formats.gains().format(amount))

/** A part of one: `42%`. */
export const percent = (part: number): string => formats.share().format(part)

/** Two parts of one side by side: `31%` and `27%`, or with a decimal where they would look alike: `31.4%` and `31.1%`. */
export function compared(one: number, other: number): readonly [string, string] {
  const shares = [percent(one), percent(other)] as const
  return shares[0] === shares[1]
    ? [formats.fineShare().format(one), formats.fineShare().format(other)]
    : shares
}

/** The forms of a word that a language has besides the one for all other numbers: `few` and `many` in Polish. */
export type Forms = { readonly [rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The form of a word that goes with a number. */
export const form = (count: number, forms: Forms): string =>
  forms[formats.cardinal().select(count)] ?? forms.other

/** A number with the word that fits it: `plural(2, { one: 'house', other: 'houses' })` is `2 houses`. */
export const plural = (count: number, forms: Forms): string => `${figures(count)} ${form(count, forms)}`

/** `Nora, Theo and Lou` in the manner of the language. */
export const list = (names: readonly string[]): string => formats.conjunction().format(names)

/** `P or 7` in the manner of the language. */
export const either = (names: readonly string[]): string => formats.disjunction().format(names)

/** The day of the week of a moment in milliseconds since 1970: `Sunday`. */
export const weekday = (time: number): string => formats.weekday().format(time)

/** The day and hour of a moment in milliseconds since 1970: `Sunday, November 29 at 9:26 AM`. */
export const dayAndHour = (time: number): string => formats.dayAndHour().format(time)

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** When something was, seen from `now` (both milliseconds since 1970): `today, 4:12 PM`, `yesterday`, `Nov 22`. */
export function moment(time: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(time)) / 86_400_000)
  if (days === 0) return `${formats.nearDay().format(0, 'day')}, ${formats.clock().format(time)}`
  if (days === 1) return formats.nearDay().format(-1, 'day')
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return (sameYear ? formats.dayOfYear : formats.dayOfAnyYear)().format(time)
}
