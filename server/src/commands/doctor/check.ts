/** What a check found. A warning is worth a thought; with a fault the product does not work, or not for long. */
export type Finding = { level: 'ok' | 'warning' | 'fault'; says: string }

export const ok = (says: string): Finding => ({ level: 'ok', says })
export const warning = (says: string): Finding => ({ level: 'warning', says })
export const fault = (says: string): Finding => ({ level: 'fault', says })

/** `find` is let go when the signal fires; what it throws is a fault with the error's own words. */
export type Check = { name: string; find: (signal: AbortSignal) => Promise<Finding> | Finding }

export type Found = Finding & { name: string }

/** Runs all checks at once, each with its own time, and answers them in their order. */
export function runChecks(checks: readonly Check[], patienceMs: number): Promise<Found[]> {
  return Promise.all(
    checks.map(async ({ name, find }) => {
      const signal = AbortSignal.timeout(patienceMs)
      const late = new Promise<Finding>((resolve) => {
        signal.addEventListener('abort', () => resolve(fault(`No answer within ${patienceMs / 1_000} s.`)))
      })
      const found = await Promise.race([late, attempt(find, signal)])
      return { name, ...found }
    }),
  )
}

async function attempt(find: Check['find'], signal: AbortSignal): Promise<Finding> {
  try {
    return await find(signal)
  } catch (error) {
    return fault(`${reasonOf(error)}.`)
  }
}

/** The innermost reason: fetch says "fetch failed", and its cause says why. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** One request that is answered as JSON, if it can be. */
export async function ask(url: string, init: RequestInit): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const body: unknown = await response.json().catch(() => ({}))
  return { status: response.status, body: typeof body === 'object' && body ? (body as Record<string, unknown>) : {} }
}
