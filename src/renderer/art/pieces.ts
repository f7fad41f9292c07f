// The eleven pieces as shapes on a 24 x 24 sheet: what is printed in the player's colour, and the details cut out of it.
import type { PieceName } from '../../shared/ipc'

/** A shape is filled, or only drawn with a line of the given width. */
export type Shape = { readonly d: string; readonly line?: number }
export type Detail = { readonly d: string; readonly line?: number; readonly ink?: 'player' }
export type PieceArt = { readonly shapes: readonly Shape[]; readonly details: readonly Detail[] }

export const PIECE_ART: Readonly<Record<PieceName, PieceArt>> = {
  lantern: {
    shapes: [
      { d: 'M12 1.2a2.6 2.6 0 1 1-.01 0', line: 1.5 },
      { d: 'M6.4 9.2 9.6 5.6h4.8l3.2 3.6z' },
      { d: 'M7.4 9.6h9.2l1.3 9.8H6.1z' },
      { d: 'M5 19.4h14v3.2H5z' }
    ],
    details: [{ d: 'M12 11.4c2.5 2.4 2.3 5.6 0 6.4-2.3-.8-2.5-3.4-1.2-4.6.2.8.5 1 .8 1.1-.2-1 0-2 .4-2.9z' }]
  },
  kite: {
    shapes: [
      { d: 'M14.2 1.2 21.4 8 12 17.6 6.4 6.6z' },
      { d: 'M12 17.6c-1.4 3-3.2.4-4.8 2.2S4.6 22.6 2.4 22', line: 1.7 },
      { d: 'M5.2 18.2l3.6 3M9 17.9l-3.4 3.6', line: 1.5 }
    ],
    details: [{ d: 'M14.2 2.4 12.1 16.2M7.3 6.8 20.4 8', line: 1.2 }]
  },
  tugboat: {
    shapes: [
      { d: 'M1 14.2c3 .9 6 .9 9 .8h12.8l-3 7H4.6C2.6 20.4 1.4 17.6 1 14.2z' },
      { d: 'M8 9.2h9.4v6H8z' },
      { d: 'M10.4 2.6h4.6v6.6h-4.6z' },
      { d: 'M19.6 14.8V9.4', line: 1.4 }
    ],
    details: [
      { d: 'M9.6 10.8h2.4v2.4H9.6zM13.4 10.8h2.4v2.4h-2.4z' },
      { d: 'M10.4 4.6h4.6M3.8 18.2h16', line: 1.2 }
    ]
  },
  teapot: {
    shapes: [
      { d: 'M4.9 14.8c0-4.2 3-6.6 6.8-6.6s6.8 2.4 6.8 6.6c0 2.6-1.3 4.8-3 6H7.9c-1.7-1.2-3-3.4-3-6z' },
      { d: 'M11.7 3.4a1.7 1.7 0 1 1-.01 0' },
      { d: 'M8 8.6c.4-2.2 7-2.2 7.4 0z' },
      { d: 'M6 16.8C3.2 16 3.6 11.6.8 9.8L3.6 8c2 1.4 2 3.2 3.6 4.2z' },
      { d: 'M17.8 11c6-1.8 6.2 6.6-.6 7.4', line: 1.9 },
      { d: 'M7.6 20.4h8.2v2H7.6z' }
    ],
    details: [{ d: 'M7.4 13.4c.5-1.7 1.7-2.7 3.3-2.9', line: 1.3 }]
  },
  beehive: {
    shapes: [
      {
        d: 'M12 1.4c3.8 0 5.8 2.2 6.2 5 2 1 2.3 3.2 1.3 4.7 1.7 1.2 1.9 3.5.8 5 1.3 1.4 1 4.6-.6 6.5H4.3c-1.6-1.9-1.9-5.1-.6-6.5-1.1-1.5-.9-3.8.8-5-1-1.5-.7-3.7 1.3-4.7.4-2.8 2.4-5 6.2-5z'
      }
    ],
    details: [
      {
        d: 'M6.6 6.7c3 1.3 7.8 1.3 10.8 0M5.4 11.3c4 1.5 9.2 1.5 13.2 0M4.4 16.2c2.6.9 3.6 1 4.6 1M19.6 16.2c-2.6.9-3.6 1-4.6 1',
        line: 1.3
      },
      { d: 'M9.7 22.6v-3.4a2.3 2.3 0 0 1 4.6 0v3.4z' }
    ]
  },
  bicycle: {
    shapes: [
      { d: 'M6 10.6a5 5 0 1 1-.01 0M18 10.6a5 5 0 1 1-.01 0', line: 1.9 },
      {
        d: 'M6 15.6 9.3 8h7L12 15.6H6M9.3 8l2.7 7.6M16.3 8 18 15.6M16.3 8 15.6 4.8h3.6M7.4 6.4h3.8M8.9 6.4l.6 2',
        line: 1.7
      }
    ],
    details: []
  },
  anvil: {
    shapes: [
      {
        d: 'M1.2 6.2h5.6V4.2h16v4.6c-4.4 0-6.6 1.8-6.6 4.6 0 1.9.9 3 3 3.8v4H5.8v-4c2.2-.9 3.3-2 3.3-3.7C5.6 13.2 2.2 10.8 1.2 6.2z'
      }
    ],
    details: [{ d: 'M8.4 6.8h12', line: 1.3 }]
  },
  fox: {
    shapes: [
      {
        d: 'M2.2 2.2c2.8.6 5 2 6.6 4.2h6.4c1.6-2.2 3.8-3.6 6.6-4.2.9 4.8.8 8.8-.6 12.1L12 22.6l-9.2-8.3C1.4 11 1.3 7 2.2 2.2z'
      }
    ],
    details: [
      { d: 'M3.6 13.8c2.3-.6 4.4 0 6 2.1l2.4 5.5zM20.4 13.8c-2.3-.6-4.4 0-6 2.1L12 21.4z' },
      { d: 'M6.9 10.6l2.5 1.5M17.1 10.6l-2.5 1.5', line: 1.5 }
    ]
  },
  snail: {
    shapes: [
      { d: 'M14.2 4.2a7 7 0 1 1-.01 0' },
      {
        d: 'M1 11.6c0-1.5 1-2.6 2.3-2.6s2.2 1 2.2 2.6v2.7c0 1.7 1 2.5 2.6 2.7h12.3c1.6.4 2.7 2.2 2.6 4.8H7C3.2 21.8 1 19.4 1 15.6z'
      },
      { d: 'M2.6 9.4 1.6 5.6M4.4 9.3l1-3.6', line: 1.5 }
    ],
    details: [
      {
        d: 'M14.3 16.2c-2.9 0-4.7-2.1-4.7-4.7 0-2.7 2-4.6 4.5-4.6s4.2 1.8 4.2 4.1c0 2.2-1.6 3.5-3.4 3.5s-3-1.2-3-2.8c0-1.4 1-2.3 2.2-2.3s1.7.8 1.7 1.6',
        line: 1.3
      }
    ]
  },
  lighthouse: {
    shapes: [
      { d: 'M8.8 9.6h6.4l2.2 11H6.6z' },
      { d: 'M9.4 4.8h5.2v4H9.4z' },
      { d: 'M7.9 4.9 12 .8l4.1 4.1z' },
      { d: 'M7.3 8.2h9.4v1.7H7.3z' },
      { d: 'M4 20.2h16v2.6H4z' },
      { d: 'M6 5.6 1.6 4.4M6 7.2l-4.4 1.3M18 5.6l4.4-1.2M18 7.2l4.4 1.3', line: 1.4 }
    ],
    details: [{ d: 'M8.7 12.6h6.7l.5 2.8H8.1z' }, { d: 'M12 5.6v2.2', line: 1.6 }]
  },
  watch: {
    shapes: [
      { d: 'M12 6.2a8.3 8.3 0 1 1-.01 0' },
      { d: 'M10.5 3.4h3v3.2h-3z' },
      { d: 'M12 .9a2.3 2.3 0 1 1-.01 0', line: 1.5 }
    ],
    details: [
      { d: 'M6.3 14.5a5.7 5.7 0 1 0 11.4 0a5.7 5.7 0 1 0 -11.4 0z' },
      { d: 'M12 10.9v3.8l2.6 1.7', line: 1.5, ink: 'player' }
    ]
  }
}
