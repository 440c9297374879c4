import { createRandom, type Random } from '../../random.ts'
import type { Attack } from '../attack.ts'
import type { HttpResponse } from '../http-client.ts'
import type { AttackTarget } from '../target.ts'

/** `works`: tries it, and returns whether it worked. Throws if it proved nothing. */
export type Attempt = { label: string; works: () => Promise<boolean> }

type Prepare = (target: AttackTarget, random: Random) => Promise<readonly Attempt[]>

/** An attack of many attempts, drawn from the seed of the target; the short version tries each way once. None of them may work. */
export function createKind(name: string, prepare: Prepare): Attack {
  return {
    finding: 0,
    name,
    async run(target) {
      const { seed, isShort } = target.draws
      const drawn = await prepare(target, createRandom(seed))
      const attempts = isShort ? keepOneOfEach(drawn) : drawn
      const worked: string[] = []
      for (const { label, works } of attempts) if (await works()) worked.push(label)
      return {
        isBlocked: worked.length === 0 && attempts.length > 0,
        attempts: attempts.length,
        worked: worked.length,
        details: `${attempts.length} attempts: ${worked.length} work${worked.length > 0 ? `: ${[...new Set(worked)].slice(0, 6).join('; ')}` : ''}`,
      }
    },
  }
}

const keepOneOfEach = (attempts: readonly Attempt[]) => [
  ...new Map(attempts.map((attempt) => [attempt.label, attempt])).values(),
]

/** `times` attempts, which take turns through these ways. */
export const repeat = (times: number, ways: readonly ((turn: number) => Attempt)[]): Attempt[] =>
  Array.from({ length: times }, (_, turn) => ways[turn % ways.length]!(turn))

/** A response that the attacked call gave. Throws if a rate limit answered instead, or nobody. */
export function requireAnswer(response: HttpResponse): HttpResponse {
  if (response.status === 429) throw new Error(`a rate limit refused before the call did: ${response.text}`)
  if (response.status === 0) throw new Error(`no response: ${response.text}`)
  return response
}

/**
 * Whether a wrong credential is accepted, or the response shows planted words. Only 401 refuses a credential: a call that
 * answers with another refusal has accepted it and looked at its input.
 */
export function isAccepted(response: HttpResponse, planted = 'Planted'): boolean {
  const { status, text } = requireAnswer(response)
  return status !== 401 || text.includes(planted)
}

/** Whether a response is no refusal, or shows words that were planted in another's data. A failure of the server counts. */
export function isOpen(response: HttpResponse, planted = 'Planted'): boolean {
  const { status, text } = requireAnswer(response)
  return status < 400 || status >= 500 || text.includes(planted)
}
