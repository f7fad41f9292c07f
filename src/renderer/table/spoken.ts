// Sentences for the keys that ask: my cash, who owns this, the last event, where everybody is; and a decision with its answers.
import { deedAt, type Seat, type Space } from '../../shared/game/board'
import { BANK } from '../../shared/game/events'
import { capOf } from '../controls/keycaps'
import { words } from '../i18n'
import { narrate } from '../i18n/narrate'
import type { Namer } from '../i18n/sentences'
import type { PlayerView } from '../../shared/game/view'
import { withCash, withEvent } from './material'
import type { Playback } from './playback.svelte'
import { linesOf } from './ledger'
import { sinceLastTurn } from './since'
import type { LedgerEntry, SeatSetup } from '../../shared/ipc'
import type { Table } from './table.svelte'

/** The table as far as it has been told: money and deeds that are on their way have been, and belong to whom they go. */
export function toldTable({ shown, motion }: Pick<Playback, 'shown' | 'motion'>): PlayerView {
  switch (motion?.kind) {
    case 'payment':
      return withCash(shown, motion.to, motion.amount)
    case 'deed':
      return withEvent(shown, { type: 'deedTransferred', ...motion })
    case 'mortgage':
      return withEvent(shown, { type: 'mortgageChanged', ...motion })
    case 'building':
      return withEvent(shown, { type: 'buildingsChanged', ...motion })
    default:
      return shown
  }
}

/** Cash of the one who must decide, or of the first person at the screen while a computer decides. */
export function cashSentence(table: Table): string {
  const decider = table.decision?.player
  const seat = decider !== undefined && table.people.includes(decider) ? decider : table.people[0]
  if (seat === undefined) return words.table.say.nothing
  return words.table.say.cash(table.nameOf(seat), toldTable(table.playback).players[seat]?.cash ?? 0)
}

export function ownerSentence(table: Table, space: Space): string {
  const { say } = words.table
  const deed = deedAt(space)
  if (!deed) return say.noDeed(space)
  const view = toldTable(table.playback)
  const owner = view.owners[space] ?? BANK
  if (owner === BANK) return say.unowned(space, deed.price)
  const level = view.buildings[space] ?? 0
  const note = view.mortgaged[space] ? say.mortgaged : level > 0 ? say.built(words.events.level(level)) : ''
  return say.owner(space, table.nameOf(owner), note)
}

/** Who plays a seat now that somebody else played before. */
export const handSentences = (before: readonly SeatSetup[], after: readonly SeatSetup[]): readonly string[] =>
  after.flatMap(({ name, computer }, seat) => {
    if ((before[seat]?.computer ?? null) === computer) return []
    return [computer === null ? words.table.say.takenBack(name) : words.table.say.leftToComputer(name)]
  })

/** What one act was, as the ledger tells it and without the last full stop; null where it left nothing. */
export function actSentence(record: readonly LedgerEntry[], name: Namer): string | null {
  const lines = linesOf(record, name)
  if (lines.length > 0) return lines.map(({ text }) => text).join('. ')
  return record[0] ? narrate(record[0].event, name) : null
}

export function lastSentence(table: Table): string {
  const last = table.story.findLast(({ event }) => event.type !== 'turnEnded' && event.type !== 'turnStarted')
  return last ? `${narrate(last.event, table.nameOf)}.` : words.table.say.nothing
}

export function positionsSentence(table: Table): string {
  const places = toldTable(table.playback).players.flatMap((player, seat: Seat) =>
    player.bankrupt ? [] : [{ who: table.nameOf(seat), space: player.position, inJail: player.inJail }]
  )
  return words.table.say.positions(places)
}

/** What a slip asks, read from the page itself, so that ear and eye get the same: who, what, and the answers with their keys. */
export function slipSentence(slip: ParentNode): string {
  const text = (selector: string): string => slip.querySelector(selector)?.textContent.trim() ?? ''
  const answers = [...slip.querySelectorAll<HTMLElement>('.told, .answers button:not(.face)')].map(
    (button) => {
      const label = (button.querySelector('b') ?? button.querySelector('span') ?? button).textContent
      const note = (button.querySelector('.small')?.textContent ?? '').replace(/\.$/, '')
      const key = button.getAttribute('aria-keyshortcuts')
      const whole = note ? `${label}, ${note}` : label
      return key ? words.table.say.key(whole, key.split(' ').map(capOf)) : whole
    }
  )
  const asked = [text('.eyebrow > span'), text('h2'), text('.advice')].filter((part) => part !== '')
  const sentence = asked
    .map((part) => (/[.?!][\s"\u2019\u201c\u201d\u00bb]*$/.test(part) ? part : `${part}.`))
    .join(' ')
  return `${sentence} ${words.table.say.answers(answers)}`.trim()
}

/** What has happened since a seat's own last turn, in one breath. */
export function sinceSentence(table: Table, seat: Seat): string {
  const { lines } = sinceLastTurn(table.story, seat, table.nameOf)
  return words.since.spoken(
    table.nameOf(seat),
    lines.map(({ text }) => text)
  )
}

/** A rule that has been opened: its heading, its sentences, and what this table plays. */
export function ruleSentence(rule: ParentNode): string {
  const parts = [...rule.querySelectorAll('h2, .scroll p, .plays b, .plays li')].map((part) =>
    part.textContent.replace(/\s+/g, ' ').trim()
  )
  return parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' ')
}
