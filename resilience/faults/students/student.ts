import { setTimeout as sleep } from 'node:timers/promises'
import { ask, outcomeOf, type Answer, type Outcome, type HttpCall } from '../ask.ts'
import type { Scene } from '../scene.ts'
import type { Kind } from '../ledger.ts'

export type Student = {
  id: string
  username: string
  /** Null for who signs in with Google. */
  password: string | null
  email: string
  token: string
}

/** `each`: told of every try, while nothing else goes on. */
type Path = { kind: Kind; path: string; httpCall?: HttpCall; tries?: number; each?: (outcome: Outcome) => void }

/** A visitor's or a student's call; a session that is over is followed by a new one. */
export function call<T>(scene: Scene, path: string, httpCall: HttpCall = {}, student?: Student): Promise<Answer<T>> {
  return scene.act(() => answered<T>(scene, path, httpCall, student))
}

async function answered<T>(scene: Scene, path: string, httpCall: HttpCall, student?: Student): Promise<Answer<T>> {
  const answer = await ask<T>(scene.anyUrl(), path, { ...httpCall, token: student?.token })
  const { unexpected } = scene.ledger
  if (answer.status === 500) unexpected.push(`round ${scene.round}: ${path} answered 500 ${answer.code}`)
  // Whatever fails, there is an answer that says so; only the model itself may take as long.
  if (answer.code === 'TimeoutError' && !path.includes('/ai_'))
    unexpected.push(`round ${scene.round}: ${path} was not answered within ${Math.round(answer.ms / 1_000)} s`)
  if (answer.status !== 401 || !student?.password || !['session_required', 'session_ended'].includes(answer.code))
    return answer
  const { username, password } = student
  const login = await ask<{ access_token?: string }>(scene.anyUrl(), '/api/auth/login/', {
    body: { username, password },
  })
  if (!login.body.access_token) return answer
  student.token = login.body.access_token
  return ask<T>(scene.anyUrl(), path, { ...httpCall, token: student.token })
}

/**
 * A call that writes, tried again while nobody knows what became of it, as a browser's user would; counted once in the
 * ledger, by its last answer.
 */
export async function write<T>(scene: Scene, { kind, path, httpCall, tries = 3, each }: Path, student?: Student) {
  const once = () =>
    scene.act(async () => {
      const answer = await answered<T>(scene, path, httpCall ?? {}, student)
      each?.(outcomeOf(answer))
      return answer
    })
  let answer = await once()
  for (let [more, pauseMs] = [tries - 1, 200]; outcomeOf(answer) === 'open' && more > 0; more--, pauseMs *= 3) {
    await sleep(pauseMs)
    answer = await once()
  }
  const outcome: Outcome = outcomeOf(answer)
  scene.ledger.counts[kind][outcome]++
  return { ...answer, outcome }
}
