import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Scene } from './scene.ts'
import type { Powers } from './field.ts'

/** Where a fault is played. */
export type Stage = {
  scene: Scene
  /** Notes that something is not as it must be. */
  broke(sentence: string): void
  /** A figure that is printed beside the round. */
  note(text: string): void
}

export type Fault = {
  name: string
  needs?: keyof Powers
  /** Once in a run, since it takes so long; the others share the other rounds. */
  isLong?: true
  /** Milliseconds within which everything must be normal again after `play` says from when. */
  boundMs: number
  /** The same for every process being ready again, where that has a bound of its own. */
  readyMs?: number
  /** Lets it happen and pass; answers from when the way back counts, by performance.now(). */
  play(stage: Stage): Promise<number>
}

/** Normal must be normal within this, or the run ends. */
const HOPELESS_MS = 120_000

/**
 * Milliseconds until every process says that it is ready, and until everything is normal there. A process whose database
 * died a moment ago may not have noticed and say that it is ready: there only normal tells.
 */
export type WayBack = { readyMs: number; normalMs: number }

/**
 * How long the way back takes from `since`. Normal is that at every process a student signs in and a write of theirs is
 * taken; each try is another student's, since signing in is limited.
 */
export async function wayBack({ scene }: Stage, since: number): Promise<WayBack> {
  const { instances } = scene.field
  const readyMs = await until(since, () => Promise.all(instances.map(isReady)))
  const normalMs = await until(since, () => Promise.all(instances.map((url) => isNormal(scene, url))))
  return { readyMs, normalMs }
}

async function until(since: number, asked: () => Promise<boolean[]>): Promise<number> {
  for (;;) {
    const oks = await asked()
    const tookMs = performance.now() - since
    if (oks.every(Boolean)) return tookMs
    if (tookMs > HOPELESS_MS) throw new Error(`Nothing is normal ${HOPELESS_MS / 1_000} s after the fault.`)
    await sleep(50)
  }
}

const patienceMs = 3_000

const isReady = async (url: string): Promise<boolean> => (await ask(url, '/readyz', { patienceMs })).status === 200

async function isNormal(scene: Scene, url: string): Promise<boolean> {
  const one = await signedIn(scene, url)
  if (!one) return false
  const body = { professor_id: one.professor }
  return (await ask(url, '/api/professors/favorite/', { token: one.token, body, patienceMs })).status === 200
}

/** Somebody of the ledger signs in; null when it does not work. */
export async function signedIn({ ledger }: Scene, url: string): Promise<{ token: string; professor: number } | null> {
  const { student, professor } = ledger.unlocks[Math.floor(Math.random() * ledger.unlocks.length)]!
  const { username, password } = ledger.accounts.get(student)!
  const path = '/api/auth/login/'
  const login = await ask<{ access_token?: string }>(url, path, { body: { username, password }, patienceMs })
  return login.body.access_token ? { token: login.body.access_token, professor } : null
}
