import { holdStudent, isSpent, unlocksInTotal, unlocksThisWeek } from '../quotas/quotas.ts'
import type { World } from '../world.ts'
import { handleUnknown, optedOut, totalQuotaUsed, weeklyQuotaUsed } from './errors.ts'
import { professorOfHandle } from './handles.ts'
import { holdProfessor, insertUnlock, isUnlocked } from './queries.ts'
import { professorView } from './relationship-view.ts'

/**
 * Spends one unlock of this student on the professor that `handle` stands for; an unlocked one costs nothing again.
 * Throws handle_unknown, opted_out, weekly_quota_used and total_quota_used; a refusal costs nothing.
 */
export async function unlockProfessor(
  { db, clock, catalogue, seals }: Pick<World, 'db' | 'clock' | 'catalogue' | 'seals'>,
  studentId: string,
  handle: string,
) {
  const professorId = professorOfHandle(seals, studentId, handle)
  if (professorId === null) throw handleUnknown()
  const week = await db.transaction().execute(async (tx) => {
    const now = clock.now()
    const plan = await holdStudent(tx, studentId, now)
    const professor = await holdProfessor(tx, professorId)
    if (!professor) throw handleUnknown()
    if (professor.opt_out) throw optedOut()
    if (!(await isUnlocked(tx, studentId, professorId))) {
      const before = await unlocksThisWeek(tx, studentId, plan, now)
      if (isSpent(before)) throw weeklyQuotaUsed(before.limit, before.resetsAt)
      const total = await unlocksInTotal(tx, studentId, plan)
      if (isSpent(total)) throw totalQuotaUsed(total.limit)
      await insertUnlock(tx, studentId, professorId, now)
    }
    return unlocksThisWeek(tx, studentId, plan, now)
  })
  const professor = catalogue.get(professorId)
  if (!professor) throw optedOut()
  return { professor: professorView(seals, studentId, professor, true), week }
}
