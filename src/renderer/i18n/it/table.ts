// Words of the table: players, ledger, notices, keys, and what is said aloud.
import type { Illegality } from '../../../shared/game/actions'
import { JAIL } from '../../../shared/game/board'
import type { DecisionKind } from '../../../shared/game/view'
import type { Level, PieceName, Trouble, UndoRefusal } from '../../../shared/ipc'
import type { Command } from '../../table/key-map'
import { either, form, money, plural } from '../format'
import { capitalised, ordinal } from './figures'
import { di, spaces, theSpace } from './names'

export const bank = 'la Banca'
export const pot = 'la Sosta libera'
export const turn = (number: number): string => (number === 0 ? 'apertura' : `turno ${number}`)
export const players = 'Giocatori'
export const board = 'Tabellone'
export const computer = 'computer'

export const levels: Readonly<Record<Level, string>> = {
  beginner: 'Computer, principiante',
  casual: 'Computer, amico',
  strong: 'Computer, forte',
  master: 'Computer, maestro'
}

export const doing: Readonly<Record<DecisionKind, string>> = {
  openingThrow: 'Tira per iniziare',
  turn: 'Chiude il turno',
  purchase: 'Compra o va all’asta',
  auction: 'Offre adesso',
  tax: 'Sceglie la tassa',
  rentThrow: 'Tira per l’affitto',
  debt: 'Deve fare cassa',
  inheritance: 'Riscatta o tiene',
  openLot: 'Apre l’asta',
  hammer: 'Batte il martelletto',
  wish: 'Dice quanti ne vuole',
  placement: 'Piazza un edificio'
}
export const toThrow = 'Deve tirare'
export const toThrowAgain = 'Doppio: tira ancora'
export const mustPay = (amount: number): string => `Deve pagare ${money(amount)}`
export const inJail = (throws: number): string => `Prigione, ${ordinal(throws + 1)} tiro`
export const jailed = 'In prigione'
export const atTable = 'Al tavolo'
export const bankrupt = 'In bancarotta'
export const holdsBid = (amount: number): string => `In testa con ${money(amount)}`
export const stillBidding = 'In gara'
export const outOfBidding = 'Fuori dall’asta'
export const owned = (of: string, owned: number, all: number): string => `${of}: ${owned} su ${all}`
export const group = (letter: string, name: string): string => `gruppo ${letter}, ${name}`

export const threw = (who: string, dice: readonly [number, number]): string =>
  `${who} ha tirato ${dice[0]} + ${dice[1]}`
export const toThrowNext = (who: string): string => `Tira ${who}`

export const ledger = 'Diario'
export const nothingYet = 'Non è ancora successo nulla.'

export const menu = {
  deeds: 'Contratti',
  hold: 'Aspetta',
  pause: 'Pausa',
  go: 'Continua',
  game: 'Partita',
  claim: 'Affitto',
  undo: 'Annulla',
  redo: 'Ripeti',
  rules: 'Regole',
  leave: 'Esci',
  since: 'Dal mio ultimo turno',
  tv: 'Modo TV',
  settings: 'Impostazioni'
}
/** The clock of a timed game, in whole minutes: "mancano 43 min". */
export const timeLeft = (minutes: number, paused: boolean): string =>
  minutes <= 0
    ? 'l’ora è scoccata'
    : `${form(minutes, { one: 'manca', other: 'mancano' })} ${plural(minutes, { other: 'min' })}${paused ? ', in pausa' : ''}`
export const tvMode = (key: string): string =>
  `Modo TV: si legge dall’altra parte della stanza. Con ${key} si torna.`
export const sound = (muted: boolean): string => (muted ? 'L’audio è spento.' : 'L’audio è acceso.')
export const undone = 'annullato'
export const tookBack = (what: string): string => `Annullato: ${what}.`
export const roomShort =
  'Il disco di questo computer è pieno. Freehold ha una piccola riserva e per ora continua a salvare la partita. Liberate presto un po’ di spazio: eliminate file grandi che non servono più o svuotate il cestino del computer.'
export const tryAgain = 'Riprova'
export const held = 'I giocatori virtuali aspettano.'
export const goesOn = 'I giocatori virtuali continuano.'

/** The cap of the key that does something, as it is set now. */
type KeyOf = (command: Command) => string

