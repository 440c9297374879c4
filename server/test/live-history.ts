import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { reconcilePlans } from '../src/billing/reconcile-plans.ts'
import { aStudent, type AStudent } from './builders.ts'
import type { Step } from './histories.ts'
import { jobsDone } from './mails.ts'
import * as play from './payments.ts'
import type { TestApp } from './test-app.ts'
import { truthOf, type Truth } from './truth.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')

/** One student's life while it goes on; a session and a customer once there has been a checkout. */
type Life = { student: AStudent; session?: string; customer?: string; anythingLost: boolean }

/**
 * Plays a history for a new student in an empty outside world, then lets every event that is not lost arrive, and has the
 * plans compared only if one was. Answers the plan that the product shows and what the provider's own books say.
 */
export async function liveHistory(app: TestApp, steps: readonly Step[]): Promise<{ shown: Truth; truth: Truth }> {
  await app.control('reset', {})
  await app.database.sql`delete from customers`
  app.clock.pass(START - app.clock.now().getTime())
  await play.hearsEvents(app, { hold: true })
  const life: Life = { student: await aStudent(app, { resume: false }), anythingLost: false }
  for (const step of steps) {
    const lose = 'lost' in step && step.lost
    life.anythingLost ||= lose
    await app.control('stripe/switches', lose ? { lose } : { hold: true })
    await take(app, life, step)
  }
  await app.control('stripe/switches', { hold: true })
  await everythingArrives(app)
  if (life.anythingLost) {
    await reconcile(app)
    await everythingArrives(app)
  }
  const { subscription } = await play.meOf(app, life.student)
  const truth = await truthOf(play.stripeOf(app), life.customer, app.clock.now())
  return { shown: { plan: subscription, live: Math.min(truth.live, 1) }, truth }
}

/** Jobs that a change ordered run, and what they cause arrives as well. */
async function everythingArrives(app: TestApp): Promise<void> {
  for (const _ of ['what happened', 'what followed']) {
    await play.deliver(app, { order: 'shuffled', seed: 1 })
    await jobsDone(app, 'cancel_subscription')
  }
  await play.deliver(app)
}

const reconcile = (app: TestApp) => reconcilePlans(app.services, new AbortController().signal)

async function take(app: TestApp, life: Life, step: Step): Promise<void> {
  switch (step.do) {
    case 'buy':
      return buy(app, life)
    case 'time':
      return play.passes(app, step.days * DAY_MS + 5 * HOUR_MS)
    case 'deliver':
      return void (await play.deliver(app, { order: step.order, copies: step.copies, seed: step.seed }))
    case 'verify':
      return void (life.session && (await play.verifies(app, life.student, life.session)))
    case 'reconcile':
      return void (await reconcile(app))
    case 'rush':
      return rush(app, life, step)
    case 'trouble':
      await app.control('faults', { service: 'stripe', kind: '500', times: 3, path: '/subscriptions' })
      await play.deliver(app)
      return void (await app.control('faults', null))
    case 'card':
      return void (
        life.customer &&
        (await app.control('stripe/card', {
          customer: life.customer,
          card: step.good ? '4242424242424242' : play.broke,
        }))
      )
    case 'refund':
      return refund(app, life)
    case 'settle':
      return settle(app, life)
    case 'cancel at end':
    case 'take up again':
    case 'cancel now':
      return changeSubscription(app, life, step.do)
  }
}

async function buy(app: TestApp, life: Life): Promise<void> {
  const live = async () => (await truthOf(play.stripeOf(app), life.customer, app.clock.now())).live
  const { status, body } = await play.startsCheckout(app, life.student)
  const left = await live()
  if (status === 409 && left === 1) return
  if (status !== 200 || left > 0)
    throw new Error(`With ${left} subscriptions a checkout answered ${status} ${body.error}`)
  life.session = body.session_id
  life.customer = await play.customerIdOf(app, life.student)
  await play.pays(app, body.session_id)
}

/** Events of all times, the verification of a payment and a comparison, all at the same moment. */
async function rush(app: TestApp, { student, customer, session }: Life, step: Step & { do: 'rush' }): Promise<void> {
  if (!customer || !session) return
  const events = await play.eventsOf(app, customer)
  const statuses = await Promise.all([
    ...step.picks.map((pick) => play.bring(app, events[pick % events.length]!)),
    ...(step.verify ? [play.verifies(app, student, session).then(({ status }) => status)] : []),
    ...(step.reconcile ? [reconcile(app).then(() => 200)] : []),
  ])
  if (statuses.some((status) => status !== 200)) throw new Error(`A rush was answered ${statuses.join(', ')}`)
}

async function changeSubscription(app: TestApp, { customer }: Life, how: string): Promise<void> {
  if (!customer) return
  const { subscriptions } = play.stripeOf(app)
  for (const { id } of (await subscriptions.list({ customer })).data)
    await unlessEnded(
      how === 'cancel now'
        ? subscriptions.cancel(id)
        : subscriptions.update(id, { cancel_at_period_end: how === 'cancel at end' }),
    )
}

/** A job may end a subscription that was paid back, at this very moment. */
async function unlessEnded(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error
  }
}

async function refund(app: TestApp, { customer }: Life): Promise<void> {
  if (!customer) return
  const { charges, refunds } = play.stripeOf(app)
  const last = (await charges.list({ customer })).data.find((charge) => charge.paid)
  if (last && !last.refunded) await refunds.create({ charge: last.id })
}

async function settle(app: TestApp, { customer }: Life): Promise<void> {
  if (!customer) return
  await app.control('stripe/card', { customer, card: '4242424242424242' })
  const { invoices, subscriptions } = play.stripeOf(app)
  const live = new Set((await subscriptions.list({ customer })).data.map(({ latest_invoice: last }) => last))
  for (const { id } of (await invoices.list({ customer, status: 'open' })).data)
    if (live.has(id)) await invoices.pay(id)
}
