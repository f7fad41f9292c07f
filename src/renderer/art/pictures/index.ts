// The picture of each subject, 340 x 220. A subject without one does not compile.
import type { Picture } from '../pen'
import type { Subject } from '../subjects'
import { alleys } from './alleys'
import { bankHouse } from './bankHouse'
import { barter } from './barter'
import { billSpike } from './billSpike'
import { brickStreet } from './brickStreet'
import { emptyShelf } from './emptyShelf'
import { fireworks } from './fireworks'
import { grandHotel } from './grandHotel'
import { hourStrikes } from './hourStrikes'
import { houseOnWheels } from './houseOnWheels'
import { jeweller } from './jeweller'
import { keyBoard } from './keyBoard'
import { laidTable } from './laidTable'
import { lastCastle } from './lastCastle'
import { lifeStation } from './lifeStation'
import { openBook } from './openBook'
import { park } from './park'
import { parlour } from './parlour'
import { passedLantern } from './passedLantern'
import { powerhouse } from './powerhouse'
import { printShop } from './printShop'
import { quay } from './quay'
import { rentDay } from './rentDay'
import { reservoir } from './reservoir'
import { returnedDeed } from './returnedDeed'
import { rowHouses } from './rowHouses'
import { saleroom } from './saleroom'
import { scaffold } from './scaffold'
import { shutDoor } from './shutDoor'
import { station } from './station'
import { taxOffice } from './taxOffice'
import { teaBreak } from './teaBreak'
import { toast } from './toast'
import { tramway } from './tramway'
import { villas } from './villas'
import { windyRoofs } from './windyRoofs'

export const PICTURES: Readonly<Record<Subject, Picture>> = {
  darkPurple: alleys,
  lightBlue: quay,
  lightPurple: rowHouses,
  orange: brickStreet,
  red: tramway,
  yellow: villas,
  green: park,
  darkBlue: grandHotel,
  railroad: station,
  electric: powerhouse,
  water: reservoir,
  incomeTax: taxOffice,
  luxuryTax: jeweller,
  chance: windyRoofs,
  chest: lifeStation,
  auction: saleroom,
  bank: bankHouse,
  bankruptcy: shutDoor,
  building: scaffold,
  deals: barter,
  debt: billSpike,
  estate: keyBoard,
  handover: passedLantern,
  noGames: emptyShelf,
  paused: teaBreak,
  refused: returnedDeed,
  rent: rentDay,
  rules: openBook,
  selling: houseOnWheels,
  settings: printShop,
  setup: laidTable,
  television: parlour,
  lastPlayer: fireworks,
  secondBankruptcy: lastCastle,
  timeLimit: hourStrikes,
  agreement: toast
}
