// Words of the menu and of the system's own windows, in Dutch.
import type { Words } from './en'

export const dutch: Words = {
  menu: {
    file: '&Bestand',
    edit: 'Be&werken',
    view: 'Bee&ld',
    window: '&Venster',
    help: '&Help',
    quit: 'Afsluiten',
    quitApp: 'Stop Freehold',
    close: 'Venster sluiten',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    cut: 'Knippen',
    copy: 'Kopiëren',
    paste: 'Plakken',
    erase: 'Verwijderen',
    selectAll: 'Alles selecteren',
    fullScreen: 'Volledig scherm',
    minimise: 'Minimaliseren',
    zoom: 'Zoomen',
    front: 'Alles op voorgrond',
    services: 'Voorzieningen',
    hide: 'Verberg Freehold',
    hideOthers: 'Verberg andere',
    showAll: 'Toon alles',
    logs: '&Logboekmap tonen',
    about: 'Over Freehold'
  },
  independence:
    'Freehold is een onafhankelijk werk en heeft geen enkele band met Hasbro, eigenaar van het merk MONOPOLY, of met een andere uitgever.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Probeer opnieuw',
    layAnew: 'Dek de tafel opnieuw',
    wait: 'Wacht',
    quit: 'Afsluiten',
    restart: 'Herstart',
    showLog: 'Toon het logboek',
    showFolder: 'Toon de map'
  },
  faults: {
    nothingLost: 'Er is niets verloren: elke zet is meteen bewaard.',
    keepsClosing: 'De tafel sluit telkens onverwacht.',
    notShown: 'De tafel kan niet worden getoond.',
    noAnswer: 'De tafel antwoordt niet.',
    unexpected: 'Er is in Freehold een onverwachte fout opgetreden.',
    safe: 'Je spel is veilig tot en met de laatste zet. Wat er gebeurde, staat in het logboek.'
  },
  saves: {
    closed: 'Freehold kan de bewaarde spellen niet openen.',
    tooNew: (file: string, found: number, known: number): string =>
      `De bewaarde spellen in ${file} komen uit een nieuwere versie van Freehold: ze hebben indeling ${found}, en deze versie kent de indelingen tot en met ${known}. Aan het bestand is niets veranderd.`,
    unsafe: (file: string, setting: string): string =>
      `In ${file} kunnen spellen niet veilig worden bewaard: de schijf staat ${setting} niet toe.`,
    full: 'De schijf is vol. Maak wat ruimte vrij en start Freehold opnieuw. Je spellen zijn zoals ze waren.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Een nieuwe versie van Freehold zet ${file} om in een nieuwe indeling en bewaart een kopie van de oude. Daarvoor is ${needed} MB nodig, en op de schijf is ${free} MB vrij. Maak wat ruimte vrij en start Freehold opnieuw. Er is niets veranderd.`,
    damaged: 'Het bestand met je bewaarde spellen was beschadigd.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold is een nieuw bestand begonnen. Spellen die uit het oude konden worden overgenomen: ${rescued}. Spellen zoals ze in de laatste dagelijkse kopie waren: ${fromCopy}. Spellen die niet te redden waren: ${lost}. Dagelijkse kopieën van alle spellen kun je terughalen onder ‘Bewaarde spellen’.\n\nEr is niets verwijderd. Het beschadigde bestand staat hier:\n${file}`,
    goesOn: 'Het spel dat gespeeld wordt, gaat verder waar het was.',
    gone: 'Het bestand met je bewaarde spellen was verdwenen.',
    writtenAnew:
      'Freehold heeft het opnieuw geschreven en er is niets verloren: alle spellen zijn zoals ze waren. Misschien verwijdert een ander programma bestanden uit deze map.',
    notCopied: 'De dagelijkse kopie van je bewaarde spellen kon niet worden gemaakt.',
    playable: 'Je spellen zelf zijn veilig en kunnen worden gespeeld.',
    badCopy:
      'Wat geschreven was, kon niet foutloos worden teruggelezen; daarom is deze kopie niet bewaard. Kopieën van eerdere dagen zijn er nog. Misschien gaat de schijf stuk.'
  },
  presets: {
    damaged: 'Het bestand met je eigen regelpakketten was beschadigd.',
    putAside: (kept: number, file: string): string =>
      `Pakketten die nog heel waren en bewaard zijn: ${kept}.\n\nEr is niets verwijderd. Het beschadigde bestand staat hier:\n${file}`
  },
  files: {
    toFile: 'Spel naar een bestand schrijven',
    fromFile: 'Spel uit een bestand toevoegen'
  }
}
