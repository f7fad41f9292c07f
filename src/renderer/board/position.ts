// What the board needs to know of a game.
import type { PlayerView } from '../../shared/game/view'

/** The part of a view, or of a copy on which events are being played, that the board shows. */
export type BoardPosition = Pick<
  PlayerView,
  'players' | 'owners' | 'mortgaged' | 'buildings' | 'houses' | 'hotels' | 'rules' | 'pot'
>
