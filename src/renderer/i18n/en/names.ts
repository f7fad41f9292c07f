// What the spaces, groups, decks and cards are called in this edition. Wording of the cards is our own.
import type { Deck, Group } from '../../../shared/game/board'
import type { CardId } from '../../../shared/game/cards'

/** By position. */
export const spaces: readonly string[] = [
  'GO',
  'Mediterranean Avenue',
  'Community Chest',
  'Baltic Avenue',
  'Income Tax',
  'Reading Railroad',
  'Oriental Avenue',
  'Chance',
  'Vermont Avenue',
  'Connecticut Avenue',
  'Jail',
  'St. Charles Place',
  'Electric Company',
  'States Avenue',
  'Virginia Avenue',
  'Pennsylvania Railroad',
  'St. James Place',
  'Community Chest',
  'Tennessee Avenue',
  'New York Avenue',
  'Free Parking',
  'Kentucky Avenue',
  'Chance',
  'Indiana Avenue',
  'Illinois Avenue',
  'B. & O. Railroad',
  'Atlantic Avenue',
  'Ventnor Avenue',
  'Water Works',
  'Marvin Gardens',
  'Go to Jail',
  'Pacific Avenue',
  'North Carolina Avenue',
  'Community Chest',
  'Pennsylvania Avenue',
  'Short Line',
  'Chance',
  'Park Place',
  'Luxury Tax',
  'Boardwalk'
]

/** The name without its Avenue, where a column is narrow and the whole name stands near by. */
export const shortSpace = (space: number): string => (spaces[space] ?? '').replace(/ Avenue$/, '')

export const groups: Readonly<Record<Group, string>> = {
  darkPurple: 'dark purple',
  lightBlue: 'light blue',
  lightPurple: 'light purple',
  orange: 'orange',
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  darkBlue: 'dark blue'
}
export const railroads = 'railroads'
export const utilities = 'utilities'

export const decks: Readonly<Record<Deck, string>> = { chance: 'Chance', chest: 'Community Chest' }
/** The card that opens the jail, as one names it when it is held. */
export const releaseCards: Readonly<Record<Deck, string>> = {
  chance: 'Release card (Chance)',
  chest: 'Release card (Community Chest)'
}

export type CardWords = { readonly title: string; readonly story: string; readonly order: string }

