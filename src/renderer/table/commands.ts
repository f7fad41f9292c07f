// What the keys of the table do: some speak, some open or change something at any time, all others press their button.
import type { Settings } from '../../shared/ipc'
import { topicAt } from '../decisions/explanation'
import { words } from '../i18n'
import type { Announcer } from './announcer.svelte'
import { claimantAt } from './claimant'
import { CLAIMS, type Command } from './key-map'
import { buttonFor, KEYS } from './keys'
import type { Pointer } from './pointer.svelte'
import { cashSentence, lastSentence, ownerSentence, positionsSentence } from './spoken'
import type { Table } from './table.svelte'

export type CommandsParts = {
  readonly table: Table
  readonly announcer: Announcer
  readonly pointer: Pointer
  readonly settings: () => Pick<Settings, 'tv' | 'muted'>
  readonly onchoose: (change: Partial<Settings>) => void
  /** Where the buttons lie, the slip before the rest. */
  readonly buttons: () => readonly ParentNode[]
}

export class Commands {
  readonly #parts: CommandsParts

  constructor(parts: CommandsParts) {
    this.#parts = parts
  }

  /** Returns whether the key meant anything here. */
  readonly press = (key: string): boolean => {
    const sentence = this.#sentenceOf(key)
    if (sentence !== null) {
      this.#parts.announcer.say(sentence)
      return true
    }
    if (this.#do(key)) return true
    for (const place of this.#parts.buttons()) {
      const button = buttonFor(place, key)
      if (!button) continue
      button.click()
      return true
    }
    return false
  }

  /** Opens the rule behind a refusal or the question, or puts it away. */
  readonly toggleWhy = (): void => {
    const { table } = this.#parts
    const { refusal } = table.notices
    if (table.slip.why) table.slip.closeWhy()
    else if (refusal) table.slip.openWhy({ of: 'refusal', code: refusal })
    else {
      const topic = topicAt(table.view, table.slip.panel)
      if (topic) table.slip.openWhy(topic)
    }
  }

  #sentenceOf(key: string): string | null {
    const { table, pointer } = this.#parts
    switch (key) {
      case KEYS.sayCash:
        return cashSentence(table)
      case KEYS.sayOwner:
        return ownerSentence(table, pointer.space)
      case KEYS.sayLast:
        return lastSentence(table)
      case KEYS.sayPositions:
        return positionsSentence(table)
      default:
        return null
    }
  }

  /** What has a key of its own at any time, whether or not a button for it is drawn. */
  #do(key: string): boolean {
    const { table, settings, onchoose } = this.#parts
    if (key === KEYS.tv) onchoose({ tv: !settings().tv })
    else if (key === KEYS.mute) {
      const muted = !settings().muted
      onchoose({ muted })
      table.notices.tell(words.table.sound(muted))
    } else if (key === KEYS.since) this.#toggleSince()
    else if (key === KEYS.coach) table.askCoach()
    else if (key === KEYS.why) this.toggleWhy()
    else {
      const seat = CLAIMS.findIndex((command: Command) => KEYS[command] === key)
      if (seat < 0 || table.view.rules.rent === 'automatic' || !table.people.includes(seat)) return false
      table.slip.open({ kind: 'claim', seat })
    }
    return true
  }

  #toggleSince(): void {
    const { table } = this.#parts
    if (table.slip.panel?.kind === 'since') table.slip.close()
    else table.slip.open({ kind: 'since', seat: claimantAt(table) })
  }
}
