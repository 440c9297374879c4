import { DAY_MS } from '@labreach/contract/plans'
import { beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { aPayer, connectWebhooks, readAuditLog, readMe, createStripeClient } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { applyPlan } from './apply-plan.ts'
import { sweepHandled } from './sweep-handled.ts'

const app = await testApp({ professors: 12 })
const { services } = app

beforeAll(() => connectWebhooks(app, { hold: true }))

/** An `applyPlan` that has read the provider's subscriptions and waits for `goOn` before it writes. */
function aSlowUpdate(studentId: string, key: string) {
  const [read, write] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const payments = {
    ...services.payments,
    async subscriptions(customerId: string) {
      const subscriptions = await services.payments.subscriptions(customerId)
      read.resolve()
      await write.promise
      return subscriptions
    },
  }
  const outcome = applyPlan({ ...services, payments }, studentId, { key })
  return { hasRead: read.promise, goOn: write.resolve, outcome }
}

test('an earlier reading does not overwrite a later one', async () => {
  const { student, subscription } = await aPayer(app)
  const slow = aSlowUpdate(student.id, 'evt_slow')
  await slow.hasRead
  await createStripeClient(app).subscriptions.cancel(subscription)
  expect(await applyPlan(services, student.id, { key: 'evt_quick' })).toBe('changed')
  slow.goOn()
  expect(await slow.outcome).toBe('unchanged')
  expect((await readMe(app, student)).subscription).toBe('F')
})

test('two concurrent copies of an event are handled once', async () => {
  const { student, subscription } = await aPayer(app)
  await createStripeClient(app).subscriptions.cancel(subscription)
  const updates = [aSlowUpdate(student.id, 'evt_twice'), aSlowUpdate(student.id, 'evt_twice')]
  await Promise.all(updates.map((update) => update.hasRead))
  updates.forEach((update) => update.goOn())
  const outcomes = await Promise.all(updates.map((update) => update.outcome))
  expect(outcomes.toSorted()).toEqual(['changed', 'repeated'])
  expect(await applyPlan(services, student.id, { key: 'evt_twice' })).toBe('repeated')
  expect(await readAuditLog(app, student)).toHaveLength(2)
})

test('a student who is deleted while the provider is queried is unknown', async () => {
  const { student } = await aPayer(app)
  const slow = aSlowUpdate(student.id, 'evt_left')
  await slow.hasRead
  await app.database.sql`delete from students where id = ${student.id}`
  slow.goOn()
  expect(await slow.outcome).toBe('unknown')
  const never = await aStudent(app, { resume: false })
  expect(await applyPlan(services, never.id, { by: 'a test' })).toBe('unknown')
})

test('handled events are stored for a month', async () => {
  const { student, session } = await aPayer(app)
  const findHandled = () => app.database.sql`select key from handled_payments where student_id = ${student.id}`
  app.clock.pass(30 * DAY_MS)
  await sweepHandled(services)
  expect(await findHandled()).toEqual([{ key: session }])
  app.clock.pass(1)
  await sweepHandled(services)
  expect(await findHandled()).toEqual([])
})
