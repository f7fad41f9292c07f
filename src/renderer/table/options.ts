// The legal answers as main sends them, told apart by their type.
import type { ActionOption } from '../../shared/game/actions'

/** The options of one type, also where several types share one shape. */
export type OptionOf<T extends ActionOption['type']> = ActionOption extends infer Option
  ? Option extends { readonly type: ActionOption['type'] }
    ? T extends Option['type']
      ? Option & { readonly type: T }
      : never
    : never
  : never

export const optionsOfType = <T extends ActionOption['type']>(
  options: readonly ActionOption[],
  type: T
): OptionOf<T>[] => options.filter((option) => option.type === type) as OptionOf<T>[]
