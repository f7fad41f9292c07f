// The picture of each card. A card without one does not compile.
import type { CardId } from '../../../shared/game/cards'
import type { Picture } from '../pen'
import { sandCastle, shrimps, tinInTheSand } from './beach'
import { blueTeapot, steadyHand } from './crafts'
import { hospital, sunburn } from './doctor'
import { deckChairs, regatta } from './harbour'
import { cousin, firstTram, outing } from './journeys'
import { friendWithKey, parkKeeper } from './law'
import { parrot, porter, umbrella } from './luggage'
import { bandPresident, pavilion } from './music'
import { afterStorm, schoolRoof } from './roofs'
import { clerk, rainPolicy, winterJar } from './savings'
import { lampsOut, newPaving } from './streets'
import { bicycle, seaWind, sundayBest, withTheTide } from './strolls'
import { mayor, mistaken } from './townHall'

export const CARD_PICTURES: Readonly<Record<CardId, Picture>> = {
  CH01: firstTram,
  CH02: outing,
  CH03: cousin,
  CH04: lampsOut,
  CH05: porter,
  CH06: parrot,
  CH07: deckChairs,
  CH08: friendWithKey,
  CH09: seaWind,
  CH10: parkKeeper,
  CH11: afterStorm,
  CH12: bicycle,
  CH13: umbrella,
  CH14: sundayBest,
  CH15: bandPresident,
  CH16: regatta,
  CC01: withTheTide,
  CC02: tinInTheSand,
  CC03: sunburn,
  CC04: shrimps,
  CC05: mayor,
  CC06: mistaken,
  CC07: pavilion,
  CC08: winterJar,
  CC09: clerk,
  CC10: rainPolicy,
  CC11: hospital,
  CC12: schoolRoof,
  CC13: steadyHand,
  CC14: newPaving,
  CC15: sandCastle,
  CC16: blueTeapot
}
