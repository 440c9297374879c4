import { parseScholarId } from '@labreach/contract/scholar-id'
import { appendToAuditLog } from '../audit-log.ts'
import { selectContact } from '../catalogue/corrections/contact.ts'
import { lockProfessorRow } from '../catalogue/lock-professor-row.ts'
import { findPersonIds } from '../catalogue/opt-outs/same-person.ts'
import { findLinkedProfessor } from '../outreach/answers/letter-link.ts'
import type { Services } from '../services.ts'
import type { JobData } from '../work.ts'
import { composePageLinkMail } from './mails.ts'
import { createPageLink, hasOpenLink, setLinkMailed } from './page-links.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'encryption' | 'mailer'>

/**
 * Mails the link to a professor's page to the stored address, unless an earlier mailed link is still valid. So the mailbox
 * gets at most one link a day, and another one after the professor has used it. A typed address is never used. For a
 * professor without a stored address the audit log tells the operator, who decides.
 */
export async function mailPageLink(services: Deps, asked: JobData['page_link']): Promise<void> {
  const { config, db, mailer } = services
  const given = 'letter' in asked ? await findLinkedProfessor(services, asked) : parseScholarId(asked.scholar_id)
  const link = given ? await createLink(services, given) : undefined
  if (!link) return
  const url = `${config.publicUrl}/professor?${new URLSearchParams({ token: link.token })}`
  await mailer.send(await composePageLinkMail({ to: link.to, url }))
  // Before, the link does not count: after a failure or the death of the process the repeated job sends another one.
  await setLinkMailed(db, link.token)
}

function createLink({ db, clock }: Deps, given: string): Promise<{ to: string; token: string } | undefined> {
  return db.transaction().execute(async (tx) => {
    const ids = await findPersonIds(tx, given)
    const contact = await selectContact(tx, ids)
    if (!contact || contact.opt_out) return undefined
    await lockProfessorRow(tx, contact.id)
    const now = clock.now()
    if (await hasOpenLink(tx, ids, now)) return undefined
    const detail = { mailed: contact.email ? 'yes' : 'no address is stored' }
    const link = { purpose: 'open', scholarId: contact.scholar_id, ...(!contact.email && { detail }) } as const
    const token = await createPageLink(tx, link, now)
    await appendToAuditLog(tx, { event: 'page_link_asked', subject: contact.scholar_id, detail }, now)
    return contact.email ? { to: contact.email, token } : undefined
  })
}
