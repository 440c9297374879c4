import type { PageView } from '@labreach/contract/professor-page'
import { lifetimes } from '@labreach/contract/lifetimes'
import { appendToAuditLog } from '../audit-log.ts'
import type { Services } from '../services.ts'
import { pageLinkInvalid } from './errors.ts'
import { createPageLink, usePageLink } from './page-links.ts'
import { findPerson } from './person.ts'
import { composePage } from './read-page.ts'

type Deps = Pick<Services, 'db' | 'clock'>

/** Opens the page with its mailed link, which works once. The token of the page is valid for 30 minutes. Throws link_invalid. */
export async function openPage(
  services: Deps,
  link: string,
): Promise<PageView & { page_token: string; page_until: string }> {
  const { db, clock } = services
  const now = clock.now()
  const { person, token } = await db.transaction().execute(async (tx) => {
    const used = await usePageLink(tx, ['open'], link, now)
    const person = used && (await findPerson(tx, used.scholar_id))
    if (!person) throw pageLinkInvalid()
    const scholarId = person.contact.scholar_id
    await appendToAuditLog(tx, { event: 'page_opened', subject: scholarId }, now)
    return { person, token: await createPageLink(tx, { purpose: 'page', scholarId }, now) }
  })
  const until = new Date(now.getTime() + lifetimes.pageMs)
  return { ...(await composePage(services, person)), page_token: token, page_until: until.toISOString() }
}
