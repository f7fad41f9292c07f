// What a slip knows of the rule behind it: how to open it, and its text while it lies open.
import { getContext, setContext, type Snippet } from 'svelte'

export type WhyOfSlip = {
  readonly open: (() => void) | undefined
  /** Drawn instead of what the slip says; the answers stay. */
  readonly text: Snippet<[eyebrow: string]> | undefined
}

const KEY = Symbol('why')

export const layWhy = (why: WhyOfSlip): WhyOfSlip => setContext(KEY, why)
/** Undefined where no table lies around. */
export const whyHere = (): WhyOfSlip | undefined => getContext<WhyOfSlip | undefined>(KEY)
