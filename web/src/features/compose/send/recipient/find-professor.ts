import { limits } from '@labreach/contract/plans'
import { professorsPage, type Relationship } from '@labreach/contract/professors'
import { call } from '../../../../api/call.ts'

/** The timeout of the call, in milliseconds: a student waits for the letter to open. */
const timeoutMs = 15_000

/** Finds an unlocked professor by name and relationship id; undefined if they are no longer listed. */
export async function findProfessor(search: string, id: number): Promise<Relationship | undefined> {
  const { professors } = await call(
    professorsPage,
    { query: { search, mine: 'unlocked', page_size: limits.pageSizeMax } },
    { signal: AbortSignal.timeout(timeoutMs) },
  )
  return professors.find((one) => one.id === id && one.unlocked)
}
