import { selectFacts } from '../../catalogue/facts/select-facts.ts'
import { readOptOutForShare } from '../../catalogue/lock-professor-row.ts'
import { isSpent, readUnlocksInTotal, readUnlocksThisWeek } from '../../quotas/quotas.ts'
import { lockStudent } from '../../students/lock-student.ts'
import type { Services } from '../../services.ts'
import { handleUnknown, optedOut, totalQuotaUsedUp, weeklyQuotaUsedUp } from '../errors.ts'
import { verifyHandle } from './handles.ts'
import { insertUnlock, isUnlocked } from './unlocks.ts'
import { professorView } from '../views.ts'

/**
 * Unlocks the professor of a handle and counts it. A professor who is already unlocked costs nothing. Returns the
 * professor and both quotas. Throws handle_unknown, opted_out, weekly_quota_used and total_quota_used; a refusal costs
 * nothing.
 */
export async function unlockProfessor(
  services: Pick<Services, 'db' | 'sql' | 'clock' | 'catalogue' | 'encryption'>,
  studentId: string,
  handle: string,
) {
  const { db, clock, catalogue, encryption } = services
  const professorId = verifyHandle(encryption, studentId, handle)
  if (professorId === null) throw handleUnknown()
  const { professor, ...quotas } = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await lockStudent(tx, studentId, now)
    const row = await readOptOutForShare(tx, professorId)
    if (!row) throw handleUnknown()
    // This process may show a change of the table a moment later.
    const professor = catalogue.get(professorId)
    if (row.opt_out || !professor) throw optedOut()
    if (!(await isUnlocked(tx, studentId, professorId))) {
      // The total comes first: once it is used up, the week's next unlock would be refused as well.
      const inAll = await readUnlocksInTotal(tx, studentId, plan)
      if (isSpent(inAll)) throw totalQuotaUsedUp(inAll.limit, plan.name)
      const before = await readUnlocksThisWeek(tx, studentId, plan, now)
      if (isSpent(before)) throw weeklyQuotaUsedUp(before.limit, before.resetsAt)
      await insertUnlock(tx, studentId, professorId, now)
    }
    const [week, total] = [
      await readUnlocksThisWeek(tx, studentId, plan, now),
      await readUnlocksInTotal(tx, studentId, plan),
    ]
    return { professor, week, total }
  })
  const now = clock.now()
  const facts = (await selectFacts(services.sql, [professorId], now)).get(professorId) ?? []
  return { professor: professorView(services, studentId, professor, true, { facts, now }), ...quotas }
}
