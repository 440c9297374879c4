import { lockProfessorRow } from '../catalogue/lock-professor-row.ts'
import { selectById, selectReachable } from '../catalogue/opt-outs/opt-out-records.ts'
import type { Services } from '../services.ts'
import { composeRemovalMail } from './mails.ts'
import { insertChange } from './page-changes.ts'
import { createPageLink } from './page-links.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Tells a professor that they were removed. The undo link is only mailed to the stored address: one that was found on a
 * homepage may be somebody else's. Does nothing without an address, or if the removal was taken back.
 */
export async function mailRemoval({ db, clock, config, mailer }: Deps, professorId: number): Promise<void> {
  const reachable = await selectReachable(db, professorId)
  const to = reachable?.stored ?? reachable?.looked_up
  if (!reachable || !to) return
  const undo = reachable.stored ? await createUndo(reachable.id) : undefined
  await mailer.send(await composeRemovalMail({ to, undo, support: config.supportEmail }))

  function createUndo(id: number): Promise<string | undefined> {
    return db.transaction().execute(async (tx) => {
      await lockProfessorRow(tx, id)
      const professor = await selectById(tx, id)
      if (!professor || professor.erased_at) return undefined
      const now = clock.now()
      const scholarId = professor.scholar_id
      const change = await insertChange(tx, scholarId, { kind: 'removal', before: {}, after: {} }, now)
      const token = await createPageLink(tx, { purpose: 'undo', scholarId, detail: { change } }, now)
      return `${config.publicUrl}/professor/undo?${new URLSearchParams({ token })}`
    })
  }
}
