// What the page cannot be drawn without, asked for before any other module is run: the answers come while they are.
import { bridge } from './bridge'

/** The settings, so that the window never opens in the wrong light, and the saved games, so that nothing moves afterwards. */
export const firstReading = Promise.all([bridge.readSettings(null), bridge.listGames(null)])
