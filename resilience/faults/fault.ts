import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './http-client.ts'
import type { RunContext } from './run-context.ts'
import type { FaultMethods } from './test-system.ts'

export type FaultContext = {
  run: RunContext
  /** Adds a broken rule to the round. */
  addProblem(sentence: string): void
  /** Adds a text to the printed line of the round. */
  addNote(text: string): void
}

export type Fault = {
  name: string
  needs?: keyof FaultMethods
  /** Occurs at most once in a run. */
  isLong?: true
  /** The maximum time until the system works normally (a cluster: with a synchronous standby), from the time that `inject` returns. */
  boundMs: number
  /** The maximum time until every process is ready. Default: `boundMs`. */
  readyBoundMs?: number
  /** Causes the fault and ends it. Returns the start of the recovery, by performance.now(). */
  inject(context: FaultContext): Promise<number>
}

const RECOVERY_TIMEOUT_MS = 120_000

/**
 * The time until every process reports ready, and until every process works normally. Both are necessary: a process can
 * still report ready just after its database has been killed.
 */
export type Recovery = { readyMs: number; normalMs: number }

/**
 * Measures the recovery from `since`. A process works normally if a student can sign in and write there. Each attempt
 * uses another student, since sign-ins are limited.
 */
export async function measureRecovery({ run, addNote }: FaultContext, since: number): Promise<Recovery> {
  const { instances } = run.system
  const readyMs = await measureUntil(since, () => Promise.all(instances.map(isReady)))
  const successorMs = await measureUntil(since, async () => [await hasSuccessor(run)])
  if (run.system.core) addNote(`a successor after ${(successorMs / 1_000).toFixed(1)} s`)
  const normalMs = await measureUntil(since, () => Promise.all(instances.map((url) => isNormal(run, url))))
  return { readyMs, normalMs }
}

async function measureUntil(since: number, check: () => Promise<boolean[]>): Promise<number> {
  for (;;) {
    const results = await check()
    const ms = performance.now() - since
    if (results.every(Boolean)) return ms
    if (ms > RECOVERY_TIMEOUT_MS)
      throw new Error(`No recovery within ${RECOVERY_TIMEOUT_MS / 1_000} s after the fault.`)
    await sleep(50)
  }
}

/** Longer than the server waits for its database (5 s), also on a busy machine. */
const timeoutMs = 8_000

const isReady = async (url: string): Promise<boolean> => (await send(url, '/readyz', { timeoutMs })).status === 200

/** Whether a synchronous standby of a cluster could take over. */
const hasSuccessor = async ({ system: { core } }: RunContext): Promise<boolean> =>
  !core || Boolean((await core.readState())?.successor)

/** Whether a student can sign in and write. */
export async function isNormal(run: RunContext, url: string): Promise<boolean> {
  const one = await signIn(run, url)
  if (!one) return false
  const body = { professor_id: one.professor }
  return (await send(url, '/api/professors/favorite/', { token: one.token, body, timeoutMs })).status === 200
}

/** Signs a random student in. Returns the token and an unlocked professor; null for a failure. */
export async function signIn(
  { expected }: RunContext,
  url: string,
): Promise<{ token: string; professor: number } | null> {
  const { student, professor } = expected.unlocks[Math.floor(Math.random() * expected.unlocks.length)]!
  const { username, password } = expected.accounts.get(student)!
  const path = '/api/auth/login/'
  const login = await send<{ access_token?: string }>(url, path, { body: { username, password }, timeoutMs })
  return login.body.access_token ? { token: login.body.access_token, professor } : null
}
