// Computers for specs of the session: they take any of their options, give no reasons, and remember what they were asked.
import { isExact, type Action, type ActionOption, type ActionType } from '../../shared/game/actions'
import type { Chosen, ComputerPlayers, Request } from '../ai/players'
import { below, fastChance } from '../engine/random'

export type Answering = (request: Request) => Promise<Action | null>

export class RandomComputers implements ComputerPlayers {
  requests: Request[] = []
  /** A spec may put something else in its place. */
  answer: Answering = atRandom

  choose(request: Request): Promise<Chosen | null> {
    this.requests.push(request)
    return this.answer(request).then((action) => action && { action, reason: null })
  }

  advise(): Promise<null> {
    return Promise.resolve(null)
  }

  close(): Promise<void> {
    return Promise.resolve()
  }
}

/** What a computer at random leaves alone while it can do anything else. */
const RESTRAINED: readonly ActionType[] = [
  ...(['mortgage', 'lift', 'build', 'sell', 'giveUp', 'offer', 'withdrawOffer', 'lowerWish'] as const),
  ...(['resign', 'agreeToEnd', 'disagreeToEnd'] as const)
]

/** A computer that takes any of its options; it offers and builds nothing of its own accord. */
export function atRandom({ options, nonce }: Request): Promise<Action | null> {
  const plain = options.filter(({ type }) => !RESTRAINED.includes(type))
  const wanted = plain.length > 0 ? plain : options
  const option = wanted[below(fastChance(nonce), wanted.length)]
  return Promise.resolve(option ? plainAction(option) : null)
}

function plainAction(option: ActionOption): Action | null {
  if (option.type === 'bid') return { type: 'bid', player: option.player, amount: option.min }
  if (option.type === 'wish') return { type: 'wish', player: option.player, count: option.max }
  return isExact(option) ? option : null
}
