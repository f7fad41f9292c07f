// Every key of the table, by what it does. A key that is live in a state is drawn on a visible button or always live.
import { tinykeys } from 'tinykeys'

/** Names of keys as in `KeyboardEvent.key`; letters as capitals, the space bar as `Space`. */
export const KEYS = {
  throw: 'Space',
  face1: '1',
  face2: '2',
  face3: '3',
  face4: '4',
  face5: '5',
  face6: '6',
  enterThrow: 'Enter',
  invalidThrow: 'V',
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
  openBidding: 'Enter',
  callBid: 'Space',
  hammer: 'Enter',
  wish: 'Enter',
  wishNone: 'X',
  place: 'Enter',
  waive: 'X',
  claimRent: 'Enter',
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
  game: 'S',
  claim: 'Q',
  undo: 'U',
  redo: 'I',
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
  'game',
  'claim',
  'undo',
  'redo',
  'rules',
  'sayCash',
  'sayOwner',
  'sayLast',
  'sayPositions'
] as const satisfies readonly Command[]

/** The app throws, or the faces of real dice are entered. */
const THROWS = [
  'throw',
  'face1',
  'face2',
  'face3',
  'face4',
  'face5',
  'face6',
  'enterThrow',
  'invalidThrow'
] as const satisfies readonly Command[]

/** Everything that can be pressed in each state besides what is always live. */
export const STATES = {
  openingThrow: [...THROWS, 'leave'],
  turn: [...THROWS, 'payFine', 'releaseCard', 'endTurn', 'manage', 'trade', 'offers', 'leave'],
  purchase: ['buy', 'auction', 'manage', 'leave'],
  auction: ['quickBid1', 'quickBid2', 'quickBid3', 'quickBid4', 'bid', 'pass', 'manage', 'leave'],
  tax: ['flatTax', 'tenth', 'leave'],
  rentThrow: [...THROWS, 'leave'],
  openLot: ['openBidding', 'leave'],
  hammer: ['callBid', 'hammer', 'leave'],
  wish: ['wish', 'wishNone', 'manage', 'leave'],
  placement: ['place', 'waive', 'manage', 'leave'],
  debt: ['takeStep', 'takeAll', 'manage', 'trade', 'giveUp', 'offers', 'leave'],
  inheritance: ['lift', 'keep', 'manage', 'leave'],
  estate: ['build', 'trade', 'close'],
  deed: ['manage', 'previous', 'next', 'close'],
  trade: ['offer', 'close'],
  offer: ['accept', 'refuse', 'change', 'close'],
  claim: ['claimRent', 'close'],
  game: ['close']
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
