// Where slips are tall and narrow, since the side of the table has two columns beside the board.
import { MediaQuery } from 'svelte/reactivity'

export const tall = new MediaQuery('min-aspect-ratio: 17/10')
