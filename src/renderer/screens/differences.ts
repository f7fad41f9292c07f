// How the rules of a game differ from the official ones, sentence by sentence.
import type { Rules } from '../../shared/game/rules'
import type { SeatSetup } from '../../shared/ipc'
import { words } from '../i18n'
import { nameIn } from '../i18n/parties'
import { differing, type Option } from './options'

type Sentence = (value: Rules[Option], who: (seat: number) => string) => string

/** One sentence for each option that differs; `banker` is the name of a Banker without a seat. */
export function differencesOf(
  rules: Rules,
  official: Rules,
  seats: readonly Pick<SeatSetup, 'name'>[],
  banker: string
): readonly string[] {
  const who = (seat: number): string => nameIn({ seats, banker }, seat)
  // The table of sentences is typed entry by entry; the compiler cannot see that key and value belong together.
  return differing(rules, official).map((option) =>
    (words.options.differs[option] as Sentence)(rules[option], who)
  )
}
