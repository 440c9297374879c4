import { holdStudent, isSpent, unlocksInTotal, unlocksThisWeek } from '../../quotas/quotas.ts'
import type { Services } from '../../services.ts'
import { handleUnknown, optedOut, totalQuotaUsed, weeklyQuotaUsed } from '../errors.ts'
import { professorOfHandle } from './handles.ts'
import { holdProfessor, insertUnlock, isUnlocked } from '../queries.ts'
import { professorView } from '../relationship-view.ts'

/**
 * Spends one unlock of this student on the professor that `handle` stands for; an unlocked one costs nothing again.
 * Returns the professor and what is spent by now.
 * Throws handle_unknown, opted_out, weekly_quota_used and total_quota_used; a refusal costs nothing.
 */
export async function unlockProfessor(
  { db, clock, catalogue, encryption }: Pick<Services, 'db' | 'clock' | 'catalogue' | 'encryption'>,
  studentId: string,
  handle: string,
) {
  const professorId = professorOfHandle(encryption, studentId, handle)
  if (professorId === null) throw handleUnknown()
  const spent = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await holdStudent(tx, studentId, now)
    const professor = await holdProfessor(tx, professorId)
    if (!professor) throw handleUnknown()
    if (professor.opt_out) throw optedOut()
    if (!(await isUnlocked(tx, studentId, professorId))) {
      const before = await unlocksThisWeek(tx, studentId, plan, now)
      if (isSpent(before)) throw weeklyQuotaUsed(before.limit, before.resetsAt)
      const total = await unlocksInTotal(tx, studentId, plan)
      if (isSpent(total)) throw totalQuotaUsed(total.limit, plan.name)
      await insertUnlock(tx, studentId, professorId, now)
    }
    const [week, total] = [await unlocksThisWeek(tx, studentId, plan, now), await unlocksInTotal(tx, studentId, plan)]
    return { week, total }
  })
  const professor = catalogue.get(professorId)
  if (!professor) throw optedOut()
  return { professor: professorView(encryption, studentId, professor, true), ...spent }
}
