import { ask } from '../ask.ts'
import type { Scene } from '../scene.ts'
import { call, write, type Student } from './student.ts'

export type Bought = { session: string }

/** A checkout, paid by card at the provider and verified as the page after it does. Null when nothing was charged. */
export async function buy(scene: Scene, student: Student): Promise<Bought | null> {
  const path = '/api/create-checkout-session/'
  const httpCall = { body: { plan_type: 'B', price: 3 } }
  const opened = await write<{ session_id: string }>(scene, { kind: 'payment', path, httpCall }, student)
  if (opened.outcome !== 'done') return null
  const session = opened.body.session_id
  const payment = { student: student.id, session, isPaid: false }
  const isCharged = await scene.act(async () => {
    const pay = () =>
      ask<{ redirect?: string }>(scene.field.sandboxUrl, '/control/stripe/checkout', { body: { session } })
    // Somebody presses Pay twice.
    const pressed = await Promise.all([pay(), pay()])
    const worked = pressed.some(({ body }) => body.redirect)
    if (worked) scene.ledger.payments.push(payment)
    return worked
  })
  if (!isCharged) return null
  const verify = () =>
    write<{ status: string }>(
      scene,
      { kind: 'payment', path: '/api/verify-payment/', httpCall: { body: { session_id: session } } },
      student,
    )
  const verified = await Promise.all([verify(), verify()])
  payment.isPaid = verified.some(({ outcome, body }) => outcome === 'done' && body.status === 'paid')
  return { session }
}

/** Ends what was bought, at the provider: as in its portal, with word of it by an event. */
export async function cancel(scene: Scene, student: Student, { session }: Bought): Promise<void> {
  const { sandboxUrl, stripeKey: token } = scene.field
  await scene.act(async () => {
    const { body } = await ask<{ subscription?: string }>(sandboxUrl, `/v1/checkout/sessions/${session}`, { token })
    if (body.subscription) await ask(sandboxUrl, `/v1/subscriptions/${body.subscription}`, { token, method: 'DELETE' })
  })
  // The profile, which asks for the plan in force.
  await call(scene, '/api/auth/me/', {}, student)
}
