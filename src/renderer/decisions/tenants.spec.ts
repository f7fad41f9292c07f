// Whom an owner may ask is read off board and ledger alone: what is open, paid or void makes no difference.
import { describe, expect, it } from 'vitest'
import { playerView } from '../../main/engine'
import { P1, P2, P3, P4, table as scene, type Table } from '../../main/engine/testing/table'
import { tenantsOf } from './tenants'

const claiming = () => scene(4, { rent: 'claimSecond' }).owns(P4, 31, 6)
const asked = (t: Table, owner: number) =>
  tenantsOf(
    playerView(t.state, owner),
    t.events.map((event, seq) => ({ seq, event })),
    owner
  )

describe('Tenants', () => {
  it('are those who stand on a lot, and those who stood there in the last two turns', () => {
    const t = claiming().lands(P1, 31).ends().lands(P2, 6).ends()
    expect(asked(t, P4)).toEqual([
      { tenant: P2, space: 6, stands: true },
      { tenant: P1, space: 31, stands: true }
    ])
    t.at(P1, 39)
    expect(asked(t, P4)).toContainEqual({ tenant: P1, space: 31, stands: false })
    t.passesBy().ends().passesBy().ends()
    expect(asked(t, P4).map(({ tenant }) => tenant)).not.toContain(P1)
  })

  it('stay the same whether a rent is open or has been asked for', () => {
    const open = claiming().lands(P1, 31).ends()
    const before = asked(open, P4)
    open.claims(P4, P1, 31)
    expect(asked(open, P4)).toEqual(before)
  })

  it('are never the owner himself, nor somebody on a lot of another', () => {
    const t = claiming().owns(P3, 8).lands(P4, 31).ends().lands(P1, 8).ends()
    expect(asked(t, P4)).toEqual([])
  })
})
