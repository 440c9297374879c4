import { actOnMe, downloadMyData } from '@labreach/contract/account'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { waitForJobs, retryNow } from '../../test/mails.ts'
import {
  aPayer,
  deliverDirectly,
  deliver,
  listEvents,
  connectWebhooks,
  createStripeClient,
} from '../../test/payments.ts'
import { testApp } from '../../test/test-app.ts'
import { names } from '../db/sql.ts'

const app = await testApp({ professors: 12, onJobError: () => undefined })
const stripe = createStripeClient(app)
const deleteAccount = (student: { id: string }) =>
  app.call(actOnMe, { as: student, body: { action: 'delete_account' } })
const readStatus = async (subscription: string) => (await stripe.subscriptions.retrieve(subscription)).status

beforeAll(() => connectWebhooks(app, { hold: true }))

test('deleting an account cancels the subscription and deletes the customer at the provider [ACCOUNT-5]', async () => {
  const { student, customer, subscription } = await aPayer(app)
  expect((await deleteAccount(student)).status).toBe(200)
  await waitForJobs(app, 'forget_customer')
  expect(await readStatus(subscription)).toBe('canceled')
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
  const statuses = await Promise.all((await listEvents(app, customer)).map((event) => deliverDirectly(app, event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const table of ['customers', 'handled_payments'])
    expect(await app.database.sql`select from ${names(table)} where student_id = ${student.id}`).toEqual([])
})

test('an unreachable provider does not block a deletion: the job is retried until the subscription is cancelled', async () => {
  const { student, subscription } = await aPayer(app)
  await app.control('faults', { service: 'stripe', kind: '500', times: 2 })
  expect((await deleteAccount(student)).status).toBe(200)
  await retryNow(app, 'forget_customer')
  await app.control('faults', null)
  await waitForJobs(app, 'forget_customer')
  expect(await readStatus(subscription)).toBe('canceled')
})

test('a job that has failed twenty times is tried again, since nothing else knows the customer [PAYMENT-34]', async () => {
  const { student, subscription } = await aPayer(app)
  await app.control('faults', { service: 'stripe', kind: '403', times: 2 })
  expect((await deleteAccount(student)).status).toBe(200)
  await retryNow(app, 'forget_customer', { after: 20 })
  const readLater = () => app.database.sql`
    select state from pgboss.job where name = 'forget_customer' and state <> 'active' and retry_count > 20`
  await expect.poll(readLater, { timeout: 5_000 }).toEqual([{ state: 'retry' }])
  await retryNow(app, 'forget_customer')
  await waitForJobs(app, 'forget_customer')
  expect(await readStatus(subscription)).toBe('canceled')
})

test('the download contains the stored facts about payments', async () => {
  const { student, customer } = await aPayer(app)
  const { bytes } = await app.call(downloadMyData, { as: student })
  const data = JSON.parse(strFromU8(unzipSync(bytes)['data.json']!)) as object
  expect(data).toMatchObject({ customer: { id: customer, renews: true }, account: { paid_plan: 'B' } })
  await deliver(app)
})
