import type { Services } from '../../services.ts'
import { erasureLinkInvalid } from '../../professors/errors.ts'
import { eraseAtOnce } from './erase-at-once.ts'
import { preventImport } from '../../catalogue/import/import-lock.ts'
import { confirmToken, findByToken } from '../../catalogue/opt-outs/opt-out-tokens.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'suppressionHasher' | 'jobs'>

/**
 * Erases a professor immediately, with the single-use link that was mailed to the stored address; during an import, within
 * a minute of its end. Throws link_invalid.
 */
export async function confirmErasure(deps: Deps, token: string): Promise<void> {
  const { db, clock } = deps
  await db.transaction().execute(async (tx) => {
    const professor = await findByToken(tx, 'erase', token, clock.now())
    if (!professor?.opt_out) throw erasureLinkInvalid()
    if (await preventImport(tx)) await eraseAtOnce(tx, deps, professor.scholar_id)
    else await confirmToken(tx, token, clock.now())
  })
}
