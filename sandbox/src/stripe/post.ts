import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` of a body: the time, and an HMAC of both. Time is the computer's own, as everything on the
 * wire is, whatever the sandbox's clock says; the official client refuses what is older than five minutes.
 */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/**
 * Posts a signed body once, and answers the status: 0 when nobody answered within `patience` milliseconds. A redirect is
 * not followed.
 */
export async function post(
  to: string,
  body: string,
  secret: string,
  patience: number,
  closing: AbortSignal,
): Promise<number> {
  try {
    const answer = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, secret),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(patience), closing]),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0 // nobody there is no failure of the sandbox's: the event stays waiting, and its page says so
  }
}
