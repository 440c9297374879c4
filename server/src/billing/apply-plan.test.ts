import { DAY_MS } from '@labreach/contract/plans'
import { beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../test/builders.ts'
import { aPayer, hearsEvents, auditLogOf, meOf, stripeOf } from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { applyPlan } from './apply-plan.ts'
import { sweepHandled } from './sweep-handled.ts'

const app = await testApp({ professors: 12 })
const { services } = app

beforeAll(() => hearsEvents(app, { hold: true }))

/** A step whose reading of the provider is done but kept from being written until `goOn`. */
function aSlowStep(studentId: string, key: string) {
  const [read, write] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const payments = {
    ...services.payments,
    async subscriptions(customerId: string) {
      const seen = await services.payments.subscriptions(customerId)
      read.resolve()
      await write.promise
      return seen
    },
  }
  const outcome = applyPlan({ ...services, payments }, studentId, { key })
  return { hasRead: read.promise, goOn: write.resolve, outcome }
}

test('what was read first is not written over what was read later', async () => {
  const { student, subscription } = await aPayer(app)
  const slow = aSlowStep(student.id, 'evt_slow')
  await slow.hasRead
  await stripeOf(app).subscriptions.cancel(subscription)
  expect(await applyPlan(services, student.id, { key: 'evt_quick' })).toBe('changed')
  slow.goOn()
  expect(await slow.outcome).toBe('unchanged')
  expect((await meOf(app, student)).subscription).toBe('F')
})

test('the same event twice at the same moment is handled once', async () => {
  const { student, subscription } = await aPayer(app)
  await stripeOf(app).subscriptions.cancel(subscription)
  const steps = [aSlowStep(student.id, 'evt_twice'), aSlowStep(student.id, 'evt_twice')]
  await Promise.all(steps.map((step) => step.hasRead))
  steps.forEach((step) => step.goOn())
  const outcomes = await Promise.all(steps.map((step) => step.outcome))
  expect(outcomes.toSorted()).toEqual(['changed', 'repeated'])
  expect(await applyPlan(services, student.id, { key: 'evt_twice' })).toBe('repeated')
  expect(await auditLogOf(app, student)).toHaveLength(2)
})

test('a student who leaves while the provider is asked is passed over', async () => {
  const { student } = await aPayer(app)
  const slow = aSlowStep(student.id, 'evt_left')
  await slow.hasRead
  await app.database.sql`delete from students where id = ${student.id}`
  slow.goOn()
  expect(await slow.outcome).toBe('unknown')
  const never = await aStudent(app, { resume: false })
  expect(await applyPlan(services, never.id, { by: 'a test' })).toBe('unknown')
})

test('events are remembered for a month', async () => {
  const { student, session } = await aPayer(app)
  const kept = () => app.database.sql`select key from handled_payments where student_id = ${student.id}`
  app.clock.pass(30 * DAY_MS)
  await sweepHandled(services)
  expect(await kept()).toEqual([{ key: session }])
  app.clock.pass(1)
  await sweepHandled(services)
  expect(await kept()).toEqual([])
})
