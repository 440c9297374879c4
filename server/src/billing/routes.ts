import * as calls from '@labreach/contract/billing'
import { done } from '@labreach/contract/endpoint'
import { HOUR_MS } from '@labreach/contract/plans'
import type { FastifyBaseLogger } from 'fastify'
import { perStudent } from '../http/limits.ts'
import type { Http } from '../http/serve.ts'
import { PaymentsFailure } from '../services/payments/payments.ts'
import type { Services } from '../services.ts'
import { providerFailures } from './errors.ts'
import { openPortal } from './open-portal.ts'
import { receiveEvent } from './receive-event.ts'
import { startCheckout } from './start-checkout.ts'
import { verifyPayment } from './verify-payment.ts'

export function billingRoutes(http: Http, services: Services): void {
  http.serve(
    calls.createCheckout,
    ({ student: { studentId }, input: { body }, request: { log } }) =>
      refuseFailures('checkout', { log, student: studentId }, async () => {
        const checkout = await startCheckout(services, studentId, { plan: body.plan_type, price: body.price })
        log.info({ student: studentId, session: checkout.session_id }, 'checkout started')
        return checkout
      }),
    [perStudent(20, HOUR_MS)],
  )

  http.serve(
    calls.verifyPayment,
    ({ student: { studentId }, input: { body }, request: { log } }) =>
      refuseFailures('verify', { log, student: studentId }, async () => {
        const payment = await verifyPayment(services, studentId, body.session_id)
        log.info({ student: studentId, session: body.session_id, status: payment.status }, 'payment verified')
        return payment
      }),
    [perStudent(120, HOUR_MS)],
  )

  http.serve(
    calls.createPortal,
    ({ student: { studentId }, input: { body }, request: { log } }) =>
      refuseFailures('portal', { log, student: studentId }, async () => ({
        portal_url: await openPortal(services, studentId, body.return_url),
      })),
    [perStudent(30, HOUR_MS)],
  )
}

/** The signature covers the raw bytes, so this body must not be parsed. */
export function webhookRoutes(http: Http, services: Services): void {
  http.serve(calls.stripeWebhook, ({ request: { log, body, headers } }) =>
    refuseFailures('event', { log }, async () => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const { what, ...ids } = await receiveEvent(services, bytes, String(headers['stripe-signature'] ?? ''))
      log.info(ids, what)
      return done
    }),
  )
}

type LogContext = { log: FastifyBaseLogger; student?: string }

/** Turns a failure of the provider into a refusal, and logs its details. */
async function refuseFailures<T>(
  operation: keyof typeof providerFailures,
  { log, ...ids }: LogContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error
    log.error({ err: error, ...ids }, 'the payment provider failed')
    throw providerFailures[operation]()
  }
}
