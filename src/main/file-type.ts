// What files are called that hold one game: apart from what reads them, so that a start need not wait for that.
/** Name ending of such files, as it is registered with the systems. */
export const GAME_FILE = 'freehold'
