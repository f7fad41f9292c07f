// What "Why?" shows: heading, rules in our own words, and what this table plays, each option with whether it is as printed.
import { officialRules, type Rules } from '../../shared/game/rules'
import type { PlayerView } from '../../shared/game/view'
import { decisionOf } from '../../shared/game/view'
import { words } from '../i18n'
import type { ChapterId, Rule, RuleChapter } from '../i18n/en/rules'
import type { Panel } from '../table/panel'
import {
  BUSINESS_RULES,
  DECISION_RULES,
  REFUSAL_RULES,
  type Explanation,
  type Passage,
  type Topic
} from './passages'

export type Told = {
  readonly heading: string
  readonly rules: readonly string[]
  readonly plays: readonly { readonly text: string; readonly official: boolean }[]
  /** Chapters to read on in. */
  readonly chapters: readonly { readonly id: ChapterId; readonly title: string }[]
}

/** The rule that a passage names, or undefined if the rule book of this language lacks it. */
const ruleOf = ([chapter, carries]: Passage): Rule | undefined =>
  words.rules.chapterOf(chapter)?.rules.find(({ cases }) => cases.includes(carries))

/** What "Why?" means at this moment: of what lies on the slip, or of the open decision. */
export function topicAt(view: PlayerView, panel: Panel | null): Topic | null {
  // the coach speaks of the question beneath
  if (panel && panel.kind !== 'coach') {
    const kind = panel.kind === 'offer' ? 'trade' : panel.kind
    return { of: 'business', kind }
  }
  const decision = decisionOf(view)
  if (!decision) return null
  const jailed = decision.kind === 'turn' && view.turn.throwDue && view.players[decision.player]?.inJail
  return jailed ? { of: 'business', kind: 'jail' } : { of: 'decision', kind: decision.kind }
}

function explanationOf(topic: Exclude<Topic, { of: 'chapter' }>): Explanation {
  switch (topic.of) {
    case 'decision':
      return DECISION_RULES[topic.kind]
    case 'business':
      return BUSINESS_RULES[topic.kind]
    case 'refusal':
      return REFUSAL_RULES[topic.code]
  }
}

function headingOf(topic: Exclude<Topic, { of: 'chapter' }>): string {
  switch (topic.of) {
    case 'decision':
      return words.why.decisions[topic.kind]
    case 'business':
      return words.why.business[topic.kind]
    case 'refusal':
      return words.table.illegalities[topic.code]
  }
}

type Sentence = (value: Rules[keyof typeof words.why.plays]) => string

export function explain(topic: Topic, rules: Rules): Told {
  if (topic.of === 'chapter') {
    const chapter = words.rules.chapterOf(topic.id)
    return {
      heading: chapter?.title ?? '',
      rules: chapter ? [chapter.lead, ...chapter.rules.map(({ text }) => text)] : [],
      plays: [],
      chapters: chapter ? [linkTo(chapter)] : []
    }
  }
  const { passages, options } = explanationOf(topic)
  const official = officialRules(rules.players)
  return {
    heading: headingOf(topic),
    rules: passages.flatMap((passage) => ruleOf(passage)?.text ?? []),
    plays: options.map((option) => ({
      // The table of sentences is typed entry by entry; the compiler cannot see that key and value belong together.
      text: (words.why.plays[option] as Sentence)(rules[option]),
      official: rules[option] === official[option]
    })),
    chapters: [...new Set(passages.map(([chapter]) => chapter))].flatMap((id) => {
      const chapter = words.rules.chapterOf(id)
      return chapter ? [linkTo(chapter)] : []
    })
  }
}

const linkTo = ({ id, title }: RuleChapter): Told['chapters'][number] => ({ id, title })
