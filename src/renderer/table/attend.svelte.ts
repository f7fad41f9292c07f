// Joins an open table to what main sends, to the voice and to the ear, for as long as it is shown.
import { untrack } from 'svelte'
import type { Bridge } from '../../shared/ipc'
import { words } from '../i18n'
import { loudspeaker } from '../sound/loudspeaker'
import { cuesOf, cuesOfEvent } from '../sound/score'
import type { Announcer } from './announcer.svelte'
import { actSentence, handSentences } from './spoken'
import type { Table } from './table.svelte'

/** Hears main until the component is gone that calls it while it is set up. */
export function attend(table: Table, bridge: Pick<Bridge, 'on'>, announcer: Announcer): void {
  $effect(() => {
    const stops = [
      bridge.on('tableUpdated', (update) => table.receive(update)),
      bridge.on('tableChanged', (change) => {
        const before = table.seats
        table.change(change)
        for (const sentence of handSentences(before, table.seats)) announcer.say(sentence)
      }),
      bridge.on('troubleArose', (trouble) => table.notices.stall(trouble)),
      bridge.on('roomChanged', (room) => (table.notices.room = room)),
      table.chronicle.onevent((entry) => announcer.tell(entry, table.nameOf)),
      table.chronicle.onevent(({ event }) => loudspeaker.play(cuesOfEvent(event, table.pace.instant)))
    ]
    table.begin()
    return () => {
      for (const stop of stops) stop()
    }
  })

  // What moves is heard; what is skipped is not.
  $effect(() => {
    const { motion } = table.playback
    return motion ? loudspeaker.play(cuesOf(motion)) : undefined
  })
}

/** What was taken back is struck out for the eye, and said for the ear unless it was taken back on another day. */
export function tellUndone({ chronicle, nameOf }: Table, announcer: Announcer): void {
  let said = untrack(() => chronicle.undone.length)
  $effect(() => {
    const seq = chronicle.undone.at(-1)
    if (seq === undefined || chronicle.undone.length === said) return
    said = chronicle.undone.length
    untrack(() => {
      const what = actSentence(
        chronicle.ledger.filter((entry) => entry.seq === seq),
        nameOf
      )
      if (what !== null) announcer.say(words.table.tookBack(what))
    })
  })
}
