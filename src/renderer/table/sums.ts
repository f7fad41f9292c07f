// Sums of money as they are paid over: in which notes, and which of them are worth cheering at.

/** Values of the notes, the largest first. */
const NOTES = [500, 100, 50, 20, 10, 5, 1] as const
export type NoteValue = (typeof NOTES)[number]

/** Few enough to be told apart in flight. */
const MOST_NOTES = 6
/** From here on a payment is slow enough to cheer or to groan. */
const GREAT = 500
/** From here on the table holds its breath. */
const HUGE = 1000

/** The notes in which a sum is laid down, the largest first; of a long row only the beginning is drawn. */
export function notesFor(amount: number): NoteValue[] {
  const notes: NoteValue[] = []
  let left = amount
  for (const value of NOTES)
    while (left >= value && notes.length < MOST_NOTES) {
      notes.push(value)
      left -= value
    }
  return notes
}

export const isGreat = (amount: number): boolean => amount >= GREAT

/** How many times as long a payment of this sum takes as one of a few dollars. */
export const weightOf = (amount: number): number => (amount >= HUGE ? 2.4 : isGreat(amount) ? 1.8 : 1)
