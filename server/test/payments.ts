import { actOnMe, getMe } from '@labreach/contract/account'
import { createCheckout, stripeWebhook, verifyPayment } from '@labreach/contract/billing'
import { upgradePlan } from '@labreach/contract/plans'
import { Stripe } from 'stripe'
import { aStudent, type AStudent } from './builders.ts'
import type { Site, TestApp } from './test-app.ts'

type Delivery = { event: string; type: string; status: number }

export const declined = '4000000000000002'
/** Can be kept, and fails when it is charged. */
export const broke = '4000000000000341'

/** Puts the provider's time to the server's, and tells it where events go; they wait until `deliver` when held. */
export async function hearsEvents(app: Site & { url: string }, switches: object = {}): Promise<void> {
  await app.control('clock', { now: app.clock.now().toISOString() })
  await app.control('stripe/webhooks', { url: `${app.url}${stripeWebhook.path}` })
  await app.control('stripe/switches', switches)
}

/** Sends what waits, in some way or other, and answers what the server said. */
export async function deliver(app: Site, how: object = {}): Promise<Delivery[]> {
  return (await app.control<{ deliveries: Delivery[] }>('stripe/deliver', how)).deliveries
}

/** Lets time pass here and at the provider, with everything that falls due there. */
export async function passes(app: TestApp, ms: number): Promise<void> {
  app.clock.pass(ms)
  await app.control('clock', { advance_ms: ms })
}

/** The official client, for what an operator or the student does at the provider. */
export function stripeOf({ stripe: { secretKey, apiUrl } }: TestApp): Stripe {
  const { hostname: host, port } = new URL(apiUrl)
  return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export const meOf = async (app: Site, student: AStudent) => (await app.call(getMe, { as: student })).body

export const startsCheckout = (app: Site, student: AStudent) =>
  app.call(createCheckout, {
    as: student,
    body: { plan_type: 'B', plan_name: 'Basic Plan', price: upgradePlan.pricePerMonth, user_id: student.id },
  })

/** Opens a checkout; answers the session's id. */
export async function aCheckout(app: Site, student: AStudent): Promise<string> {
  const { status, body, text } = await startsCheckout(app, student)
  if (status !== 200) throw new Error(`There was no checkout: ${text}`)
  return body.session_id
}

/** What somebody does on the provider's page. */
export const pays = (app: Site, session: string, card?: string) =>
  app.control<{ redirect?: string; problem?: string }>('stripe/checkout', { session, ...(card && { card }) })

export const verifies = (app: Site, student: AStudent, session_id: string) =>
  app.call(verifyPayment, { as: student, body: { session_id } })

export const claims = (app: Site, student: AStudent) =>
  app.call(actOnMe, { as: student, body: { action: 'claim_trial' } })

export async function customerIdOf({ services: { db } }: TestApp, { id }: AStudent): Promise<string> {
  const query = db.selectFrom('customers').select('customer_id').where('student_id', '=', id)
  return (await query.executeTakeFirstOrThrow()).customer_id
}

/** A student who has paid for a month and is on Basic, with the session and the customer at the provider. */
export async function aPayer(app: TestApp) {
  const student = await aStudent(app, { resume: false })
  const session = await aCheckout(app, student)
  await pays(app, session)
  await verifies(app, student, session)
  const customer = await customerIdOf(app, student)
  const [subscription] = (await stripeOf(app).subscriptions.list({ customer })).data
  return { student, session, customer, subscription: subscription!.id }
}

/** Entries of the audit log about a student, oldest first. */
export async function auditLogOf({ database: { sql } }: TestApp, { id }: AStudent) {
  return sql<{ event: string; detail: Record<string, string | null> }[]>`
    select event, detail from journal where subject = ${id} order by id`
}

type AnEvent = { id: string; type: string }

/** All events of a customer, oldest first. */
export async function eventsOf(app: TestApp, customer: string): Promise<AnEvent[]> {
  return (await app.control<{ events: AnEvent[] }>(`stripe/state?customer=${customer}`)).events
}

/** Brings an event past the provider's queue, which sends one after the other; answers the status. */
export async function bring(app: TestApp, event: AnEvent): Promise<number> {
  const payload = JSON.stringify(event)
  const signature = stripeOf(app).webhooks.generateTestHeaderString({ payload, secret: app.stripe.webhookSecret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await app.fetch(stripeWebhook.path, { method: 'POST', headers, body: payload })).status
}
