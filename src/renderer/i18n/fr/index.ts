// French, with tu.
import type { Messages } from '../messages'
import * as board from './board'
import * as coach from './coach'
import * as decisions from './decisions'
import * as events from './events'
import * as figures from './figures'
import * as keys from './keys'
import * as names from './names'
import * as options from './options'
import * as reasons from './reasons'
import * as rules from './rules'
import * as screens from './screens'
import * as since from './since'
import * as table from './table'
import * as why from './why'

export default {
  board,
  coach,
  decisions,
  events,
  figures,
  keys,
  names,
  options,
  reasons,
  rules,
  screens,
  since,
  table,
  why
} satisfies Messages
