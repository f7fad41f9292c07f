// Words of the menu and of the system's own windows, in Polish.
import type { Words } from './en'

export const polish: Words = {
  menu: {
    file: '&Plik',
    edit: '&Edycja',
    view: '&Widok',
    window: '&Okno',
    help: 'Pomo&c',
    quit: 'Zakończ',
    quitApp: 'Zakończ Freehold',
    close: 'Zamknij okno',
    undo: 'Cofnij',
    redo: 'Ponów',
    cut: 'Wytnij',
    copy: 'Kopiuj',
    paste: 'Wklej',
    erase: 'Usuń',
    selectAll: 'Zaznacz wszystko',
    fullScreen: 'Pełny ekran',
    minimise: 'Minimalizuj',
    zoom: 'Powiększ',
    front: 'Umieść wszystko na wierzchu',
    services: 'Usługi',
    hide: 'Ukryj Freehold',
    hideOthers: 'Ukryj pozostałe',
    showAll: 'Pokaż wszystkie',
    logs: 'Pokaż folder &dziennika',
    about: 'Freehold – informacje'
  },
  independence:
    'Freehold jest dziełem niezależnym i nie ma żadnego związku z firmą Hasbro, właścicielem znaku MONOPOLY, ani z żadnym innym wydawcą.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Spróbuj ponownie',
    layAnew: 'Nakryj stół od nowa',
    wait: 'Czekaj',
    quit: 'Zakończ',
    restart: 'Uruchom ponownie',
    showLog: 'Pokaż dziennik',
    showFolder: 'Pokaż folder'
  },
  faults: {
    nothingLost: 'Nic nie przepadło: każdy ruch został od razu zapisany.',
    keepsClosing: 'Stół wciąż nieoczekiwanie się zamyka.',
    notShown: 'Stołu nie da się pokazać.',
    noAnswer: 'Stół nie odpowiada.',
    unexpected: 'W programie Freehold wystąpił nieoczekiwany błąd.',
    safe: 'Twoja partia jest bezpieczna aż do ostatniego ruchu. Co się stało, zapisano w dzienniku.'
  },
  saves: {
    closed: 'Freehold nie może otworzyć zapisanych partii.',
    tooNew: (file: string, found: number, known: number): string =>
      `Partie zapisane w ${file} pochodzą z nowszej wersji Freehold: mają format ${found}, a ta wersja zna formaty do ${known}. W pliku nic nie zmieniono.`,
    unsafe: (file: string, setting: string): string =>
      `W ${file} nie da się bezpiecznie zapisywać partii: dysk nie pozwala na ${setting}.`,
    full: 'Dysk jest pełny. Zwolnij trochę miejsca i uruchom Freehold ponownie. Twoje partie są takie, jakie były.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Nowa wersja Freehold przenosi ${file} do nowego formatu i zachowuje kopię starego. Potrzebuje na to ${needed} MB, a na dysku jest ${free} MB. Zwolnij trochę miejsca i uruchom Freehold ponownie. Nic nie zmieniono.`,
    damaged: 'Plik zapisanych partii był uszkodzony.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold założył nowy. Partie, które udało się przenieść ze starego: ${rescued}. Partie w stanie z ostatniej kopii dziennej: ${fromCopy}. Partie, których nie udało się uratować: ${lost}. Kopie dzienne wszystkich partii można przywrócić na ekranie „Zapisane partie”.\n\nNiczego nie usunięto. Uszkodzony plik jest tutaj:\n${file}`,
    goesOn: 'Trwająca partia toczy się dalej od tego samego miejsca.',
    gone: 'Plik zapisanych partii zniknął.',
    writtenAnew:
      'Freehold zapisał go na nowo i nic nie przepadło: wszystkie partie są takie, jakie były. Być może inny program usuwa pliki z tego folderu.',
    notCopied: 'Nie udało się zrobić kopii dziennej zapisanych partii.',
    playable: 'Same partie są bezpieczne i można w nie grać.',
    badCopy:
      'Tego, co zapisano, nie dało się bezbłędnie odczytać, dlatego tej kopii nie zachowano. Kopie z wcześniejszych dni nadal są. Być może dysk się psuje.'
  },
  presets: {
    damaged: 'Plik twoich własnych zestawów zasad był uszkodzony.',
    putAside: (kept: number, file: string): string =>
      `Zestawy, które były całe i zostały zachowane: ${kept}.\n\nNiczego nie usunięto. Uszkodzony plik jest tutaj:\n${file}`
  },
  files: {
    toFile: 'Zapisz partię do pliku',
    fromFile: 'Dodaj partię z pliku'
  }
}
