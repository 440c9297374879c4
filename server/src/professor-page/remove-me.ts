import { recordOptOut, releaseOptOuts } from '../catalogue/opt-outs/opt-out-records.ts'
import type { Services } from '../services.ts'
import { deletePageLinks } from './page-links.ts'
import { requirePage } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'catalogue' | 'suppressionHasher' | 'jobs'>

/** Removes the professor of an opened page from every listing, and sends a mail with an undo link. Throws page_closed. */
export async function removeMe({ db, clock, catalogue, suppressionHasher, jobs }: Deps, token: string): Promise<void> {
  const removed = await db.transaction().execute(async (tx) => {
    const { ids, contact } = await requirePage({ db: tx, clock }, token)
    const rows = await recordOptOut(tx, suppressionHasher, ids, { now: clock.now() })
    await releaseOptOuts(tx, suppressionHasher, ids, clock.now(), true)
    // The links that open the page, and the opened pages; the undo links remain.
    await deletePageLinks(tx, ids, ['open', 'page'])
    await jobs.add(tx, 'append_suppressions', {})
    await jobs.add(tx, 'removal_mail', { professor_id: contact.id })
    return rows
  })
  for (const id of removed) catalogue.remove(id)
}