/** Title, what happens, and what must be done. */
export const cards: Readonly<Record<CardId, CardWords>> = {
  CH01: {
    title: 'The first tram',
    story: 'It leaves at dawn and you have it to yourself.',
    order: 'Ride on to GO and collect $200.'
  },
  CH02: {
    title: 'A day out',
    story: 'The outing sets everybody down among the red awnings.',
    order: 'Go on to Illinois Avenue. Collect $200 if you pass GO.'
  },
  CH03: {
    title: 'A cousin writes',
    story: 'She has a spare room and a pot of soup on the stove.',
    order: 'Go on to St. Charles Place. Collect $200 if you pass GO.'
  },
  CH04: {
    title: 'The lamps go out',
    story: 'Somebody should look into that.',
    order:
      'Go on to the next utility. Nobody’s yet? Then you may buy it. Somebody’s? Throw the dice and pay ten times the throw.'
  },
  CH05: {
    title: 'The porter waves',
    story: 'Your trunk is on the platform and you are not.',
    order: 'Hurry on to the next railroad. Nobody’s yet? Then you may buy it. Somebody’s? Pay twice the rent.'
  },
  CH06: {
    title: 'A ticket for two',
    story: 'Your aunt has come along and brought the parrot.',
    order: 'Hurry on to the next railroad. Nobody’s yet? Then you may buy it. Somebody’s? Pay twice the rent.'
  },
  CH07: {
    title: 'A good summer on the pier',
    story: 'The pier company shares out what the deck chairs earned.',
    order: 'Collect $50.'
  },
  CH08: {
    title: 'A friend at the watch house',
    story: 'She knows which key turns.',
    order: 'Keep this card. It lets you out of jail once; you may sell it.'
  },
  CH09: {
    title: 'Wind off the sea',
    story: 'Your hat goes first and you go after it.',
    order: 'Go back three spaces.'
  },
  CH10: {
    title: 'Caught in the flower beds',
    story: 'The park keeper has your collar and knows the way.',
    order: 'Go to jail at once. No salary on the way.'
  },
  CH11: {
    title: 'After the storm',
    story: 'There are slates in every gutter.',
    order: 'Mend your roofs: $25 for each house, $100 for each hotel.'
  },
  CH12: {
    title: 'Ringing the bell',
    story: 'Bicycles are to be pushed on the boards after ten.',
    order: 'Pay $15.'
  },
  CH13: {
    title: 'The lost umbrella',
    story: 'It waits on a hook at the ticket office.',
    order: 'Go on to Reading Railroad. Collect $200 if you pass GO.'
  },
  CH14: {
    title: 'Sunday best',
    story: 'The band is playing and everyone will see you.',
    order: 'Stroll on to Boardwalk.'
  },
  CH15: {
    title: 'President of the band',
    story: 'The musicians have elected you, and they are thirsty.',
    order: 'Treat them all to lemonade: pay each player $50.'
  },
  CH16: {
    title: 'The regatta',
    story: 'Yours was the only boat that stayed dry.',
    order: 'Collect the prize of $150.'
  },
  CC01: {
    title: 'With the tide',
    story: 'You lie back, and the current knows where you want to go.',
    order: 'Drift on to GO and collect $200.'
  },
  CC02: {
    title: 'Something in the sand',
    story: 'You dig a moat and find a biscuit tin full of old notes.',
    order: 'Collect $200.'
  },
  CC03: {
    title: 'Both shoulders',
    story: 'You fell asleep in the sun, and the doctor shakes her head.',
    order: 'Pay her $50.'
  },
  CC04: {
    title: 'Shrimps by the bucket',
    story: 'The hotel kitchens take all that you caught.',
    order: 'Collect $45.'
  },
  CC05: {
    title: 'A word from the mayor',
    story: 'He owes you for that matter of the fountain.',
    order: 'Keep this card. It lets you out of jail once; you may sell it.'
  },
  CC06: {
    title: 'Mistaken for another',
    story: 'Same hat, same moustache, and no time to explain.',
    order: 'Go to jail at once. No salary on the way.'
  },
  CC07: {
    title: 'One night at the pavilion',
    story: 'You sing, and nobody dares to stay away.',
    order: 'Sell the tickets: collect $50 from each player.'
  },
  CC08: {
    title: 'The winter jar',
    story: 'A coin a week, and now the jar is full.',
    order: 'Collect $100.'
  },
  CC09: {
    title: 'The clerk counts again',
    story: 'He had carried a two where there was none to carry.',
    order: 'Collect $20.'
  },
  CC10: {
    title: 'It rained all week',
    story: 'You had insured yourself against it, and they laughed.',
    order: 'Collect $100.'
  },
  CC11: {
    title: 'The last step of the pier',
    story: 'It was wet. They keep you for two nights and feed you well.',
    order: 'Pay the hospital $100.'
  },
  CC12: {
    title: 'A roof for the school',
    story: 'The children have been writing under umbrellas.',
    order: 'Pay $150.'
  },
  CC13: {
    title: 'A steady hand',
    story: 'You paint a new sign for the baker.',
    order: 'Collect $25.'
  },
  CC14: {
    title: 'New paving',
    story: 'The street is up, and the town sends round the bill.',
    order: 'Pay $40 for each house, $115 for each hotel.'
  },
  CC15: {
    title: 'Castles on the beach',
    story: 'Third prize, behind a boy of six and his sister.',
    order: 'Collect $10.'
  },
  CC16: {
    title: 'The blue teapot',
    story: 'A great-aunt left it to you, and a collector has to have it.',
    order: 'Collect $100.'
  }
}
