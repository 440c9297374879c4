/** The result of a check. A warning should be considered; with a failure the product does not work, or not for long. */
export type Finding = { level: 'ok' | 'warning' | 'failure'; text: string }

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const warning = (text: string): Finding => ({ level: 'warning', text })
export const failure = (text: string): Finding => ({ level: 'failure', text })

/** The parts of the product, in the order in which failures should be corrected. */
export const groups = [
  'Server',
  'Database',
  'Jobs',
  'Files',
  'Disk',
  'Keys',
  'Mail',
  'Google',
  'Microsoft',
  'Stripe',
  'Model',
  'Site',
] as const
export type Group = (typeof groups)[number]

/**
 * `run` is abandoned when the signal aborts; an error that it throws is a failure. Without the settings that it `needs` a check
 * does not run.
 */
export type Check = {
  group: Group
  name: string
  needs: readonly string[]
  run: (signal: AbortSignal) => Promise<Finding> | Finding
}

export type Result = Finding & { group: Group; name: string }

/** Runs all checks concurrently, each with its own timeout; returns the results in the order of the checks. */
export function runChecks(checks: readonly Check[], timeoutMs: number): Promise<Result[]> {
  return Promise.all(
    checks.map(async ({ group, name, run }) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const timeout = new Promise<Finding>((resolve) => {
        signal.addEventListener('abort', () => resolve(failure(`No response within ${timeoutMs / 1_000} s.`)))
      })
      const finding = await Promise.race([timeout, tryToRun(run, signal)])
      return { group, name, ...finding }
    }),
  )
}

async function tryToRun(run: Check['run'], signal: AbortSignal): Promise<Finding> {
  try {
    return await run(signal)
  } catch (error) {
    return failure(`${getReason(error)}.`)
  }
}

/** The innermost cause: the message of fetch is only "fetch failed". */
function getReason(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  if (cause instanceof Error) return getReason(cause)
  const { message, code } = error as { message?: string; code?: string }
  return message || code || String(error)
}

/** Sends a request; `body` is empty if the response is no JSON object. */
export async function request(
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const body: unknown = await response.json().catch(() => ({}))
  return { status: response.status, body: typeof body === 'object' && body ? (body as Record<string, unknown>) : {} }
}

/** The URL of a server that listens at this address, for a program on the same machine. */
export function composeLocalUrl({ host, port }: { host: string; port: number }): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
