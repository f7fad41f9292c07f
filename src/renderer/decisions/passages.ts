// The rule behind every question, every business and every refusal: which passage of the rule book, and which options it hangs on.
import type { Illegality } from '../../shared/game/actions'
import type { Rules } from '../../shared/game/rules'
import type { DecisionKind } from '../../shared/game/view'
import type { ChapterId } from '../i18n/en/rules'

type Option = Exclude<keyof Rules, 'players'>

/** A rule of the rule book: its chapter, and one of the cases that it carries. The same in every language. */
export type Passage = readonly [chapter: ChapterId, carries: string]

/** At least one passage, and the options of the table that matter here. */
export type Explanation = {
  readonly passages: readonly [Passage, ...Passage[]]
  readonly options: readonly Option[]
}

/** What is done beside the open decision, or instead of its usual answer. */
export const BUSINESSES = ['jail', 'estate', 'deed', 'trade', 'claim', 'game', 'since'] as const
export type Business = (typeof BUSINESSES)[number]

/** What "Why?" was asked of. */
export type Topic =
  | { readonly of: 'decision'; readonly kind: DecisionKind }
  | { readonly of: 'business'; readonly kind: Business }
  | { readonly of: 'refusal'; readonly code: Illegality }
  | { readonly of: 'chapter'; readonly id: ChapterId }

export const DECISION_RULES: Readonly<Record<DecisionKind, Explanation>> = {
  openingThrow: {
    passages: [
      ['setup', 'SETUP-03'],
      ['setup', 'SETUP-04']
    ],
    options: ['dice', 'startCash']
  },
  turn: {
    passages: [
      ['turn', 'TURN-01'],
      ['turn', 'TURN-02'],
      ['building', 'HOUSE-07']
    ],
    options: ['dice', 'salary', 'trading']
  },
  purchase: {
    passages: [
      ['buy', 'BUY-01'],
      ['buy', 'AUCTION-01'],
      ['buy', 'BUY-03']
    ],
    options: ['auctions', 'firstLapPurchases']
  },
  auction: {
    passages: [
      ['auction', 'AUCTION-02'],
      ['auction', 'AUCTION-08'],
      ['auction', 'AUCTION-05'],
      ['table', 'AUCTION-04']
    ],
    options: ['auctions', 'banker']
  },
  tax: {
    passages: [
      ['tax', 'TAX-01'],
      ['tax', 'TAX-02']
    ],
    options: ['incomeTax', 'pot']
  },
  rentThrow: {
    passages: [
      ['cards', 'CARD-07'],
      ['rent', 'RENT-08']
    ],
    options: ['rentInJail', 'dice']
  },
  debt: {
    passages: [
      ['bankruptcy', 'BANKRUPT-02'],
      ['bankruptcy', 'BANKRUPT-01'],
      ['deals', 'TRADE-10']
    ],
    options: ['trading', 'ending']
  },
  inheritance: {
    passages: [
      ['bankruptcy', 'BANKRUPT-09'],
      ['deals', 'TRADE-04'],
      ['mortgages', 'MORT-02']
    ],
    options: []
  },
  openLot: {
    passages: [
      ['table', 'SETUP-05'],
      ['auction', 'AUCTION-08']
    ],
    options: ['banker', 'auctions']
  },
  hammer: {
    passages: [
      ['table', 'SETUP-05'],
      ['auction', 'AUCTION-02'],
      ['auction', 'AUCTION-06']
    ],
    options: ['banker', 'auctions']
  },
  wish: {
    passages: [
      ['shortage', 'SHORTAGE-02'],
      ['shortage', 'SHORTAGE-03'],
      ['shortage', 'SHORTAGE-05']
    ],
    options: ['housesBeforeHotel', 'evenBuilding']
  },
  placement: {
    passages: [
      ['shortage', 'SHORTAGE-09'],
      ['building', 'HOUSE-02']
    ],
    options: ['evenBuilding', 'housesBeforeHotel']
  }
}

export const BUSINESS_RULES: Readonly<Record<Business, Explanation>> = {
  jail: {
    passages: [
      ['jail', 'JAIL-02'],
      ['jail', 'JAIL-04'],
      ['jail', 'JAIL-06'],
      ['jail', 'JAIL-13']
    ],
    options: ['rentInJail', 'dice']
  },
  estate: {
    passages: [
      ['building', 'HOUSE-01'],
      ['building', 'HOUSE-02'],
      ['selling', 'SELL-01'],
      ['mortgages', 'MORT-01'],
      ['mortgages', 'MORT-02'],
      ['mortgages', 'MORT-09']
    ],
    options: ['evenBuilding', 'housesBeforeHotel']
  },
  deed: {
    passages: [
      ['rent', 'RENT-01'],
      ['rent', 'RENT-02'],
      ['rent', 'RENT-06'],
      ['rent', 'RENT-08'],
      ['rent', 'RENT-11']
    ],
    options: ['rent', 'rentInJail', 'housesBeforeHotel']
  },
  trade: {
    passages: [
      ['deals', 'TRADE-01'],
      ['deals', 'TRADE-03'],
      ['deals', 'TRADE-04'],
      ['deals', 'TRADE-08']
    ],
    options: ['trading']
  },
  claim: {
    passages: [
      ['claims', 'RENT-12'],
      ['claims', 'RENT-16'],
      ['claims', 'RENT-15']
    ],
    options: ['rent', 'rentInJail']
  },
  game: {
    passages: [
      ['bankruptcy', 'BANKRUPT-13'],
      ['ending', 'TIME-06'],
      ['ending', 'BANKRUPT-17']
    ],
    options: ['ending', 'timeLimit']
  },
  since: {
    passages: [['turn', 'TURN-01']],
    options: []
  }
}

