// Every key of the table, by what it does. A key that is live in a state is drawn on a visible button or always live.
import { tinykeys } from 'tinykeys'

/** Names of keys as in `KeyboardEvent.key`; letters as capitals, the space bar as `Space`. */
export const KEYS = {
  throw: 'Space',
  endTurn: 'E',
  payFine: 'F',
  releaseCard: 'J',
  buy: 'B',
  auction: 'A',
  quickBid1: '1',
  quickBid2: '2',
  quickBid3: '3',
  quickBid4: '4',
  bid: 'Enter',
  pass: 'X',
  flatTax: 'F',
  tenth: 'N',
  takeStep: 'Enter',
  takeAll: 'A',
  giveUp: 'G',
  lift: 'F',
  keep: 'K',
  manage: 'M',
  trade: 'T',
  offers: 'O',
  offer: 'Enter',
  accept: 'Y',
  refuse: 'N',
  change: 'V',
  build: 'Enter',
  previous: 'ArrowLeft',
  next: 'ArrowRight',
  deeds: 'D',
  hold: 'H',
  rules: 'R',
  leave: 'Escape',
  close: 'Escape',
  sayCash: 'C',
  sayOwner: 'W',
  sayLast: 'L',
  sayPositions: 'P'
} as const
export type Command = keyof typeof KEYS

/** Live whatever is asked; the same keys mean nothing else anywhere. */
export const ALWAYS = [
  'deeds',
  'hold',
  'rules',
  'sayCash',
  'sayOwner',
  'sayLast',
  'sayPositions'
] as const satisfies readonly Command[]

/** Everything that can be pressed in each state besides what is always live. */
export const STATES = {
  openingThrow: ['throw', 'leave'],
  turn: ['throw', 'payFine', 'releaseCard', 'endTurn', 'manage', 'trade', 'offers', 'leave'],
  purchase: ['buy', 'auction', 'manage', 'leave'],
  auction: ['quickBid1', 'quickBid2', 'quickBid3', 'quickBid4', 'bid', 'pass', 'manage', 'leave'],
  tax: ['flatTax', 'tenth', 'leave'],
  rentThrow: ['throw', 'leave'],
  debt: ['takeStep', 'takeAll', 'manage', 'trade', 'giveUp', 'offers', 'leave'],
  inheritance: ['lift', 'keep', 'manage', 'leave'],
  estate: ['build', 'trade', 'close'],
  deed: ['manage', 'previous', 'next', 'close'],
  trade: ['offer', 'close'],
  offer: ['accept', 'refuse', 'change', 'close']
} as const satisfies Record<string, readonly Command[]>

/** The button on the page that a key belongs to, if it can be pressed now. */
export const buttonFor = (root: ParentNode, key: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]:not([aria-disabled], :disabled)`)

/** A control that has the focus keeps the keys that it needs itself. */
const ownsKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  target.matches('button, a, summary, [role="button"]') &&
  (key === 'Enter' || key === 'Space')

/** Presses the button that carries the key; `press` may take a key that has no button. Returns how to stop. */
export function listenForKeys(target: Window, press: (key: string) => boolean): () => void {
  const keys = [...new Set<string>(Object.values(KEYS))]
  return tinykeys(
    target,
    Object.fromEntries(
      keys.map((key) => [
        key,
        (event: KeyboardEvent) => {
          if (event.defaultPrevented || ownsKey(event.target, key)) return
          if (press(key)) event.preventDefault()
        }
      ])
    )
  )
}
