// The 32 cards by what they do. Their wording lives in the editions of i18n.
import type { Deck, Space } from './board'

/** What a card orders. Amounts are dollars, `to` is a position on the board. */
export type CardEffect =
  | { readonly kind: 'advance'; readonly to: Space }
  | { readonly kind: 'advanceToRailroad' | 'advanceToUtility' | 'back' | 'goToJail' | 'release' }
  | { readonly kind: 'receive' | 'pay'; readonly amount: number }
  | { readonly kind: 'payEach' | 'collectFromEach'; readonly amount: number }
  | { readonly kind: 'repairs'; readonly perHouse: number; readonly perHotel: number }

export const CHANCE_CARDS = [
  'CH01',
  'CH02',
  'CH03',
  'CH04',
  'CH05',
  'CH06',
  'CH07',
  'CH08',
  'CH09',
  'CH10',
  'CH11',
  'CH12',
  'CH13',
  'CH14',
  'CH15',
  'CH16'
] as const
export const CHEST_CARDS = [
  'CC01',
  'CC02',
  'CC03',
  'CC04',
  'CC05',
  'CC06',
  'CC07',
  'CC08',
  'CC09',
  'CC10',
  'CC11',
  'CC12',
  'CC13',
  'CC14',
  'CC15',
  'CC16'
] as const
export type CardId = (typeof CHANCE_CARDS)[number] | (typeof CHEST_CARDS)[number]

/** How far the card `back` sends a token. */
export const BACK = 3

/** The cards of each deck in printed order, before the shuffle. */
export const DECK_CARDS: Readonly<Record<Deck, readonly CardId[]>> = {
  chance: CHANCE_CARDS,
  chest: CHEST_CARDS
}

/** The jail release card of each deck. */
export const RELEASE_CARD: Readonly<Record<Deck, CardId>> = { chance: 'CH08', chest: 'CC05' }

/** What each card does. Source: RULES.md, chapter 3. */
export const CARDS: Readonly<Record<CardId, CardEffect>> = {
  CH01: { kind: 'advance', to: 0 },
  CH02: { kind: 'advance', to: 24 },
  CH03: { kind: 'advance', to: 11 },
  CH04: { kind: 'advanceToUtility' },
  CH05: { kind: 'advanceToRailroad' },
  CH06: { kind: 'advanceToRailroad' },
  CH07: { kind: 'receive', amount: 50 },
  CH08: { kind: 'release' },
  CH09: { kind: 'back' },
  CH10: { kind: 'goToJail' },
  CH11: { kind: 'repairs', perHouse: 25, perHotel: 100 },
  CH12: { kind: 'pay', amount: 15 },
  CH13: { kind: 'advance', to: 5 },
  CH14: { kind: 'advance', to: 39 },
  CH15: { kind: 'payEach', amount: 50 },
  CH16: { kind: 'receive', amount: 150 },
  CC01: { kind: 'advance', to: 0 },
  CC02: { kind: 'receive', amount: 200 },
  CC03: { kind: 'pay', amount: 50 },
  CC04: { kind: 'receive', amount: 45 },
  CC05: { kind: 'release' },
  CC06: { kind: 'goToJail' },
  CC07: { kind: 'collectFromEach', amount: 50 },
  CC08: { kind: 'receive', amount: 100 },
  CC09: { kind: 'receive', amount: 20 },
  CC10: { kind: 'receive', amount: 100 },
  CC11: { kind: 'pay', amount: 100 },
  CC12: { kind: 'pay', amount: 150 },
  CC13: { kind: 'receive', amount: 25 },
  CC14: { kind: 'repairs', perHouse: 40, perHotel: 115 },
  CC15: { kind: 'receive', amount: 10 },
  CC16: { kind: 'receive', amount: 100 }
}