const turnFirst: Explanation = { passages: [['turn', 'TURN-01']], options: [] }
const waits: Explanation = { passages: [['building', 'HOUSE-07']], options: [] }
const refused: Explanation = { passages: [['table', 'INPUT-01']], options: [] }
const offTable: Explanation = { passages: [['options', 'HOUSERULE-10']], options: [] }
const groupWhole: Explanation = { passages: [['building', 'HOUSE-01']], options: [] }
const dealGoods: Explanation = { passages: [['deals', 'TRADE-01']], options: ['trading'] }
const stock: Explanation = {
  passages: [
    ['building', 'SHORTAGE-01'],
    ['shortage', 'SHORTAGE-03']
  ],
  options: ['housesBeforeHotel']
}
const end: Explanation = { passages: [['ending', 'TIME-06']], options: ['ending', 'timeLimit'] }

export const REFUSAL_RULES: Readonly<Record<Illegality, Explanation>> = {
  malformed: refused,
  gameOver: { passages: [['ending', 'TIME-06']], options: ['ending'] },
  bankruptPlayer: { passages: [['bankruptcy', 'BANKRUPT-13']], options: [] },
  outOfTurn: turnFirst,
  bankerDoesNotPlay: { passages: [['table', 'SETUP-05']], options: ['banker'] },
  throwDue: turnFirst,
  noThrowDue: { passages: [['turn', 'TURN-02']], options: [] },
  purchaseOpen: waits,
  auctionOpen: waits,
  debtOpen: {
    passages: [
      ['building', 'HOUSE-07'],
      ['deals', 'TRADE-10']
    ],
    options: []
  },
  taxOpen: {
    passages: [
      ['tax', 'TAX-01'],
      ['building', 'HOUSE-07']
    ],
    options: ['incomeTax']
  },
  inheritanceOpen: { passages: [['bankruptcy', 'BANKRUPT-09']], options: [] },
  shortageOpen: stock,
  notNow: {
    passages: [
      ['building', 'HOUSE-07'],
      ['mortgages', 'MORT-09']
    ],
    options: []
  },
  diceOfTheApp: { passages: [['turn', 'TURN-01']], options: ['dice'] },
  diceOfTheTable: { passages: [['turn', 'TURN-01']], options: ['dice'] },
  notEnoughCash: {
    passages: [
      ['mortgages', 'MORT-09'],
      ['selling', 'SELL-01']
    ],
    options: []
  },
  bidTooLow: { passages: [['auction', 'AUCTION-02']], options: [] },
  alreadyPassed: { passages: [['auction', 'AUCTION-08']], options: [] },
  stillSolvent: { passages: [['bankruptcy', 'BANKRUPT-02']], options: [] },
  notInJail: { passages: [['jail', 'JAIL-02']], options: [] },
  fineNoLongerAccepted: { passages: [['jail', 'JAIL-06']], options: [] },
  cardNotHeld: { passages: [['cards', 'CARD-02']], options: [] },
  noTitleDeed: { passages: [['setup', 'SETUP-07']], options: [] },
  notYourDeed: { passages: [['buy', 'BUY-01']], options: [] },
  notAStreet: groupWhole,
  groupIncomplete: groupWhole,
  groupMortgaged: groupWhole,
  groupBuilt: {
    passages: [
      ['mortgages', 'MORT-01'],
      ['deals', 'TRADE-03']
    ],
    options: []
  },
  mustBuildEvenly: { passages: [['building', 'HOUSE-02']], options: ['evenBuilding'] },
  mustSellEvenly: { passages: [['selling', 'SELL-01']], options: ['evenBuilding'] },
  nothingToBuild: { passages: [['building', 'HOTEL-01']], options: ['housesBeforeHotel'] },
  nothingToSell: { passages: [['selling', 'SELL-01']], options: [] },
  noHousesLeft: stock,
  noHotelsLeft: stock,
  noSuchWish: {
    passages: [
      ['shortage', 'SHORTAGE-02'],
      ['shortage', 'SHORTAGE-05']
    ],
    options: []
  },
  noPlaceForIt: {
    passages: [
      ['shortage', 'SHORTAGE-09'],
      ['building', 'HOUSE-02']
    ],
    options: ['evenBuilding']
  },
  noRentToClaim: { passages: [['claims', 'RENT-12']], options: ['rent', 'rentInJail'] },
  alreadyAgreed: end,
  notAgreed: end,
  noTimeLimit: { passages: [['ending', 'TIME-03']], options: ['timeLimit'] },
  alreadyMortgaged: { passages: [['mortgages', 'MORT-05']], options: [] },
  notMortgaged: { passages: [['mortgages', 'MORT-02']], options: [] },
  tradingOff: { ...offTable, options: ['trading'] },
  tradeWithYourself: dealGoods,
  tradeWithBankrupt: { passages: [['bankruptcy', 'BANKRUPT-13']], options: [] },
  sameDeedTwice: dealGoods,
  oneSidedTrade: dealGoods,
  partnerLacksGoods: dealGoods,
  interestNotPayable: { passages: [['deals', 'TRADE-04']], options: [] },
  wouldNotSettleDebt: { passages: [['deals', 'TRADE-10']], options: [] },
  noSuchOffer: { passages: [['deals', 'TRADE-08']], options: [] }
}
