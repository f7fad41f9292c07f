// Words of the menu and of the system's own windows, in German.
import type { Words } from './en'

export const german: Words = {
  menu: {
    file: '&Datei',
    edit: '&Bearbeiten',
    view: '&Ansicht',
    window: '&Fenster',
    help: '&Hilfe',
    quit: 'Beenden',
    quitApp: 'Freehold beenden',
    close: 'Fenster schließen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    erase: 'Löschen',
    selectAll: 'Alles auswählen',
    fullScreen: 'Vollbild',
    minimise: 'Im Dock ablegen',
    zoom: 'Zoomen',
    front: 'Alle nach vorne bringen',
    services: 'Dienste',
    hide: 'Freehold ausblenden',
    hideOthers: 'Andere ausblenden',
    showAll: 'Alle einblenden',
    logs: '&Protokollordner zeigen',
    about: 'Über Freehold'
  },
  independence:
    'Freehold ist ein unabhängiges Werk und steht weder mit Hasbro, dem Inhaber der Marke MONOPOLY, noch mit einem anderen Verlag in Verbindung.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Noch einmal versuchen',
    layAnew: 'Tisch neu decken',
    wait: 'Warten',
    quit: 'Beenden',
    restart: 'Neu starten',
    showLog: 'Protokoll zeigen',
    showFolder: 'Ordner zeigen'
  },
  faults: {
    nothingLost: 'Nichts ist verloren: jeder Zug wurde sofort gespeichert.',
    keepsClosing: 'Der Tisch schließt sich immer wieder unerwartet.',
    notShown: 'Der Tisch lässt sich nicht zeigen.',
    noAnswer: 'Der Tisch antwortet nicht.',
    unexpected: 'In Freehold ist ein unerwarteter Fehler aufgetreten.',
    safe: 'Dein Spiel ist bis zum letzten Zug gesichert. Was geschehen ist, steht im Protokoll.'
  },
  saves: {
    closed: 'Freehold kann die gespeicherten Spiele nicht öffnen.',
    tooNew: (file: string, found: number, known: number): string =>
      `Die gespeicherten Spiele in ${file} stammen aus einer neueren Version von Freehold: Sie haben das Format ${found}, und diese Version kennt die Formate bis ${known}. Die Datei wurde nicht verändert.`,
    unsafe: (file: string, setting: string): string =>
      `In ${file} lassen sich Spiele nicht sicher speichern: Der Datenträger lässt ${setting} nicht zu.`,
    full: 'Die Festplatte ist voll. Schaffe etwas Platz und starte Freehold dann neu. Deine Spiele sind, wie sie waren.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Eine neue Version von Freehold bringt ${file} in ein neues Format und hebt eine Kopie der alten Datei auf. Dafür braucht sie ${needed} MB, und auf der Festplatte sind ${free} MB frei. Schaffe etwas Platz und starte Freehold dann neu. Nichts wurde verändert.`,
    damaged: 'Die Datei deiner gespeicherten Spiele war beschädigt.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold hat eine neue angelegt. Spiele, die sich aus der alten übernehmen ließen: ${rescued}. Spiele im Stand der letzten Tageskopie: ${fromCopy}. Spiele, die sich nicht retten ließen: ${lost}. Tageskopien aller Spiele lassen sich unter „Gespeicherte Spiele“ zurückholen.\n\nNichts wurde gelöscht. Die beschädigte Datei liegt hier:\n${file}`,
    goesOn: 'Das laufende Spiel geht weiter, wo es war.',
    gone: 'Die Datei deiner gespeicherten Spiele war verschwunden.',
    writtenAnew:
      'Freehold hat sie neu geschrieben, und nichts ist verloren: Alle Spiele sind, wie sie waren. Vielleicht entfernt ein anderes Programm Dateien aus diesem Ordner.',
    notCopied: 'Die Tageskopie deiner gespeicherten Spiele ließ sich nicht anlegen.',
    playable: 'Deine Spiele selbst sind sicher und lassen sich spielen.',
    badCopy:
      'Was geschrieben wurde, ließ sich nicht fehlerfrei wieder lesen; diese Kopie wurde deshalb nicht aufgehoben. Kopien früherer Tage sind noch da. Vielleicht geht der Datenträger kaputt.'
  },
  presets: {
    damaged: 'Die Datei deiner eigenen Regelpakete war beschädigt.',
    putAside: (kept: number, file: string): string =>
      `Regelpakete, die noch heil waren und erhalten sind: ${kept}.\n\nNichts wurde gelöscht. Die beschädigte Datei liegt hier:\n${file}`
  },
  files: {
    toFile: 'Spiel in eine Datei schreiben',
    fromFile: 'Spiel aus einer Datei laden'
  }
}
