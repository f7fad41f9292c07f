// The rules of play in our own words, by chapter. `cases` name the test cases that prove a rule; they are not shown.

/** Names of the chapters, the same in every language. */
export type ChapterId =
  | 'setup'
  | 'turn'
  | 'go'
  | 'buy'
  | 'auction'
  | 'rent'
  | 'claims'
  | 'cards'
  | 'tax'
  | 'jail'
  | 'building'
  | 'shortage'
  | 'selling'
  | 'deals'
  | 'mortgages'
  | 'bankruptcy'
  | 'ending'
  | 'options'
  | 'table'

export type Rule = { readonly cases: readonly string[]; readonly text: string }
export type RuleChapter = {
  readonly id: ChapterId
  readonly title: string
  /** What the chapter is about, in a sentence. */
  readonly lead: string
  readonly rules: readonly Rule[]
}

export const chapters: readonly RuleChapter[] = [
  {
    id: 'setup',
    title: 'Sitting down',
    lead: 'Two to eight players start with the same money; the dice decide who begins.',
    rules: [
      {
        cases: ['SETUP-01'],
        text: 'Everyone puts a piece on GO and receives $1,500. Nobody is paid for standing there at the start.'
      },
      {
        cases: ['SETUP-01', 'SETUP-07'],
        text: 'The Bank holds the 28 title deeds, 32 houses and 12 hotels. Two decks of 16 cards lie on the board.'
      },
      {
        cases: ['SETUP-03'],
        text: 'Each player throws once. The highest throw begins, and play goes round to the left.'
      },
      { cases: ['SETUP-04'], text: 'Those who tie for the highest throw again until one is ahead.' },
      { cases: ['SETUP-06'], text: 'The Bank never runs out of money.' }
    ]
  },
  {
    id: 'turn',
    title: 'A turn',
    lead: 'Throw both dice, walk that far, and settle what the space asks.',
    rules: [
      {
        cases: ['TURN-01'],
        text: 'Your piece walks as many spaces as the dice show. What the space asks is settled before anything else.'
      },
      {
        cases: ['TURN-02', 'TURN-08'],
        text: 'Doubles give another throw, as soon as everything from the first one is paid and decided.'
      },
      {
        cases: ['TURN-03'],
        text: 'A third doubles in the same turn is not walked: you go to jail and your turn is over.'
      },
      {
        cases: ['TURN-04', 'TURN-05'],
        text: 'Whoever is sent to jail, by space, card or doubles, throws no more in that turn.'
      },
      { cases: ['TURN-09'], text: 'Any number of pieces may share a space.' }
    ]
  },
  {
    id: 'go',
    title: 'GO and the salary',
    lead: 'The Bank pays $200 each time a piece lands on GO or passes it.',
    rules: [
      {
        cases: ['GO-01', 'GO-02'],
        text: 'The salary is paid once for each time round, whether you stop on GO or go past.'
      },
      {
        cases: ['GO-03', 'GO-04', 'GO-05', 'GO-06'],
        text: 'It is also paid when a card carries you there or beyond. A throw and a card can bring it twice in one turn.'
      },
      {
        cases: ['GO-07', 'GO-08'],
        text: 'On the way to jail there is no salary. One that was earned before stays yours.'
      }
    ]
  },
  {
    id: 'buy',
    title: 'Buying a deed',
    lead: 'Land on a street, railroad or utility that nobody owns, and it is yours for the printed price.',
    rules: [
      {
        cases: ['BUY-01', 'BUY-02', 'BUY-06'],
        text: 'Only the player who has landed there may buy at the printed price, and pays at once.'
      },
      {
        cases: ['BUY-03', 'BUY-04'],
        text: 'If your cash is short you may first mortgage deeds or sell buildings that you own already.'
      },
      { cases: ['BUY-08'], text: 'Buying is allowed from the very first throw.' },
      { cases: ['AUCTION-01', 'AUCTION-06'], text: 'If you do not buy, the Bank auctions the deed at once.' }
    ]
  },
  {
    id: 'auction',
    title: 'Auctions',
    lead: 'Everyone may bid, also the player who did not want to buy.',
    rules: [
      {
        cases: ['AUCTION-02', 'AUCTION-03', 'AUCTION-09'],
        text: 'The first bid may be one dollar. Each bid must be higher than the last; there is no upper limit.'
      },
      {
        cases: ['AUCTION-01', 'AUCTION-08'],
        text: 'Bidding begins on the left of the player who landed there and goes round. A pass is final.'
      },
      {
        cases: ['AUCTION-04', 'AUCTION-05'],
        text: 'You may bid as much as you hold in cash. To raise more, mortgage or sell to the Bank first; deals have to wait.'
      },
      { cases: ['AUCTION-06'], text: 'If nobody bids, the deed stays with the Bank.' },
      { cases: ['AUCTION-07'], text: 'Players in jail may bid.' }
    ]
  },
  {
    id: 'rent',
    title: 'Rent',
    lead: 'Whoever lands on somebody else’s deed pays what is printed on it.',
    rules: [
      {
        cases: ['RENT-01', 'RENT-05'],
        text: 'A street earns its printed rent: for the bare lot, for one to four houses, or for a hotel.'
      },
      {
        cases: ['RENT-02', 'RENT-03', 'RENT-04'],
        text: 'If the owner has the whole colour group, lots without buildings earn double. It does not matter whether another lot of the group is mortgaged or built up.'
      },
      {
        cases: ['RENT-06', 'RENT-07'],
        text: 'Railroads earn $25, $50, $100 or $200, by how many of them the owner has. Mortgaged ones count.'
      },
      {
        cases: ['RENT-08', 'RENT-09'],
        text: 'A utility earns four times the throw that brought you there, or ten times if one player owns both.'
      },
      { cases: ['RENT-10'], text: 'An owner in jail collects rent.' },
      { cases: ['RENT-11', 'BUY-09'], text: 'A mortgaged deed earns nothing.' }
    ]
  },
  {
    id: 'claims',
    title: 'Asking for rent',
    lead: 'Where the table has chosen so, rent is paid only if its owner asks for it in time.',
    rules: [
      {
        cases: ['RENT-12', 'RENT-13', 'RENT-14'],
        text: 'The owner must ask before the next player throws, or the next but one, as the table has chosen. After that it is lost.'
      },
      {
        cases: ['RENT-16'],
        text: 'What is due is the rent at the moment of landing, whatever has been built since.'
      },
      {
        cases: ['RENT-15', 'RENT-20'],
        text: 'A player who moves on after doubles still owes the rents of the same turn, if they are asked for.'
      },
      {
        cases: ['RENT-18'],
        text: 'Nobody can ask a player who has left the game.'
      }
    ]
  },
  {
    id: 'cards',
    title: 'The two decks',
    lead: 'On Chance or Community Chest draw the top card, do what it says, and put it under the deck.',
    rules: [
      { cases: ['CARD-01'], text: 'Cards come back in the same order once the deck has gone round.' },
      {
        cases: ['CARD-02', 'CARD-20'],
        text: 'A release card may be kept until it is used, or given to another player in a deal.'
      },
      {
        cases: ['CARD-03', 'CARD-10', 'CARD-13', 'CARD-14'],
        text: 'A card that moves your piece makes you settle the space where it stops.'
      },
      {
        cases: ['CARD-04', 'CARD-05', 'CARD-06'],
        text: 'The next railroad by card costs twice the ordinary rent, if somebody owns it.'
      },
      {
        cases: ['CARD-07', 'CARD-08', 'CARD-09'],
        text: 'The next utility by card costs ten times a fresh throw. That throw never moves your piece and is never a doubles.'
      },
      {
        cases: ['CARD-16', 'CARD-17', 'CARD-18'],
        text: 'Payments to or from every player include those in jail and leave out those who are bankrupt.'
      }
    ]
  },
  {
    id: 'tax',
    title: 'Taxes',
    lead: 'Income tax is a choice between two sums; luxury tax is $75.',
    rules: [
      {
        cases: ['TAX-01', 'TAX-04', 'TAX-07'],
        text: 'Choose to pay $200 or a tenth of all you are worth. You choose before you count, and may not change your mind.'
      },
      {
        cases: ['TAX-02', 'TAX-05', 'TAX-06', 'TAX-10'],
        text: 'Your worth is your cash, the printed prices of all your deeds, mortgaged ones too, and the cost of your buildings. Release cards count nothing.'
      },
      { cases: ['TAX-03'], text: 'A tenth that is not a whole dollar is rounded up.' },
      { cases: ['TAX-09'], text: 'Luxury tax is always $75.' }
    ]
  },
  {
    id: 'jail',
    title: 'Jail',
    lead: 'You are sent there by the space, by a card, or by three doubles running.',
    rules: [
      { cases: ['JAIL-01'], text: 'A piece that lands on the corner by its throw is only visiting.' },
      {
        cases: ['JAIL-02', 'JAIL-03', 'JAIL-11'],
        text: 'On your first or second turn inside you may pay $50 or hand in a release card before you throw; then you throw as usual.'
      },
      {
        cases: ['JAIL-04', 'JAIL-05'],
        text: 'Or you throw for it: doubles set you free and are walked, but do not give another throw.'
      },
      {
        cases: ['JAIL-06', 'JAIL-07', 'JAIL-08'],
        text: 'On the third turn only a release card or the throw is left. If it is no doubles, you pay $50 and walk as far as the dice show.'
      },
      {
        cases: ['JAIL-09', 'JAIL-10'],
        text: 'If you cannot pay at once you raise the money first; if you cannot raise it, you are bankrupt to the Bank.'
      },
      {
        cases: ['JAIL-13', 'RENT-10'],
        text: 'In jail you collect rent, bid, build, mortgage and deal as always.'
      }
    ]
  },
  {
    id: 'building',
    title: 'Houses and hotels',
    lead: 'Whoever owns a whole colour group may build on it.',
    rules: [
      {
        cases: ['HOUSE-01', 'HOUSE-06', 'HOUSE-11'],
        text: 'You need every lot of the group, and none of them may be mortgaged. Only streets carry buildings.'
      },
      {
        cases: ['HOUSE-02', 'HOUSE-03'],
        text: 'Build evenly: no lot may be more than one house ahead of another of its group.'
      },
      {
        cases: ['HOUSE-04', 'HOUSE-10'],
        text: 'A house costs what is printed on its deed, paid at once in cash.'
      },
      {
        cases: ['HOTEL-01', 'HOTEL-03', 'HOTEL-04'],
        text: 'When every lot of the group has four houses you may change them, lot by lot, into a hotel, for the price of one more house. There is one hotel to a lot.'
      },
      {
        cases: ['HOUSE-07', 'HOUSE-08', 'HOUSE-12'],
        text: 'You may build in anybody’s turn, as long as no throw, purchase, auction, tax or debt is waiting to be settled, and not while you owe anything yourself.'
      },
      {
        cases: ['SHORTAGE-01', 'SHORTAGE-06', 'HOTEL-06'],
        text: 'The Bank has 32 houses and 12 hotels and no more. When they are on the board, building waits until some come back.'
      },
      {
        cases: ['HOTEL-07'],
        text: 'Houses cannot be skipped: without houses in the Bank there is no way to a hotel.'
      }
    ]
  },
  {
    id: 'shortage',
    title: 'When buildings are scarce',
    lead: 'If the Bank has fewer houses or hotels than are wanted, they go to the highest bidder.',
    rules: [
      {
        cases: ['SHORTAGE-02', 'SHORTAGE-08'],
        text: 'Rivals who could build too are asked how many they want. A wish without a place to build does not count.'
      },
      {
        cases: ['SHORTAGE-03', 'SHORTAGE-04'],
        text: 'If all together want more than there are, the Bank auctions them one by one, from the printed price on.'
      },
      {
        cases: ['SHORTAGE-05'],
        text: 'A wish may be lowered, never raised. As soon as enough are left for all, the rest cost the printed price.'
      },
      {
        cases: ['SHORTAGE-07'],
        text: 'Hotels are auctioned in the same way. The houses below a hotel go back to the Bank.'
      },
      {
        cases: ['SHORTAGE-09'],
        text: 'What was won is put on a lot that may carry it, and later sold for half the printed price.'
      }
    ]
  },
  {
    id: 'selling',
    title: 'Selling buildings',
    lead: 'The Bank takes buildings back at half their price.',
    rules: [
      {
        cases: ['SELL-01', 'SELL-02'],
        text: 'You may sell at the times when you may build, and whenever you have to pay. What is left must be even.'
      },
      {
        cases: ['SELL-03', 'SELL-04'],
        text: 'A hotel goes back as five houses. If it is to become houses again, the Bank must have them.'
      },
      { cases: ['SELL-05', 'SELL-07'], text: 'All the buildings of a group may be sold in one go.' },
      { cases: ['SELL-09'], text: 'Buildings are never sold to another player.' }
    ]
  },
  {
    id: 'deals',
    title: 'Deals',
    lead: 'Players may exchange cash, deeds and release cards as they agree.',
    rules: [
      {
        cases: ['TRADE-01', 'TRADE-02', 'TRADE-09'],
        text: 'Both sides must give something. Promises, loans and free visits cannot be traded.'
      },
      { cases: ['TRADE-03'], text: 'A street can be traded only while there is no building in its group.' },
      {
        cases: ['TRADE-04', 'TRADE-05', 'TRADE-06', 'TRADE-07'],
        text: 'Whoever receives a mortgaged deed lifts the mortgage at once, or pays 10 per cent now and the same again with the loan later.'
      },
      {
        cases: ['TRADE-10', 'TRADE-11', 'TRADE-12'],
        text: 'Whoever is in debt may deal only if the debt can be paid in full afterwards.'
      },
      {
        cases: ['TRADE-08'],
        text: 'Nothing changes hands before the other side has agreed. Open offers end with the next throw.'
      }
    ]
  },
  {
    id: 'mortgages',
    title: 'Mortgages',
    lead: 'The Bank lends half the printed price on a deed that is turned over.',
    rules: [
      {
        cases: ['MORT-01', 'MORT-04'],
        text: 'Before a street can be mortgaged, all the buildings of its group must be sold.'
      },
      {
        cases: ['MORT-02', 'MORT-03', 'MORT-08'],
        text: 'To lift a mortgage, pay the loan and 10 per cent of it, rounded up to a whole dollar.'
      },
      {
        cases: ['MORT-05', 'RENT-11'],
        text: 'A mortgaged deed stays yours and earns no rent. It still counts for its group.'
      },
      {
        cases: ['MORT-09', 'MORT-11'],
        text: 'You may mortgage in anybody’s turn, and while you have to pay, to buy or to bid. A mortgage cannot be lifted while you are in debt.'
      }
    ]
  },
  {
    id: 'bankruptcy',
    title: 'Bankruptcy and the end',
    lead: 'Whoever owes more than could ever be raised is out; the last one left wins.',
    rules: [
      {
        cases: ['BANKRUPT-02', 'BANKRUPT-15'],
        text: 'As long as buildings and mortgages could cover the debt you must sell and mortgage until it is paid. Nobody may give up before that.'
      },
      {
        cases: ['BANKRUPT-01', 'BANKRUPT-06', 'BANKRUPT-08'],
        text: 'If you owe another player, that player receives all that you have. Buildings are sold to the Bank first, at half price.'
      },
      {
        cases: ['BANKRUPT-04', 'BANKRUPT-05'],
        text: 'If you owe the Bank, your deeds are freed of their mortgages and auctioned one by one. You may not bid.'
      },
      {
        cases: ['BANKRUPT-09', 'BANKRUPT-10'],
        text: 'Whoever inherits a mortgaged deed lifts it, or pays 10 per cent at once.'
      },
      {
        cases: ['BANKRUPT-11', 'BANKRUPT-12'],
        text: 'If one card makes you owe several players, they are paid one after the other, beginning on your left.'
      },
      {
        cases: ['BANKRUPT-13', 'BANKRUPT-14', 'BANKRUPT-19'],
        text: 'Whoever is bankrupt leaves the game. The last player left has won.'
      }
    ]
  },
  {
    id: 'ending',
    title: 'Other ways to end',
    lead: 'A table may agree on a shorter game, on an hour, or to stop while all are still friends.',
    rules: [
      {
        cases: ['SHORT-05', 'SHORT-08'],
        text: 'In the short game the second bankruptcy ends it, and the richest wins. Those who are equally rich win together.'
      },
      {
        cases: ['SHORT-07', 'TIME-02'],
        text: 'What counts is cash, deeds at the printed price, mortgaged ones at half of it, and buildings at their cost.'
      },
      {
        cases: ['TIME-03', 'TIME-04'],
        text: 'When the hour strikes the turn under way is finished and its debts are settled; then everything is counted.'
      },
      {
        cases: ['TIME-06'],
        text: 'All who are left may agree to end the game now; it is counted in the same way.'
      },
      {
        cases: ['BANKRUPT-17'],
        text: 'Whoever resigns pays all debts and leaves the rest to the Bank, which auctions the deeds.'
      }
    ]
  },
  {
    id: 'options',
    title: 'Rules of a table’s own',
    lead: 'What is not in the printed rules happens only where the table has chosen it before the game.',
    rules: [
      {
        cases: ['HOUSERULE-01', 'HOUSERULE-02', 'HOUSERULE-05'],
        text: 'Free Parking gives nothing. With the pot, taxes, fines and card payments wait there for the next player who lands.'
      },
      {
        cases: ['SHORT-01', 'HOUSERULE-07'],
        text: 'Deeds may be dealt at the start: two to each player, who pay for them, or all of them, free.'
      },
      {
        cases: ['SHORT-02', 'HOUSERULE-09'],
        text: 'A hotel may be allowed after three houses on each lot instead of four.'
      },
      {
        cases: ['HOUSERULE-10'],
        text: 'Options work together as each works alone. What a table has chosen cannot be changed during the game.'
      }
    ]
  },
  {
    id: 'table',
    title: 'At this screen',
    lead: 'A few things that a board of cardboard leaves to the family.',
    rules: [
      {
        cases: ['SETUP-05'],
        text: 'With six people or more, one may be Banker without a seat, who opens the bidding and brings the hammer down.'
      },
      {
        cases: ['UNDO-01', 'UNDO-02'],
        text: 'If the table allows it, moves can be taken back. The same move gives the same dice and cards again.'
      },
      {
        cases: ['AUCTION-04'],
        text: 'Whoever could not top a bid, even by raising every dollar, is out of the auction at once and told so.'
      },
      {
        cases: ['INPUT-01'],
        text: 'What the rules do not allow is refused with its reason, and changes nothing.'
      }
    ]
  }
]

/** The chapter of a name. */
export const chapterOf = (id: ChapterId): RuleChapter | undefined => chapters.find((one) => one.id === id)
