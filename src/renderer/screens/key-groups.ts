// How the table of keys is divided; every command stands in exactly one group.
import { CLAIMS, PASSES, RAISES, type Command } from '../table/key-map'
import type { words } from '../i18n'

export type KeyGroup = keyof typeof words.keys.groups

/** In the order in which they are shown. */
export const KEY_GROUPS: Readonly<Record<KeyGroup, readonly Command[]>> = {
  turn: ['throw', 'endTurn', 'buy', 'auction', 'payFine', 'releaseCard', 'begin'],
  auction: [
    'bid',
    'pass',
    'quickBid1',
    'quickBid2',
    'quickBid3',
    'quickBid4',
    'openBidding',
    'callBid',
    'hammer',
    'wish',
    'wishNone',
    'place',
    'waive'
  ],
  trouble: ['flatTax', 'tenth', 'takeStep', 'takeAll', 'giveUp', 'lift', 'keep'],
  estate: [
    'manage',
    'build',
    'deeds',
    'previous',
    'next',
    'trade',
    'offer',
    'offers',
    'accept',
    'refuse',
    'change',
    'claim',
    'claimRent'
  ],
  always: [
    'why',
    'guide',
    'coach',
    'follow',
    'since',
    'rules',
    'tv',
    'mute',
    'hold',
    'game',
    'tableSettings',
    'endIt',
    'handSeat',
    'resignSeat',
    'resign',
    'undo',
    'redo',
    'leave',
    'close',
    'sayCash',
    'sayOwner',
    'sayLast',
    'sayPositions'
  ],
  seats: [
    ...RAISES.flatMap((raise, seat): Command[] => {
      const [pass, claim] = [PASSES[seat], CLAIMS[seat]]
      return pass && claim ? [raise, pass, claim] : [raise]
    })
  ],
  screens: [
    'continueGame',
    'newGame',
    'savedGames',
    'settings',
    'about',
    'back',
    'find',
    'addPerson',
    'addComputer',
    'changeRules',
    'startGame',
    'keepRules',
    'done',
    'openSaved',
    'renameSaved',
    'exportSaved',
    'removeSaved',
    'importGame',
    'bringBack',
    'openAdded',
    'goBackTo',
    'goBack',
    'stay',
    'rematch',
    'defaults',
    'usualKeys'
  ],
  dice: ['face1', 'face2', 'face3', 'face4', 'face5', 'face6', 'enterThrow', 'invalidThrow']
}
