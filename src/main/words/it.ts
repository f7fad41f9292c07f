// Words of the menu and of the system's own windows, in Italian.
import type { Words } from './en'

export const italian: Words = {
  menu: {
    file: '&File',
    edit: '&Modifica',
    view: '&Visualizza',
    window: 'Fi&nestra',
    help: '&Aiuto',
    quit: 'Esci',
    quitApp: 'Esci da Freehold',
    close: 'Chiudi finestra',
    undo: 'Annulla',
    redo: 'Ripristina',
    cut: 'Taglia',
    copy: 'Copia',
    paste: 'Incolla',
    erase: 'Elimina',
    selectAll: 'Seleziona tutto',
    fullScreen: 'Schermo intero',
    minimise: 'Contrai',
    zoom: 'Ridimensiona',
    front: 'Porta tutto in primo piano',
    services: 'Servizi',
    hide: 'Nascondi Freehold',
    hideOthers: 'Nascondi altre',
    showAll: 'Mostra tutte',
    logs: 'Mostra la cartella del &registro',
    about: 'Informazioni su Freehold'
  },
  independence:
    'Freehold è un’opera indipendente e non ha legami con Hasbro, titolare del marchio MONOPOLY, né con altri editori.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Riprova',
    layAnew: 'Riapparecchia il tavolo',
    wait: 'Aspetta',
    quit: 'Esci',
    restart: 'Riavvia',
    showLog: 'Mostra il registro',
    showFolder: 'Mostra la cartella'
  },
  faults: {
    nothingLost: 'Non si è perso nulla: ogni mossa è stata salvata subito.',
    keepsClosing: 'Il tavolo continua a chiudersi in modo inatteso.',
    notShown: 'Il tavolo non si può mostrare.',
    noAnswer: 'Il tavolo non risponde.',
    unexpected: 'In Freehold si è verificato un errore inatteso.',
    safe: 'La tua partita è al sicuro fino all’ultima mossa. Ciò che è successo è annotato nel registro.'
  },
  saves: {
    closed: 'Freehold non riesce ad aprire le partite salvate.',
    tooNew: (file: string, found: number, known: number): string =>
      `Le partite salvate in ${file} vengono da una versione più nuova di Freehold: il loro formato è il ${found}, e questa versione conosce i formati fino al ${known}. Nel file non è cambiato nulla.`,
    unsafe: (file: string, setting: string): string =>
      `In ${file} non si possono salvare partite in modo sicuro: il disco non consente ${setting}.`,
    full: 'Il disco è pieno. Libera un po’ di spazio e riapri Freehold. Le tue partite sono com’erano.',
    noRoom: (file: string, needed: number, free: number): string =>
      `Una nuova versione di Freehold converte ${file} in un nuovo formato e conserva una copia di quello vecchio. Servono ${needed} MB, e sul disco ne restano ${free}. Libera un po’ di spazio e riapri Freehold. Non è cambiato nulla.`,
    damaged: 'Il file delle tue partite salvate era danneggiato.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold ne ha iniziato uno nuovo. Partite recuperate da quello vecchio: ${rescued}. Partite com’erano nell’ultima copia giornaliera: ${fromCopy}. Partite non recuperate: ${lost}. Le copie giornaliere di tutte le partite si possono ripristinare in «Partite salvate».\n\nNon è stato cancellato nulla. Il file danneggiato è conservato qui:\n${file}`,
    goesOn: 'La partita in corso continua da dov’era.',
    gone: 'Il file delle tue partite salvate era scomparso.',
    writtenAnew:
      'Freehold lo ha scritto di nuovo e non si è perso nulla: tutte le partite sono com’erano. Forse un altro programma cancella file da questa cartella.',
    notCopied: 'Non è stato possibile fare la copia giornaliera delle tue partite.',
    playable: 'Le tue partite sono al sicuro e si possono giocare.',
    badCopy:
      'Ciò che è stato scritto non si è potuto rileggere senza errori, perciò questa copia non è stata conservata. Le copie dei giorni precedenti ci sono ancora. Il disco potrebbe essere guasto.'
  },
  presets: {
    damaged: 'Il file delle tue raccolte di regole era danneggiato.',
    putAside: (kept: number, file: string): string =>
      `Raccolte ancora intere, che sono state conservate: ${kept}.\n\nNon è stato cancellato nulla. Il file danneggiato è conservato qui:\n${file}`
  },
  files: {
    toFile: 'Salva la partita in un file',
    fromFile: 'Aggiungi una partita da un file'
  }
}
