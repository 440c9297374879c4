/** What Graph answers. `code`: of its error, null without one. `retryAfterMs`: null if it asks for no wait. */
export type SendResponse = { status: number; code: string | null; retryAfterMs: number | null }

type Message = { accessToken: string; raw: Uint8Array; signal: AbortSignal }

/** Posts one MIME message to Graph's sendMail. Rejects only if there is no response, also at the end of the signal. */
export async function sendMessage(graphUrl: string, { accessToken, raw, signal }: Message): Promise<SendResponse> {
  const response = await fetch(`${graphUrl}/v1.0/me/sendMail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'text/plain' },
    body: Buffer.from(raw).toString('base64'),
    redirect: 'error',
    signal,
  })
  return { status: response.status, code: await readCode(response), retryAfterMs: readRetryAfter(response) }
}

/** The status tells what happened even if the connection breaks in the body, so that is no failure. */
async function readCode(response: Response): Promise<string | null> {
  const isRefusal = response.status >= 400 && response.status < 500
  if (!isRefusal) {
    await response.body?.cancel().catch(() => undefined)
    return null
  }
  const body = (await response.json().catch(() => null)) as { error?: { code?: unknown } } | null
  const code = body?.error?.code
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : null
}

/** Microsoft gives seconds. */
function readRetryAfter({ headers }: Response): number | null {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1_000 : null
}
