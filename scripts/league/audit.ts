// npm run audit [-- --games N] [--rollouts N] [--who NAME] [--against NAME,...] [--json]
// Looks over all deals that a computer player makes in whole games: each is played ahead many times with and without it, by
// the same unseen cards and dice, and none should have lowered the player's own chance to win by more than two points.
import { race } from '../../src/main/ai/search/race'
import { playGame } from '../../src/main/ai/testing/self-play'
import { copyState, playerView, type GameState } from '../../src/main/engine'
import type { Action } from '../../src/shared/game/actions'
import { decisionOf } from '../../src/shared/game/view'
import { BadArguments, valuesOf, wholeNumbersIn } from '../arguments'
import { showProgress } from '../prove/progress'
import { contestant, isContestant, newClock } from './contestants'

/** Loss of chances that none should exceed. */
const TOLERANCE = 0.02
const PLAYERS = 4

type Deal = { readonly role: 'asked' | 'asking'; readonly lead: number; readonly error: number }

function options() {
  const text = { type: 'string' } as const
  const values = valuesOf(process.argv.slice(2), {
    ...{ games: text, rollouts: text, thinking: text, who: text, against: text },
    json: { type: 'boolean' }
  })
  const who = values.who ?? 'master'
  const against = (values.against ?? 'casual,strong,trading,sneaky,v4,random').split(',')
  for (const name of [who, ...against])
    if (!isContestant(name)) throw new BadArguments(`Nobody is called "${name}"`)
  const whole = wholeNumbersIn(values)
  return {
    who,
    against,
    games: whole('games', { usual: 60 }),
    rollouts: whole('rollouts', { usual: 1000 }),
    thinking: whole('thinking', { usual: 300 }),
    json: values.json ?? false
  }
}

const { who, against, games, rollouts, thinking, json } = options()
const deals: Deal[] = []
const progress = showProgress(games, 'audit')
for (let game = 0; game < games; game++) {
  const own = game % PLAYERS
  const players = Array.from({ length: PLAYERS }, (_, seat) => {
    const name = seat === own ? who : (against[(game * 3 + seat) % against.length] ?? who)
    return contestant(name, game * 8 + seat, { rollouts: thinking, milliseconds: null }, newClock())
  })
  playGame(players, game + 1, (state, action) => {
    const deal = lookAt(state, action, own, game)
    if (deal) deals.push(deal)
  })
  progress.add(1)
}
progress.end()

/** The deal that an action closes for a seat, played ahead with and without it; who sells to pay a debt has no choice. */
function lookAt(state: GameState, action: Action, own: number, game: number): Deal | null {
  if (action.type !== 'acceptOffer' || decisionOf(state)?.kind === 'debt') return null
  const offer = state.offers.find(({ id }) => id === action.offer)
  if (!offer || (offer.from !== own && offer.to !== own)) return null
  const refuse: Action = { type: 'refuseOffer', player: offer.to, offer: offer.id }
  // without the deal its own turn ends: otherwise the players of the rollouts would make another deal at once
  const without = offer.from === own ? [refuse, { type: 'endTurn', player: own } satisfies Action] : [refuse]
  const [, runner] = race(
    playerView(copyState(state), own),
    own,
    [{ actions: without }, { actions: [action] }],
    { seed: 7_000_000 + game * 10_000, budget: { rollouts }, isPatient: true }
  )
  return runner
    ? { role: offer.to === own ? 'asked' : 'asking', lead: runner.lead, error: runner.error }
    : null
}

const points = (chance: number): string => `${(100 * chance).toFixed(2)} points`
const report = {
  ...{ who, against, games, rollouts, deals: deals.length },
  /** Mean change of the own chance to win by a deal. */
  mean: deals.reduce((sum, { lead }) => sum + lead, 0) / Math.max(1, deals.length),
  /** Worst deal as measured, and the error of that measure; the worst of many is partly bad luck. */
  worst: deals.reduce((worst, { lead }) => Math.min(worst, lead), 0),
  error: deals.reduce((sum, { error }) => sum + error, 0) / Math.max(1, deals.length),
  below: deals.filter(({ lead }) => lead < -TOLERANCE).length,
  /** Deals that are below the tolerance beyond reasonable doubt. */
  surelyBelow: deals.filter(({ lead, error }) => lead + 2 * error < -TOLERANCE).length
}
if (json) console.log(JSON.stringify({ ...report, list: deals }))
else
  console.log(`${who}: ${report.deals} deals in ${games} games with ${against.join(', ')}, each played ahead ${rollouts} times
mean change of its chance to win ${points(report.mean)}, worst ${points(report.worst)}, error of one measure ${points(report.error)}
${report.below} below -2 points as measured, ${report.surelyBelow} of them beyond doubt (two errors)`)
process.exitCode = report.surelyBelow > 0 ? 1 : 0
