import { DAY_MS } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { compactName } from '../../text/names.ts'
import { lockStudent } from '../../students/lock-student.ts'
import type { Services } from '../../services.ts'
import type { Db } from '../../db/connection.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'encryption'>
type Search = { studentId: string; search: string; findsLocked: boolean }

/**
 * Counts a search that finds a locked professor. Returns null if the search is allowed, or the time of the next allowed
 * search if the day's searches are used up. Repeating a name within a day costs nothing. Every search takes the
 * student's lock here, even one without results. So a refusal does not reveal whether the name exists.
 */
export function spendNameSearch(
  { db, clock, encryption }: Deps,
  { studentId, search, findsLocked }: Search,
): Promise<Date | null> {
  const now = clock.now()
  const hash = encryption.sign('name-search', `${studentId} ${compactName(search)}`)
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, studentId, now)
    const counted = await tx
      .selectFrom('name_searches')
      .select(['name_hash', 'searched_at'])
      .where('student_id', '=', studentId)
      .where('searched_at', '>', new Date(now.getTime() - DAY_MS))
      .orderBy('searched_at')
      .execute()
    if (counted.some(({ name_hash }) => name_hash === hash)) return null
    const oldest = counted.at(-serverLimits.nameSearchesPerDay)
    if (oldest) return new Date(oldest.searched_at.getTime() + DAY_MS)
    if (findsLocked)
      await tx
        .insertInto('name_searches')
        .values({ student_id: studentId, name_hash: hash, searched_at: now })
        .onConflict((conflict) => conflict.columns(['student_id', 'name_hash']).doUpdateSet({ searched_at: now }))
        .execute()
    return null
  })
}

/** Deletes searches that are too old to count. */
export async function sweepNameSearches({ db, clock }: { db: Db; clock: Services['clock'] }): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - DAY_MS)
  await db.deleteFrom('name_searches').where('searched_at', '<=', dayAgo).execute()
}
