// Words of the menu and of the system's own windows, in English, which all other languages are measured by.

export const english = {
  /** `&` stands before the letter that chooses an entry together with Alt. */
  menu: {
    file: '&File',
    edit: '&Edit',
    view: '&View',
    window: '&Window',
    help: '&Help',
    quit: 'Quit',
    quitApp: 'Quit Freehold',
    close: 'Close window',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    erase: 'Delete',
    selectAll: 'Select all',
    fullScreen: 'Full screen',
    minimise: 'Minimise',
    zoom: 'Zoom',
    front: 'Bring all to front',
    services: 'Services',
    hide: 'Hide Freehold',
    hideOthers: 'Hide others',
    showAll: 'Show all',
    logs: 'Show the &log folder',
    about: 'About Freehold'
  },
  independence:
    'Freehold is an independent work and has no connection with Hasbro, owner of the MONOPOLY mark, nor with any other publisher.',
  buttons: {
    ok: 'OK',
    tryAgain: 'Try again',
    layAnew: 'Lay the table anew',
    wait: 'Wait',
    quit: 'Quit',
    restart: 'Restart',
    showLog: 'Show the log',
    showFolder: 'Show the folder'
  },
  faults: {
    nothingLost: 'Nothing is lost: every move was saved when it was made.',
    keepsClosing: 'The table keeps closing unexpectedly.',
    notShown: 'The table cannot be shown.',
    noAnswer: 'The table does not answer.',
    unexpected: 'Freehold ran into an unexpected error.',
    safe: 'Your game is safe up to the last move. What happened was written to the log.'
  },
  saves: {
    closed: 'Freehold cannot open its saved games.',
    tooNew: (file: string, found: number, known: number): string =>
      `The saved games in ${file} were written by a newer version of Freehold: their format is ${found}, and this version knows formats up to ${known}. Nothing in the file was changed.`,
    /** `setting` is one of SQLite, as it is written there. */
    unsafe: (file: string, setting: string): string =>
      `Games cannot be saved safely in ${file}: the disk does not grant ${setting}.`,
    full: 'The disk is full. Make some room on it and start Freehold again. Your games are as they were.',
    /** Both in megabytes. */
    noRoom: (file: string, needed: number, free: number): string =>
      `A new version of Freehold brings ${file} to a new format and keeps a copy of the old one. That takes ${needed} MB, and the disk has ${free} MB left. Make some room and start Freehold again. Nothing was changed.`,
    damaged: 'The file of your saved games was damaged.',
    putAside: (rescued: number, fromCopy: number, lost: number, file: string): string =>
      `Freehold started a new one. Games that could be brought over from the old one: ${rescued}. Games that are as they were in the newest daily copy: ${fromCopy}. Games that could not be saved: ${lost}. Daily copies of all games can be brought back under Saved games.\n\nNothing was deleted. The damaged file is kept here:\n${file}`,
    goesOn: 'The game that is being played goes on where it was.',
    gone: 'The file of your saved games had disappeared.',
    writtenAnew:
      'Freehold has written it anew, and nothing is lost: all games are as they were. Perhaps another program removes files from this folder.',
    notCopied: 'The daily copy of your saved games could not be made.',
    playable: 'Your games themselves are safe and can be played.',
    badCopy:
      'What was written could not be read back as it should be, so that this copy was not kept. Copies of earlier days are still there. The disk may be failing.'
  },
  presets: {
    damaged: 'The file of your own sets of rules was damaged.',
    putAside: (kept: number, file: string): string =>
      `Sets that were still whole and have been kept: ${kept}.\n\nNothing was deleted. The damaged file is kept here:\n${file}`
  },
  /** What the windows that ask for a file are called. */
  files: {
    toFile: 'Write the game to a file',
    fromFile: 'Add a game from a file'
  }
}

/** A language that lacks a word does not compile. */
export type Words = typeof english
