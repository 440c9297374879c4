import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import {
  aCheckout,
  aPayer,
  deliver,
  connectWebhooks,
  readAuditLog,
  readMe,
  pay,
  createStripeClient,
} from '../../test/payments.ts'
import { waitForJobs } from '../../test/mails.ts'
import { testApp } from '../../test/test-app.ts'
import { createReconciliationSchedule } from './reconciliation-schedule.ts'
import { reconcilePlans } from './reconcile-plans.ts'

const app = await testApp({ professors: 12 })
const { sql } = app.database
const runReconciliation = () => reconcilePlans(app.services, new AbortController().signal)

beforeAll(() => connectWebhooks(app, { lose: true }))

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
  await app.control('faults', { service: 'stripe', kind: '403', times: 1 })
  await expect(runReconciliation()).rejects.toThrow('1 students could not be compared')
  expect((await readMe(app, other.student)).subscription).toBe('F')
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
