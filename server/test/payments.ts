import { actOnMe, getMe } from '@labreach/contract/account'
import { createCheckout, stripeWebhook, verifyPayment } from '@labreach/contract/billing'
import { cheapestPaidPlan } from '@labreach/contract/plans'
import { Stripe } from 'stripe'
import { aStudent, type AStudent } from './builders.ts'
import type { RunningApp, TestApp } from './test-app.ts'

type Delivery = { event: string; type: string; status: number }

export const declinedCard = '4000000000000002'
/** Can be stored, but each charge fails. */
export const failingCard = '4000000000000341'

/** Sets the provider's clock and webhook URL. With the switch `hold` events wait until `deliver`. */
export async function connectWebhooks(app: RunningApp & { url: string }, switches: object = {}): Promise<void> {
  await app.control('clock', { now: app.clock.now().toISOString() })
  await app.control('stripe/webhooks', { url: `${app.url}${stripeWebhook.path}` })
  await app.control('stripe/switches', switches)
}

/** Delivers the waiting events, by default in order, and returns the server's responses. */
export async function deliver(app: RunningApp, how: object = {}): Promise<Delivery[]> {
  return (await app.control<{ deliveries: Delivery[] }>('stripe/deliver', how)).deliveries
}

/** Advances the clocks of the server and of the provider, which then does what is due. */
export async function passTime(app: TestApp, ms: number): Promise<void> {
  app.clock.pass(ms)
  await app.control('clock', { advance_ms: ms })
}

/** The official client, for actions of the operator or the student at the provider. */
export function createStripeClient({ stripe: { secretKey, apiUrl } }: TestApp): Stripe {
  const { hostname: host, port } = new URL(apiUrl)
  return new Stripe(secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}

export const readMe = async (app: RunningApp, student: AStudent) => (await app.call(getMe, { as: student })).body

export const startCheckout = (app: RunningApp, student: AStudent) =>
  app.call(createCheckout, {
    as: student,
    body: { plan_type: 'B', plan_name: 'Basic Plan', price: cheapestPaidPlan.pricePerMonth, user_id: student.id },
  })

/** Opens a checkout. Returns the id of its session. */
export async function aCheckout(app: RunningApp, student: AStudent): Promise<string> {
  const { status, body, text } = await startCheckout(app, student)
  if (status !== 200) throw new Error(`There was no checkout: ${text}`)
  return body.session_id
}

/** Pays on the provider's page. */
export const pay = (app: RunningApp, session: string, card?: string) =>
  app.control<{ redirect?: string; problem?: string }>('stripe/checkout', { session, ...(card && { card }) })

export const verify = (app: RunningApp, student: AStudent, session_id: string) =>
  app.call(verifyPayment, { as: student, body: { session_id } })

export const claimTrial = (app: RunningApp, student: AStudent) =>
  app.call(actOnMe, { as: student, body: { action: 'claim_trial' } })

export async function findCustomerId({ services: { db } }: TestApp, { id }: AStudent): Promise<string> {
  const query = db.selectFrom('customers').select('customer_id').where('student_id', '=', id)
  return (await query.executeTakeFirstOrThrow()).customer_id
}

/** A student who has paid for a month of Basic, with session, customer and subscription at the provider. */
export async function aPayer(app: TestApp) {
  const student = await aStudent(app, { resume: false })
  const session = await aCheckout(app, student)
  await pay(app, session)
  await verify(app, student, session)
  const customer = await findCustomerId(app, student)
  const [subscription] = (await createStripeClient(app).subscriptions.list({ customer })).data
  return { student, session, customer, subscription: subscription!.id }
}

/** Entries of the audit log about a student, oldest first. */
export async function readAuditLog({ database: { sql } }: TestApp, { id }: AStudent) {
  return sql<{ event: string; detail: Record<string, string | null> }[]>`
    select event, detail from journal where subject = ${id} order by id`
}

type AnEvent = { id: string; type: string }

/** All events of a customer, oldest first. */
export async function listEvents(app: TestApp, customer: string): Promise<AnEvent[]> {
  return (await app.control<{ events: AnEvent[] }>(`stripe/state?customer=${customer}`)).events
}

/** Sends an event to the webhook without the provider's queue, which is sequential. Returns the status. */
export async function deliverDirectly(app: TestApp, event: AnEvent): Promise<number> {
  const payload = JSON.stringify(event)
  const signature = createStripeClient(app).webhooks.generateTestHeaderString({
    payload,
    secret: app.stripe.webhookSecret,
  })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await app.fetch(stripeWebhook.path, { method: 'POST', headers, body: payload })).status
}
