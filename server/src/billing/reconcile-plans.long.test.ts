import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../test/builders.ts'
import {
  aCheckout,
  aPayer,
  deliver,
  connectWebhooks,
  readAuditLog,
  readMe,
  pay,
  createStripeClient,
  findCustomerId,
  passTime,
} from '../../test/payments.ts'
import { waitForJobs } from '../../test/mails.ts'
import { testApp } from '../../test/test-app.ts'
import type { WrongCharge } from '../services/payments/payments.ts'
import { createReconciliationSchedule } from './reconciliation-schedule.ts'
import { reconcilePlans } from './reconcile-plans.ts'

const wrongCharges: WrongCharge[] = []
const app = await testApp({ professors: 12, onWrongCharge: (charge) => wrongCharges.push(charge) })
const stripe = createStripeClient(app)
const { sql } = app.database
const runReconciliation = () => reconcilePlans(app.services, new AbortController().signal)

/** What a restore of a backup from before the first checkout does. */
async function forgetPayments({ id }: AStudent) {
  await sql`delete from customers where student_id = ${id}`
  await sql`delete from handled_payments where student_id = ${id}`
  await sql`update students set paid_plan = 'F', paid_until = null where id = ${id}`
}

beforeAll(() => connectWebhooks(app, { lose: true }))
beforeEach(() => void wrongCharges.splice(0))

test('corrects plans after lost events, and appends the corrections to the audit log', async () => {
  const [joined, left] = [await aStudent(app, { resume: false }), await aPayer(app)]
  await pay(app, await aCheckout(app, joined))
  await createStripeClient(app).subscriptions.cancel(left.subscription)
  expect([await readMe(app, joined), await readMe(app, left.student)].map((me) => me.subscription)).toEqual(['F', 'B'])
  expect(await runReconciliation()).toBe(2)
  expect([await readMe(app, joined), await readMe(app, left.student)].map((me) => me.subscription)).toEqual(['B', 'F'])
  const corrected = { event: 'plan_paid', detail: { by: 'reconciliation' } }
  expect((await readAuditLog(app, joined)).at(-1)).toMatchObject(corrected)
  expect((await readAuditLog(app, left.student)).at(-1)).toMatchObject({ ...corrected, detail: { from: 'B', to: 'F' } })
  expect(await runReconciliation()).toBe(0)
})

test('corrects a paid plan that was changed in the database, and does not change a granted one', async () => {
  const { student } = await aPayer(app)
  await sql`update students set paid_plan = 'F', paid_until = null, granted_plan = 'P' where id = ${student.id}`
  expect(await runReconciliation()).toBe(1)
  const query = sql`select paid_plan, granted_plan from students where id = ${student.id}`
  expect(await query).toEqual([{ paid_plan: 'B', granted_plan: 'P' }])
})

test('processes all customers, page by page', async () => {
  await sql`
    with inserted as (
      insert into students (id, username, paid_plan, created_at)
      select gen_random_uuid(), 'payer-' || number, 'B', now() from generate_series(1, 130) as number
      returning id, username)
    insert into customers (student_id, customer_id, created_at) select id, 'cus_' || username, now() from inserted`
  expect(await runReconciliation()).toBe(130)
  await sql`delete from customers where customer_id like 'cus_payer%'`
})

test('an unreachable provider ends it with an error, and changes no plan', async () => {
  const { student } = await aPayer(app)
  await app.control('faults', { service: 'stripe', kind: '500', times: 2 })
  await expect(runReconciliation()).rejects.toThrow('The payment provider failed')
  await app.control('faults', null)
  expect((await readMe(app, student)).subscription).toBe('B')
})

test('a student who cannot be compared does not prevent the others', async () => {
  const [, other] = [await aPayer(app), await aPayer(app)]
  await createStripeClient(app).subscriptions.cancel(other.subscription)
  await app.control('faults', { service: 'stripe', kind: '403', times: 1, path: '/subscriptions' })
  await expect(runReconciliation()).rejects.toThrow('1 comparisons with the payment provider failed')
  expect((await readMe(app, other.student)).subscription).toBe('F')
})

test('stores the customer of a student who first paid after the backup of a restore [PAYMENT-30]', async () => {
  const { student, customer } = await aPayer(app)
  await forgetPayments(student)
  for (let number = 0; number < 101; number++)
    await stripe.customers.create({ metadata: number % 2 ? {} : { student: 'of another product' } })
  expect(await runReconciliation()).toBe(1)
  expect((await readMe(app, student)).subscription).toBe('B')
  expect(await findCustomerId(app, student)).toBe(customer)
  expect(wrongCharges).toEqual([])
})

