import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { reconcilePlans } from '../src/billing/reconcile-plans.ts'
import { aStudent, type AStudent } from './builders.ts'
import type { Step } from './histories.ts'
import { waitForJobs } from './mails.ts'
import * as play from './payments.ts'
import type { TestApp } from './test-app.ts'
import { computeExpectedPlan, type ExpectedPlan } from './expected-plan.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')

/** The state of a running history. Session and customer exist after the first checkout. */
type State = { student: AStudent; session?: string; customer?: string; eventsLost: boolean }

/**
 * Plays a history for a new student in an empty sandbox, then delivers every event that is not lost. If an event was
 * lost, it also reconciles the plans. Returns the plan that the product shows, and the plan by the provider's data.
 */
export async function playHistory(
  app: TestApp,
  steps: readonly Step[],
): Promise<{ shown: ExpectedPlan; truth: ExpectedPlan }> {
  await app.control('reset', {})
  await app.database.sql`delete from customers`
  app.clock.pass(START - app.clock.now().getTime())
  await play.connectWebhooks(app, { hold: true })
  const state: State = { student: await aStudent(app, { resume: false }), eventsLost: false }
  for (const step of steps) {
    const lose = 'areEventsLost' in step && step.areEventsLost
    state.eventsLost ||= lose
    await app.control('stripe/switches', lose ? { lose } : { hold: true })
    await runStep(app, state, step)
  }
  await app.control('stripe/switches', { hold: true })
  await deliverAll(app)
  if (state.eventsLost) {
    await reconcile(app)
    await deliverAll(app)
  }
  const { subscription } = await play.readMe(app, state.student)
  const truth = await computeExpectedPlan(play.createStripeClient(app), state.customer, app.clock.now())
  return { shown: { plan: subscription, live: Math.min(truth.live, 1) }, truth }
}

/** Delivers all events, runs the jobs that they add, and delivers the events of these jobs. */
async function deliverAll(app: TestApp): Promise<void> {
  for (const _ of ['first events', 'events of jobs']) {
    await play.deliver(app, { order: 'shuffled', seed: 1 })
    await waitForJobs(app, 'cancel_subscription')
  }
  await play.deliver(app)
}

const reconcile = (app: TestApp) => reconcilePlans(app.services, new AbortController().signal)

async function runStep(app: TestApp, state: State, step: Step): Promise<void> {
  switch (step.do) {
    case 'buy':
      return buy(app, state)
    case 'time':
      return play.passTime(app, step.days * DAY_MS + 5 * HOUR_MS)
    case 'deliver':
      return void (await play.deliver(app, { order: step.order, copies: step.copies, seed: step.seed }))
    case 'verify':
      return void (state.session && (await play.verify(app, state.student, state.session)))
    case 'reconcile':
      return void (await reconcile(app))
    case 'concurrently':
      return runConcurrently(app, state, step)
    case 'provider fails':
      await app.control('faults', { service: 'stripe', kind: '500', times: 3, path: '/subscriptions' })
      await play.deliver(app)
      return void (await app.control('faults', null))
    case 'change card':
      return void (
        state.customer &&
        (await app.control('stripe/card', {
          customer: state.customer,
          card: step.good ? '4242424242424242' : play.failingCard,
        }))
      )
    case 'refund':
      return refund(app, state)
    case 'pay open invoices':
      return payOpenInvoices(app, state)
    case 'cancel at end':
    case 'undo cancellation':
    case 'cancel now':
      return changeSubscription(app, state, step.do)
  }
}

async function buy(app: TestApp, state: State): Promise<void> {
  const countLive = async () =>
    (await computeExpectedPlan(play.createStripeClient(app), state.customer, app.clock.now())).live
  const { status, body } = await play.startCheckout(app, state.student)
  const left = await countLive()
  if (status === 409 && left === 1) return
  if (status !== 200 || left > 0)
    throw new Error(`With ${left} subscriptions a checkout returned ${status} ${body.error}`)
  state.session = body.session_id
  state.customer = await play.findCustomerId(app, state.student)
  await play.pay(app, body.session_id)
}

/** Concurrently delivers old and new events, verifies a payment, and reconciles. */
async function runConcurrently(
  app: TestApp,
  { student, customer, session }: State,
  step: Step & { do: 'concurrently' },
): Promise<void> {
  if (!customer || !session) return
  const events = await play.listEvents(app, customer)
  const statuses = await Promise.all([
    ...step.eventIndexes.map((index) => play.deliverDirectly(app, events[index % events.length]!)),
    ...(step.verify ? [play.verify(app, student, session).then(({ status }) => status)] : []),
    ...(step.reconcile ? [reconcile(app).then(() => 200)] : []),
  ])
  if (statuses.some((status) => status !== 200)) throw new Error(`Concurrent calls returned ${statuses.join(', ')}`)
}

async function changeSubscription(app: TestApp, { customer }: State, how: string): Promise<void> {
  if (!customer) return
  const { subscriptions } = play.createStripeClient(app)
  for (const { id } of (await subscriptions.list({ customer })).data)
    await unlessEnded(
      how === 'cancel now'
        ? subscriptions.cancel(id)
        : subscriptions.update(id, { cancel_at_period_end: how === 'cancel at end' }),
    )
}

/** A job may end a refunded subscription at the same time. */
async function unlessEnded(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if ((error as { code?: string }).code !== 'resource_missing') throw error
  }
}

async function refund(app: TestApp, { customer }: State): Promise<void> {
  if (!customer) return
  const { charges, refunds } = play.createStripeClient(app)
  const last = (await charges.list({ customer })).data.find((charge) => charge.paid)
  if (last && !last.refunded) await refunds.create({ charge: last.id })
}

async function payOpenInvoices(app: TestApp, { customer }: State): Promise<void> {
  if (!customer) return
  await app.control('stripe/card', { customer, card: '4242424242424242' })
  const { invoices, subscriptions } = play.createStripeClient(app)
  const live = new Set((await subscriptions.list({ customer })).data.map(({ latest_invoice: last }) => last))
  for (const { id } of (await invoices.list({ customer, status: 'open' })).data)
    if (live.has(id)) await invoices.pay(id)
}
