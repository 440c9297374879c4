import { preventImport } from '../../catalogue/import/import-lock.ts'
import { lockDueOptOut } from '../../catalogue/opt-outs/opt-out-records.ts'
import { lockConfirmed } from '../../catalogue/opt-outs/opt-out-tokens.ts'
import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'

/**
 * Erases the professors whose opt-out is 30 days old or who have confirmed the erasure during an import, each in a
 * transaction: a failure does not undo the others. Opt-outs that wait for the operator are not erased, and during an import
 * none is. Returns the number of erased professors.
 */
export async function eraseDue({ db, clock, suppressionHasher }: Pick<Services, 'db' | 'clock' | 'suppressionHasher'>) {
  for (let erased = 0; ; erased++) {
    const found = await db.transaction().execute(async (tx) => {
      if (!(await preventImport(tx))) return false
      const due = (await lockConfirmed(tx)) ?? (await lockDueOptOut(tx, clock.now()))
      if (due) await eraseProfessor(tx, suppressionHasher, due, clock.now())
      return due !== undefined
    })
    if (!found) return erased
  }
}
