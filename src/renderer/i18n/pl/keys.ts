// What each key does, as the table of keys in the settings says it in Polish.
import type { Command } from '../../table/key-map'
import type { NamedKey } from '../../controls/keycaps'

const byFace = (face: number): string => `Prawdziwe kostki: ścianka ${face}`
const raise = (seat: number): string => `Miejsce ${seat}: podbij stawkę`
const pass = (seat: number): string => `Miejsce ${seat}: pas w licytacji`
const claim = (seat: number): string => `Miejsce ${seat}: zażądaj czynszu`

export const commands: Readonly<Record<Command, string>> = {
  throw: 'Rzuć kostkami',
  face1: byFace(1),
  face2: byFace(2),
  face3: byFace(3),
  face4: byFace(4),
  face5: byFace(5),
  face6: byFace(6),
  enterThrow: 'Prawdziwe kostki: wpisz rzut',
  invalidThrow: 'Prawdziwe kostki: rzuć jeszcze raz',
  endTurn: 'Zakończ turę',
  payFine: 'Więzienie: zapłać grzywnę',
  releaseCard: 'Więzienie: użyj przepustki',
  buy: 'Kup posiadłość',
  auction: 'Oddaj posiadłość na licytację',
  quickBid1: 'Pierwsza szybka stawka',
  quickBid2: 'Druga szybka stawka',
  quickBid3: 'Trzecia szybka stawka',
  quickBid4: 'Czwarta szybka stawka',
  bid: 'Licytuj ustawioną stawkę',
  pass: 'Pas w licytacji',
  openBidding: 'Bankier: otwórz licytację',
  callBid: 'Bankier: wywołaj stawkę',
  hammer: 'Bankier: uderz młotkiem',
  wish: 'Poproś o budynki, których brakuje',
  wishNone: 'Nie proś o brakujące budynki',
  place: 'Postaw wylicytowany budynek',
  waive: 'Zrezygnuj z brakującego budynku',
  claimRent: 'Zażądaj czynszu od tego gracza',
  flatTax: 'Podatek dochodowy: stała kwota',
  tenth: 'Podatek dochodowy: dziesiąta część',
  takeStep: 'Dług: wykonaj podany krok',
  takeAll: 'Dług: wykonaj wszystkie kroki',
  giveUp: 'Dług: poddaj się',
  lift: 'Przejęty zastaw: wykup',
  keep: 'Przejęty zastaw: zostaw',
  manage: 'Mój majątek, zbierz gotówkę',
  trade: 'Zaproponuj wymianę',
  offers: 'Odpowiedz na ofertę',
  offer: 'Złóż ustawioną ofertę',
  accept: 'Oferta: przyjmij',
  refuse: 'Oferta: odrzuć',
  change: 'Oferta: zmień',
  build: 'Zbuduj lub sprzedaj, jak ustawiono',
  previous: 'Poprzedni tytuł własności',
  next: 'Następny tytuł własności',
  begin: 'Karta zmiany: zacznij',
  deeds: 'Obejrzyj tytuły własności',
  hold: 'Wstrzymaj grę lub zrób pauzę',
  game: 'Miejsca, odejście, koniec',
  claim: 'Zażądaj czynszu',
  undo: 'Cofnij',
  redo: 'Ponów',
  rules: 'Księga zasad',
  why: 'Dlaczego? Zasada, która za tym stoi',
  guide: 'Odłóż przewodnik',
  coach: 'Zapytaj trenera',
  follow: 'Zrób, co radzi trener',
  since: 'Co się działo od mojej ostatniej tury',
  tv: 'Tryb TV',
  mute: 'Wyłącz lub włącz dźwięk',
  leave: 'Odejdź od stołu',
  close: 'Zamknij to, co na wierzchu',
  sayCash: 'Powiedz, ile mam gotówki',
  sayOwner: 'Powiedz, czyje jest to pole',
  sayLast: 'Powiedz, co stało się ostatnio',
  sayPositions: 'Powiedz, gdzie kto stoi',
  raise1: raise(1),
  raise2: raise(2),
  raise3: raise(3),
  raise4: raise(4),
  raise5: raise(5),
  raise6: raise(6),
  raise7: raise(7),
  raise8: raise(8),
  pass1: pass(1),
  pass2: pass(2),
  pass3: pass(3),
  pass4: pass(4),
  pass5: pass(5),
  pass6: pass(6),
  pass7: pass(7),
  pass8: pass(8),
  claim1: claim(1),
  claim2: claim(2),
  claim3: claim(3),
  claim4: claim(4),
  claim5: claim(5),
  claim6: claim(6),
  claim7: claim(7),
  claim8: claim(8)
}

export const groups = {
  turn: 'Tura',
  auction: 'Licytacje',
  trouble: 'Podatki, długi i zastawy',
  estate: 'Tytuły i wymiany',
  always: 'W każdej chwili',
  seats: 'Klawisze każdego miejsca',
  dice: 'Prawdziwe kostki'
} as const

export const press = 'naciśnij klawisz'
export const now = (key: string): string => `klawisz ${key}`
export const usual = (key: string): string => `Wróć do ${key}`
export const usualOf = (what: string, key: string): string => `${what}: wróć do ${key}`
export const clash = (key: string, other: string): string => `${key} jest już zajęty: „${other}”.`
export const kept = (key: string): string => `${key} ma już inne zadanie i nie da się go ustawić.`
export const set = (what: string, key: string): string => `${what}: klawisz ${key}.`
export const allUsual = 'Wszystkie klawisze domyślne'

/** What is printed on the caps of keys that have names. */
export const caps: Readonly<Record<NamedKey, string>> = {
  Space: 'Spacja',
  Enter: 'Enter',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: 'Back',
  Home: 'Home',
  End: 'End',
  Tab: 'Tab'
}
