import { readLetter } from '@labreach/contract/outreach'
import { call } from '../../../api/call.ts'
import type { FirstLetter } from './first-letter.ts'

/** The timeout of the call, in milliseconds. */
const timeoutMs = 15_000

/** The letter that a paused or taken back letter follows up; null for any other letter, or if none is due any more. */
export async function findFirstLetter(id: number | null | undefined): Promise<FirstLetter | null> {
  if (!id) return null
  const letter = await call(readLetter, { params: { id } }, { signal: AbortSignal.timeout(timeoutMs) })
  return letter.follow_up_due ? letter : null
}
