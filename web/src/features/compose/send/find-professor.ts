import { limits } from '@labreach/contract/plans'
import { professorsPage, type Relationship } from '@labreach/contract/professors'
import { call } from '../../../api/call.ts'

/**
 * An unlocked professor as the composer needs one, by name and relationship; undefined when they are listed no more.
 */
export async function findProfessor(search: string, id: number): Promise<Relationship | undefined> {
  const { professors } = await call(professorsPage, { query: { search, page_size: limits.pageSizeMax } })
  return professors.find((one) => one.id === id && one.unlocked)
}
