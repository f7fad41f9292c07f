// The nine keys that choose a row, of which each says the same with another number.

/** The names of `pick1` to `pick9`. */
export const picks = (say: (n: number) => string) => ({
  pick1: say(1),
  pick2: say(2),
  pick3: say(3),
  pick4: say(4),
  pick5: say(5),
  pick6: say(6),
  pick7: say(7),
  pick8: say(8),
  pick9: say(9)
})