test('a customer that cannot be compared prevents no other one from being stored [PAYMENT-30]', async () => {
  const { student, customer } = await aPayer(app)
  await forgetPayments(student)
  // Stripe lists the newest first.
  await passTime(app, 60_000)
  await stripe.customers.create({ metadata: { student: randomUUID() } })
  await app.control('faults', { service: 'stripe', kind: '403', times: 1, path: '/subscriptions' })
  await expect(runReconciliation()).rejects.toThrow('1 comparisons with the payment provider failed')
  expect(await findCustomerId(app, student)).toBe(customer)
})

test('of two customers of a student it keeps the one that pays [PAYMENT-30]', async () => {
  const { student, customer } = await aPayer(app)
  await forgetPayments(student)
  // Another minute, so that the provider creates another customer.
  await passTime(app, 60_000)
  await aCheckout(app, student)
  expect(await findCustomerId(app, student)).not.toBe(customer)
  await runReconciliation()
  expect(await findCustomerId(app, student)).toBe(customer)
  expect((await readMe(app, student)).subscription).toBe('B')
  await runReconciliation()
  expect(await findCustomerId(app, student)).toBe(customer)
})

test('reports a student who pays at two customers, and a customer without a student [PAYMENT-31]', async () => {
  const [twice, gone] = [await aPayer(app), await aPayer(app)]
  await forgetPayments(twice.student)
  await passTime(app, 60_000)
  const session = await aCheckout(app, twice.student)
  const stored = await findCustomerId(app, twice.student)
  await pay(app, session)
  await sql`delete from students where id = ${gone.student.id}`
  await runReconciliation()
  expect(wrongCharges).toHaveLength(2)
  expect(wrongCharges).toEqual(
    expect.arrayContaining([
      {
        problem: 'a student pays for two subscriptions',
        student: twice.student.id,
        customers: [stored, twice.customer],
      },
      { problem: 'a customer without a student pays', student: gone.student.id, customers: [gone.customer] },
    ]),
  )
  expect((await stripe.subscriptions.retrieve(gone.subscription)).status, 'nothing is ended').toBe('active')
  for (const id of [gone.subscription, twice.subscription]) await stripe.subscriptions.cancel(id)
  wrongCharges.splice(0)
  await runReconciliation()
  expect(wrongCharges).toEqual([])
})

test('reports a customer with two subscriptions until one does not renew [PAYMENT-31]', async () => {
  const { student, customer, subscription } = await aPayer(app)
  const { data: items } = (await stripe.subscriptions.retrieve(subscription)).items
  await stripe.subscriptions.create({ customer, items: [{ price: items[0]!.price.id }] })
  await runReconciliation()
  expect(wrongCharges).toEqual([
    { problem: 'a student pays for two subscriptions', student: student.id, customers: [customer] },
  ])
  wrongCharges.splice(0)
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
  await runReconciliation()
  expect(wrongCharges).toEqual([])
})

test('is queued at the start and once a day', async () => {
  const { student, subscription } = await aPayer(app)
  await createStripeClient(app).subscriptions.cancel(subscription)
  const queue = createReconciliationSchedule(app.services)
  await queue()
  await waitForJobs(app, 'reconcile_plans')
  expect((await readMe(app, student)).subscription).toBe('F')
  const again = await aPayer(app)
  await createStripeClient(app).subscriptions.cancel(again.subscription)
  app.clock.pass(DAY_MS - HOUR_MS)
  await queue()
  await waitForJobs(app, 'reconcile_plans')
  expect((await readMe(app, again.student)).subscription).toBe('B')
  app.clock.pass(HOUR_MS)
  await queue()
  await waitForJobs(app, 'reconcile_plans')
  expect((await readMe(app, again.student)).subscription).toBe('F')
  const last = await aPayer(app)
  await createStripeClient(app).subscriptions.cancel(last.subscription)
  // The clock was ahead and is set back: this must not delay the next reconciliation.
  app.clock.pass(-2 * DAY_MS)
  await queue()
  await waitForJobs(app, 'reconcile_plans')
  expect((await readMe(app, last.student)).subscription).toBe('F')
  await deliver(app)
})
