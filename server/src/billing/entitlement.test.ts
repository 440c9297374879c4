import { DAY_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import type { Subscription } from '../services/payments/payments.ts'
import { computeEntitlement } from './entitlement.ts'

const atDay = (day: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + day * DAY_MS)
const paid: Subscription = {
  id: 'sub_1',
  status: 'active',
  hasEnded: false,
  planPrice: { plan: 'B', amount: 300, currency: 'usd' },
  periodStart: atDay(0),
  periodEnd: atDay(30),
  endsAt: null,
  invoice: { open: false, createdAt: atDay(0) },
  refunded: false,
}
const free = { plan: 'F', until: null, renews: false, pastDueUntil: null }
const failed = { status: 'past_due', invoice: { open: true, createdAt: atDay(0) } }

test('a month that renews counts three days longer, since the event of the renewal may be late', () => {
  expect(computeEntitlement([paid])).toEqual({ plan: 'B', until: atDay(33), renews: true, pastDueUntil: null })
})

test('a month that does not renew counts to its end', () => {
  expect(computeEntitlement([{ ...paid, endsAt: atDay(30) }])).toEqual({
    ...free,
    plan: 'B',
    until: atDay(30),
  })
})

test('after a failed payment the plan lasts three days from the invoice, but not beyond the subscription', () => {
  expect(computeEntitlement([{ ...paid, ...failed }])).toMatchObject({
    plan: 'B',
    until: atDay(3),
    pastDueUntil: atDay(3),
  })
  expect(computeEntitlement([{ ...paid, ...failed, invoice: null }])).toMatchObject({ until: atDay(3) })
  expect(computeEntitlement([{ ...paid, ...failed, endsAt: atDay(1) }])).toMatchObject({ until: atDay(1) })
})

test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'unknown_status'])(
  'a subscription with the status %s pays for no plan: the student is on Free',
  (status) => {
    expect(computeEntitlement([{ ...paid, status }])).toEqual(free)
  },
)

test('a refunded month or an unknown price pays for no plan: the student is on Free', () => {
  expect(computeEntitlement([{ ...paid, refunded: true }])).toEqual(free)
  expect(computeEntitlement([{ ...paid, planPrice: null }])).toEqual(free)
})

test('of several subscriptions the longest counts, in any order', () => {
  const all = [{ ...paid, status: 'canceled' }, { ...paid, endsAt: atDay(30) }, paid, { ...paid, ...failed }]
  for (const order of [all, all.toReversed()])
    expect(computeEntitlement(order)).toMatchObject({ plan: 'B', until: atDay(33) })
  expect(computeEntitlement([])).toEqual(free)
})
