import { DAY_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import type { Subscription } from '../services/payments/payments.ts'
import { computeEntitlement } from './entitlement.ts'

const createTime = (day: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + day * DAY_MS)
const paid: Subscription = {
  id: 'sub_1',
  status: 'active',
  hasEnded: false,
  offer: { plan: 'B', amount: 300, currency: 'usd' },
  periodStart: createTime(0),
  periodEnd: createTime(30),
  endsAt: null,
  invoice: { open: false, createdAt: createTime(0) },
  refunded: false,
}
const free = { plan: 'F', until: null, renews: false, pastDueUntil: null }
const failed = { status: 'past_due', invoice: { open: true, createdAt: createTime(0) } }

test('a month that renews counts three days longer, since the event of the renewal may be late', () => {
  expect(computeEntitlement([paid])).toEqual({ plan: 'B', until: createTime(33), renews: true, pastDueUntil: null })
})

test('a month that does not renew counts to its end', () => {
  expect(computeEntitlement([{ ...paid, endsAt: createTime(30) }])).toEqual({
    ...free,
    plan: 'B',
    until: createTime(30),
  })
})

test('after a failed payment the plan lasts three days from the invoice, but not beyond the subscription', () => {
  expect(computeEntitlement([{ ...paid, ...failed }])).toMatchObject({
    plan: 'B',
    until: createTime(3),
    pastDueUntil: createTime(3),
  })
  expect(computeEntitlement([{ ...paid, ...failed, invoice: null }])).toMatchObject({ until: createTime(3) })
  expect(computeEntitlement([{ ...paid, ...failed, endsAt: createTime(1) }])).toMatchObject({ until: createTime(1) })
})

test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'a status of tomorrow'])(
  'a subscription with the status %s gives no plan',
  (status) => {
    expect(computeEntitlement([{ ...paid, status }])).toEqual(free)
  },
)

test('a refunded month and an unknown price give no plan', () => {
  expect(computeEntitlement([{ ...paid, refunded: true }])).toEqual(free)
  expect(computeEntitlement([{ ...paid, offer: null }])).toEqual(free)
})

test('of several subscriptions the longest counts, in any order', () => {
  const all = [{ ...paid, status: 'canceled' }, { ...paid, endsAt: createTime(30) }, paid, { ...paid, ...failed }]
  for (const order of [all, all.toReversed()])
    expect(computeEntitlement(order)).toMatchObject({ plan: 'B', until: createTime(33) })
  expect(computeEntitlement([])).toEqual(free)
})
