// The shape of a language: every key of the English one, with words of its own.
import type { english } from './en'

/** Whether a type is a union; one text alone is just the English wording, several are names that the code goes by. */
type IsUnion<T, Whole = T> = T extends unknown ? ([Whole] extends [T] ? false : true) : never

/** The same shape with any words in it. Functions keep their arguments. */
type Worded<T> = [T] extends [string]
  ? IsUnion<T> extends true
    ? T
    : string
  : T extends (...values: infer A) => infer R
    ? (...values: A) => Worded<R>
    : T extends readonly (infer E)[]
      ? readonly Worded<E>[]
      : { readonly [K in keyof T]: Worded<T[K]> }

/** All words of the window. A language that lacks one does not compile. */
export type Messages = Worded<typeof english>
