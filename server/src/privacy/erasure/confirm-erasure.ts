import type { Services } from '../../services.ts'
import { erasureLinkInvalid } from '../../professors/errors.ts'
import { eraseProfessor } from './erase-professor.ts'
import { findByToken } from '../../catalogue/opt-outs/opt-out-tokens.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'suppressionHasher' | 'jobs'>

/**
 * Erases a professor immediately, with the single-use link that was mailed to the stored address. Throws link_invalid.
 */
export async function confirmErasure({ db, clock, suppressionHasher, jobs }: Deps, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const professor = await findByToken(tx, 'erase', token, clock.now())
    if (!professor?.opt_out) throw erasureLinkInvalid()
    await eraseProfessor(tx, suppressionHasher, professor.scholar_id, clock.now())
    await jobs.add(tx, 'append_suppressions', {})
  })
}
