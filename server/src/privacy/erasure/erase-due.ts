import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'

/**
 * Empties the records of those who opted out 30 days ago. One at a time, so that a failure keeps nobody else waiting; those
 * that are held wait for the operator. Returns how many there were.
 */
export async function eraseDue({ db, clock, suppression }: Pick<Services, 'db' | 'clock' | 'suppression'>) {
  for (let erased = 0; ; erased++) {
    const found = await db.transaction().execute(async (tx) => {
      const due = await tx
        .selectFrom('opt_outs')
        .select('scholar_id')
        .where('held', '=', false)
        .where('erase_after', '<=', clock.now())
        .orderBy('erase_after')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (due) await eraseProfessor(tx, suppression, due.scholar_id, clock.now())
      return due !== undefined
    })
    if (!found) return erased
  }
}
