import { DAY_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import type { Subscription } from '../services/payments/payments.ts'
import { planOf } from './plan-of.ts'

const at = (day: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + day * DAY_MS)
const paid: Subscription = {
  id: 'sub_1',
  status: 'active',
  isOver: false,
  offer: { plan: 'B', amount: 300, currency: 'usd' },
  periodStart: at(0),
  periodEnd: at(30),
  endsAt: null,
  invoice: { open: false, createdAt: at(0) },
  refunded: false,
}
const free = { plan: 'F', until: null, renews: false, pastDueUntil: null }
const failed = { status: 'past_due', invoice: { open: true, createdAt: at(0) } }

test('a month that renews counts three days longer, so that late word of the renewal costs nothing', () => {
  expect(planOf([paid])).toEqual({ plan: 'B', until: at(33), renews: true, pastDueUntil: null })
})

test('a month that does not renew counts to its end', () => {
  expect(planOf([{ ...paid, endsAt: at(30) }])).toEqual({ ...free, plan: 'B', until: at(30) })
})

test('a payment that failed leaves three days from its invoice, and no longer than the subscription', () => {
  expect(planOf([{ ...paid, ...failed }])).toMatchObject({ plan: 'B', until: at(3), pastDueUntil: at(3) })
  expect(planOf([{ ...paid, ...failed, invoice: null }])).toMatchObject({ until: at(3) })
  expect(planOf([{ ...paid, ...failed, endsAt: at(1) }])).toMatchObject({ until: at(1) })
})

test.each(['canceled', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'a status of tomorrow'])(
  'a subscription that is %s gives nothing',
  (status) => {
    expect(planOf([{ ...paid, status }])).toEqual(free)
  },
)

test('a month that was paid back, or another price, gives nothing', () => {
  expect(planOf([{ ...paid, refunded: true }])).toEqual(free)
  expect(planOf([{ ...paid, offer: null }])).toEqual(free)
})

test('of several subscriptions the longest counts, in whatever order they come', () => {
  const all = [{ ...paid, status: 'canceled' }, { ...paid, endsAt: at(30) }, paid, { ...paid, ...failed }]
  for (const order of [all, all.toReversed()]) expect(planOf(order)).toMatchObject({ plan: 'B', until: at(33) })
  expect(planOf([])).toEqual(free)
})