/** The guide of the first game: one short sentence or two for each kind of question. */
export const guide = {
  name: 'Guida',
  putAway: 'Non mostrare più',
  away: 'La guida è messa via. Nelle impostazioni si può riattivare.',
  hints: {
    openingThrow: (key: KeyOf): string =>
      `Tira i dadi: ${key('throw')}. Il tiro più alto comincia la partita.`,
    throw: (key: KeyOf): string => `Tira i dadi: ${key('throw')}. La tua pedina avanza da sola.`,
    again: (key: KeyOf): string =>
      `Doppio! Tira ancora: ${key('throw')}. Il terzo doppio di un turno porta in prigione.`,
    realDice: (key: KeyOf): string => `Tira i tuoi dadi, premi le due cifre e poi ${key('enterThrow')}.`,
    endTurn: (key: KeyOf): string =>
      `Tutto fatto: ${key('endTurn')} chiude il turno. Prima puoi costruire o proporre uno scambio.`,
    purchase: (key: KeyOf): string =>
      `Non è ancora di nessuno. ${key('buy')} lo compra; con ${key('auction')} può offrire tutto il tavolo.`,
    auction: (key: KeyOf): string =>
      `L’offerta più alta se lo prende. ${key('bid')} offre la cifra indicata, ${key('pass')} lo lascia agli altri.`,
    auctionTogether: (key: KeyOf): string =>
      `L’offerta più alta se lo prende. Si offre a turno: ${key('bid')} offre la cifra indicata, ${key('pass')} passa.`,
    jail: (key: KeyOf): string =>
      `Paga con ${key('payFine')} e tira, o prova a fare un doppio: ${key('throw')}. La terza volta si deve pagare.`,
    tax: (key: KeyOf): string =>
      `Scegli prima di contare: ${key('flatTax')} paga la somma fissa, ${key('tenth')} un decimo di tutto ciò che hai.`,
    rentThrow: (key: KeyOf): string =>
      `Questo affitto dipende da un nuovo tiro: ${key('throw')}. Nessuna pedina si muove.`,
    debt: (key: KeyOf): string =>
      `Devi più di quanto hai in contanti. ${key('takeStep')} fa il passo proposto; con ${key('manage')} scegli tu.`,
    inheritance: (key: KeyOf): string =>
      `Questo contratto arriva ipotecato. ${key('lift')} lo riscatta adesso, ${key('keep')} rimanda il riscatto.`,
    openLot: (key: KeyOf): string => `Conduci tu quest’asta: ${key('openBidding')} la apre.`,
    hammer: (key: KeyOf): string =>
      `Chiama l’offerta con ${key('callBid')}; ${key('hammer')} batte il martelletto.`,
    wish: (key: KeyOf): string =>
      `Alla Banca mancano edifici. Di’ quanti ne vuoi: ${key('wish')}; o nessuno: ${key('wishNone')}.`,
    placement: (key: KeyOf): string =>
      `Scegli il terreno qui o sul tabellone; ${key('place')} ci costruisce.`,
    offer: (key: KeyOf): string =>
      `Ecco le due parti: ${key('accept')} accetta, ${key('refuse')} rifiuta, ${key('change')} cambia la proposta.`
  }
}

/** Sentences for the ear. */
export const say = {
  cash: (who: string, cash: number): string => `${who} ha ${money(cash)}.`,
  positions: (places: readonly { who: string; space: number; inJail: boolean }[]): string =>
    `${places.map(({ who, space, inJail }) => `${who}: ${inJail ? 'in prigione' : space === JAIL ? 'in visita alla Prigione' : (spaces[space] ?? '')}`).join('; ')}.`,
  leftToComputer: (who: string): string => `Ora il computer gioca per ${who}.`,
  takenBack: (who: string): string => `${who} gioca di nuovo di persona.`,
  nothing: 'Non è ancora successo nulla.',
  noDeed: (space: number): string => `${capitalised(theSpace(space))} non ha contratto.`,
  unowned: (space: number, price: number): string =>
    `${capitalised(theSpace(space))} non è di nessuno. Il prezzo è ${money(price)}.`,
  owner: (space: number, who: string, note: string): string =>
    `${capitalised(theSpace(space))} è ${di(who)}${note}.`,
  mortgaged: ', con ipoteca',
  built: (level: string): string => `, con ${level}`,
  answers: (answers: readonly string[]): string =>
    answers.length > 0 ? `Risposte: ${answers.join('; ')}.` : '',
  key: (label: string, keys: readonly string[]): string => `${label}, tasto ${either(keys)}`
}

export const pieces: Readonly<Record<PieceName, string>> = {
  lantern: 'lanterna',
  kite: 'aquilone',
  tugboat: 'rimorchiatore',
  teapot: 'teiera',
  beehive: 'alveare',
  bicycle: 'bicicletta',
  anvil: 'incudine',
  fox: 'volpe',
  snail: 'lumaca',
  lighthouse: 'faro',
  watch: 'orologio da tasca'
}

