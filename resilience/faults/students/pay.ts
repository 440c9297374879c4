import { send } from '../http-client.ts'
import type { RunContext } from '../run-context.ts'
import { call, callUntilKnown, type Student } from './student.ts'

export type Purchase = { session: string }

/** Pays a checkout at the provider and verifies it as the website does. Null without a charge. */
export async function buy(run: RunContext, student: Student): Promise<Purchase | null> {
  const path = '/api/create-checkout-session/'
  const request = { body: { plan_type: 'B', price: 3 } }
  const checkout = await callUntilKnown<{ session_id: string }>(run, { kind: 'payment', path, request }, student)
  if (checkout.outcome !== 'done') return null
  const session = checkout.body.session_id
  const charged = { student: student.id, session, isConfirmed: false }
  const isCharged = await run.step(async () => {
    const pay = () =>
      send<{ redirect?: string }>(run.system.sandboxUrl, '/control/stripe/checkout', { body: { session } })
    // A double click on Pay.
    const responses = await Promise.all([pay(), pay()])
    const hasSucceeded = responses.some(({ body }) => body.redirect)
    if (hasSucceeded) run.expected.checkouts.push(charged)
    return hasSucceeded
  })
  if (!isCharged) return null
  const verify = () =>
    callUntilKnown<{ status: string }>(
      run,
      { kind: 'payment', path: '/api/verify-payment/', request: { body: { session_id: session } } },
      student,
    )
  const verifications = await Promise.all([verify(), verify()])
  charged.isConfirmed = verifications.some(({ outcome, body }) => outcome === 'done' && body.status === 'paid')
  return { session }
}

/** Cancels a subscription at the provider, which sends an event to the product. */
export async function cancel(run: RunContext, student: Student, { session }: Purchase): Promise<void> {
  const { sandboxUrl, stripeKey: token } = run.system
  await run.step(async () => {
    const { body } = await send<{ subscription?: string }>(sandboxUrl, `/v1/checkout/sessions/${session}`, { token })
    if (body.subscription) await send(sandboxUrl, `/v1/subscriptions/${body.subscription}`, { token, method: 'DELETE' })
  })
  // The profile call updates the current plan.
  await call(run, '/api/auth/me/', {}, student)
}
