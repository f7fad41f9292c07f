// Every word of the window, by language. A language that lacks a key of the English one does not compile.
import * as board from './en/board'
import * as figures from './en/figures'
import * as names from './en/names'
import * as events from './en/events'
import * as table from './en/table'
import * as decisions from './en/decisions'
import * as options from './en/options'
import * as rules from './en/rules'
import * as screens from './en/screens'
import * as keys from './en/keys'
import * as since from './en/since'
import * as why from './en/why'

const en = { board, figures, names, events, table, decisions, options, rules, screens, keys, since, why }

export type Messages = typeof en
export const messages = { en } satisfies Record<string, Messages>
export type Language = keyof typeof messages

/** The words of the language in use. */
export const words: Messages = messages.en
