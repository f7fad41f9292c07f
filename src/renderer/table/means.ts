// What a debtor can raise, and one way of raising it; every step comes from the legal options or follows from them.
import type { ActionOption, Levels } from '../../shared/game/actions'
import {
  DEED_SPACES,
  GROUPS,
  GROUP_SPACES,
  HOTEL,
  mortgageValue,
  setOf,
  streetAt,
  type Group,
  type Seat,
  type Space
} from '../../shared/game/board'
import type { OpenState, PlayerView } from '../../shared/game/view'

/** Whole dollars. */
export type Means = {
  readonly cash: number
  /** Half the cost of all buildings. */
  readonly buildings: number
  /** Mortgage values of the deeds that are not mortgaged. */
  readonly mortgages: number
  readonly total: number
}

/** How many building costs a level stands for. */
export const stepsOf = (view: Pick<OpenState, 'rules'>, level: number): number =>
  level === HOTEL ? view.rules.housesBeforeHotel + 1 : level

export const deedsOf = (view: Pick<OpenState, 'owners'>, seat: Seat): Space[] =>
  DEED_SPACES.filter((space) => view.owners[space] === seat)

export const levelsOf = (view: Pick<OpenState, 'buildings'>, group: Group): Levels =>
  GROUP_SPACES[group].map((space) => view.buildings[space] ?? 0)

export const houseCostOf = (group: Group): number => streetAt(GROUP_SPACES[group][0] ?? 0)?.houseCost ?? 0

/** What the Bank pays for going down to these levels. */
const proceedsOf = (view: PlayerView, group: Group, levels: Levels): number =>
  (levelsOf(view, group).reduce(
    (sum, level, place) => sum + stepsOf(view, level) - stepsOf(view, levels[place] ?? level),
    0
  ) *
    houseCostOf(group)) /
  2

export function meansOf(view: PlayerView, seat: Seat): Means {
  const cash = view.players[seat]?.cash ?? 0
  let buildings = 0
  let mortgages = 0
  for (const space of deedsOf(view, seat)) {
    if (!view.mortgaged[space]) mortgages += mortgageValue(space)
    const level = view.buildings[space] ?? 0
    buildings += (stepsOf(view, level) * (streetAt(space)?.houseCost ?? 0)) / 2
  }
  return { cash, buildings, mortgages, total: cash + buildings + mortgages }
}

/** One thing to do, and what it brings in dollars. */
export type PlanStep = { readonly brings: number } & (
  | { readonly type: 'mortgage'; readonly player: Seat; readonly space: Space }
  | { readonly type: 'sell'; readonly player: Seat; readonly group: Group; readonly levels: Levels }
)

/** The smallest that is enough, or else the largest. */
function fittest<T extends { readonly brings: number }>(steps: readonly T[], missing: number): T | undefined {
  const bySize = [...steps].sort((one, other) => one.brings - other.brings)
  return bySize.find(({ brings }) => brings >= missing) ?? bySize.at(-1)
}

/**
 * One way to raise what is missing: single deeds first, then whole groups without buildings, then the buildings of the
 * cheapest groups and their deeds. Empty if nothing is missing; falls short only if all means do.
 */
export function planFor(
  view: PlayerView,
  options: readonly ActionOption[],
  seat: Seat,
  missing: number
): PlanStep[] {
  const plan: PlanStep[] = []
  const left = (): number => missing - plan.reduce((sum, { brings }) => sum + brings, 0)
  const takeFrom = (steps: PlanStep[]): void => {
    const open = [...steps]
    while (left() > 0 && open.length > 0) {
      const step = fittest(open, left())
      if (!step) return
      open.splice(open.indexOf(step), 1)
      plan.push(step)
    }
  }
  const mortgageOf = (space: Space): PlanStep => ({
    type: 'mortgage',
    player: seat,
    space,
    brings: mortgageValue(space)
  })
  const free = options.flatMap((option) => (option.type === 'mortgage' ? [option.space] : []))
  const isWhole = (space: Space): boolean => setOf(space).every((lot) => view.owners[lot] === seat)
  takeFrom(free.filter((space) => !isWhole(space)).map(mortgageOf))
  takeFrom(free.filter(isWhole).map(mortgageOf))
  for (const group of groupsByCost(view, seat)) {
    if (left() <= 0) break
    const sales = options.flatMap((option): PlanStep[] =>
      option.type === 'sell' && option.group === group
        ? [
            {
              type: 'sell',
              player: seat,
              group,
              levels: option.levels,
              brings: proceedsOf(view, group, option.levels)
            }
          ]
        : []
    )
    const sale = fittest(sales, left())
    if (!sale) continue
    plan.push(sale)
    // Only a group sold down to nothing can be mortgaged, and only then is it needed.
    if (left() > 0) takeFrom(GROUP_SPACES[group].filter((space) => !view.mortgaged[space]).map(mortgageOf))
  }
  return plan
}

function groupsByCost(view: PlayerView, seat: Seat): Group[] {
  return GROUPS.filter((group) =>
    GROUP_SPACES[group].some((space) => view.owners[space] === seat && (view.buildings[space] ?? 0) > 0)
  ).sort((one, other) => houseCostOf(one) - houseCostOf(other))
}