/** Why something cannot be done: shown on a refused button and when an act is refused. */
export const illegalities: Readonly<Record<Illegality, string>> = {
  malformed: 'Questa non è una mossa di questo gioco.',
  gameOver: 'La partita è finita.',
  bankruptPlayer: 'Chi è in bancarotta non gioca più.',
  outOfTurn: 'Prima deve decidere qualcun altro.',
  bankerDoesNotPlay: 'Chi tiene la Banca senza un posto non gioca.',
  throwDue: 'Prima bisogna tirare i dadi.',
  noThrowDue: 'Adesso non c’è nessun tiro da fare.',
  purchaseOpen: 'Prima bisogna decidere chi compra questa proprietà.',
  auctionOpen: 'Non finché è aperta un’asta.',
  debtOpen: 'Non prima di aver pagato il debito.',
  taxOpen: 'Prima bisogna scegliere la tassa sul reddito.',
  inheritanceOpen: 'Prima va sistemato il contratto ipotecato.',
  shortageOpen: 'Prima va deciso a chi vanno gli ultimi edifici.',
  notNow: 'Non in questo momento.',
  diceOfTheApp: 'A questo tavolo i dadi li tira l’app.',
  diceOfTheTable: 'A questo tavolo si tirano dadi veri e si inserisce il tiro.',
  notEnoughCash: 'Non ci sono abbastanza contanti in mano.',
  bidTooLow: 'Un’offerta deve superare la precedente.',
  alreadyPassed: 'Chi ha passato è fuori da quest’asta.',
  stillSolvent: 'C’è ancora da dove prendere; si arrende solo chi non può pagare.',
  notInJail: 'Questo è solo per chi è in prigione.',
  fineNoLongerAccepted: 'Al terzo tiro la multa non si accetta più prima dei dadi.',
  cardNotHeld: 'Quella carta non è in questa mano.',
  noTitleDeed: 'Questa casella non ha un contratto.',
  notYourDeed: 'Quel contratto è di qualcun altro.',
  notAStreet: 'Si costruisce solo sui terreni.',
  groupIncomplete: 'Per questo serve il gruppo intero.',
  groupMortgaged: 'Un terreno di questo gruppo è ipotecato; prima va riscattato.',
  groupBuilt: 'Ci sono edifici in questo gruppo; prima vanno venduti.',
  mustBuildEvenly: 'Sui terreni di un gruppo si costruisce in modo uniforme.',
  mustSellEvenly: 'Gli edifici di un gruppo si vendono in modo uniforme.',
  nothingToBuild: 'Qui non c’è più nulla da costruire.',
  nothingToSell: 'Qui non c’è nessun edificio da vendere.',
  noHousesLeft: 'Alla Banca restano troppo poche case.',
  noHotelsLeft: 'Alla Banca non resta nessun albergo.',
  noSuchWish: 'Non se ne possono chiedere così tanti.',
  noPlaceForIt: 'Per quell’edificio non c’è posto.',
  noRentToClaim: 'Lì non c’è affitto da chiedere: non era dovuto, è già stato chiesto o è troppo tardi.',
  alreadyAgreed: 'Quel voto per finire la partita è già stato dato.',
  notAgreed: 'Quel voto per finire la partita non è mai stato dato.',
  noTimeLimit: 'Questa partita non ha un limite di tempo.',
  alreadyMortgaged: 'Questo contratto è già ipotecato.',
  notMortgaged: 'Questo contratto non è ipotecato.',
  tradingOff: 'A questo tavolo non si fanno scambi tra giocatori.',
  tradeWithYourself: 'Per uno scambio bisogna essere in due.',
  tradeWithBankrupt: 'Con chi è in bancarotta non si fanno scambi.',
  sameDeedTwice: 'Un contratto può stare da una sola parte dello scambio.',
  oneSidedTrade: 'Tutte e due le parti devono dare qualcosa.',
  partnerLacksGoods: 'L’altra parte non ha tutto questo.',
  interestNotPayable: 'Dopo lo scambio devono restare contanti per gli interessi sui contratti ipotecati.',
  wouldNotSettleDebt: 'Dopo questo scambio il debito non si potrebbe pagare.',
  noSuchOffer: 'Quella proposta non è più aperta.'
}

/** Why nothing is taken back or brought back. */
export const undoRefusals: Readonly<Record<UndoRefusal, string>> = {
  undoOff: 'A questo tavolo non si annulla nulla.',
  nothingToUndo: 'Non c’è nulla da annullare.',
  nothingToRedo: 'Non c’è nulla da ripetere.',
  notYours: 'Si può annullare solo la propria ultima azione.',
  newInformation: 'Nel frattempo i dadi o una carta hanno mostrato qualcosa di nuovo; ormai è fatta.'
}

export const troubles: Readonly<Record<Trouble, string>> = {
  diskFull: 'Il disco è pieno: la mossa non è stata salvata e non vale. Libera un po’ di spazio e riprova.',
  saveFailed: 'Non è stato possibile salvare la mossa, che quindi non vale.',
  noSuchGame: 'Quella partita non c’è più.',
  gameUnreadable: 'La partita salvata non si può leggere.',
  gameTooNew: 'La partita salvata viene da una versione più nuova di Freehold.',
  noGameOpen: 'Non è aperta nessuna partita.',
  noSuchSeat: 'A questo tavolo quel posto non c’è.',
  fileUnreadable: 'Quel file non contiene una partita di Freehold, o è danneggiato.',
  fileTooNew: 'Quel file viene da una versione più nuova di Freehold.',
  backupUnreadable: 'Quella copia non si può leggere. Non è cambiato nulla.',
  goingBack: 'Si stanno ripristinando le partite di una copia. Non è cambiato nulla; riprova tra un momento.'
}
