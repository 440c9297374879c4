import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` of a body: the time, and an HMAC of time and body. It uses the computer's clock, not the
 * sandbox's, because the official client compares it with the computer's clock and allows five minutes.
 */
function sign(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Posts a signed body once. Returns the status, or 0 without a response within `timeoutMs`. Follows no redirect. */
export async function post(
  to: string,
  body: string,
  secret: string,
  timeoutMs: number,
  closing: AbortSignal,
): Promise<number> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(body, secret),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), closing]),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return 0 // the product may be down: the event stays pending, which the page of events shows
  }
}
