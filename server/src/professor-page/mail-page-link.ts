import { parseScholarId } from '@labreach/contract/scholar-id'
import { appendToAuditLog } from '../audit-log.ts'
import { selectContact } from '../catalogue/corrections/contact.ts'
import { lockProfessorRow } from '../catalogue/lock-professor-row.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
import { findLinkedProfessor } from '../outreach/answers/letter-link.ts'
import type { Services } from '../services.ts'
import type { JobData } from '../work.ts'
import { composePageLinkMail } from './mails.ts'
import { createPageLink, deletePageLink, hasOpenLink } from './page-links.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'mailer'>

/**
 * Mails the link to a professor's page to the stored address, unless an earlier link is still valid. So the mailbox gets at
 * most one link a day, and another one after the professor has used it. A typed address is never used. For a professor without a stored address the audit log tells the operator, who decides.
 */
export async function mailPageLink(services: Deps, asked: JobData['page_link']): Promise<void> {
  const { config, db, mailer } = services
  const given = 'letter' in asked ? await findLinkedProfessor(services, asked) : parseScholarId(asked.scholar_id)
  const link = given ? await createLink(services, given) : undefined
  if (!link) return
  const url = `${config.publicUrl}/professor?${new URLSearchParams({ token: link.token })}`
  try {
    await mailer.send(await composePageLinkMail({ to: link.to, url }))
  } catch (error) {
    // The repeated job must be able to send it.
    await deletePageLink(db, link.token)
    throw error
  }
}

function createLink({ db, clock }: Deps, given: string): Promise<{ to: string; token: string } | undefined> {
  return db.transaction().execute(async (tx) => {
    const ids = await findPersonIds(tx, given)
    const contact = await selectContact(tx, ids)
    if (!contact || contact.opt_out) return undefined
    await lockProfessorRow(tx, contact.id)
    const now = clock.now()
    if (await hasOpenLink(tx, ids, now)) return undefined
    const token = await createPageLink(tx, { purpose: 'open', scholarId: contact.scholar_id }, now)
    const detail = { mailed: contact.email ? 'yes' : 'no address is stored' }
    await appendToAuditLog(tx, { event: 'page_link_asked', subject: contact.scholar_id, detail }, now)
    return contact.email ? { to: contact.email, token } : undefined
  })
}
