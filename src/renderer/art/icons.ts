// Names of the emblems that stand for spaces without a colour group and for the decks.

export type IconName = 'rail' | 'electric' | 'water' | 'incomeTax' | 'luxuryTax' | 'chance' | 'chest'
