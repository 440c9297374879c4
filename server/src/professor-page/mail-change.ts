import type { Services } from '../services.ts'
import type { JobData } from '../work.ts'
import { describeChange } from './describe-change.ts'
import { composeChangeMail } from './mails.ts'
import { selectChange, type ChangeRow } from './page-changes.ts'
import { createPageLink } from './page-links.ts'
import { findPerson } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'jobs' | 'mailer'>

/**
 * Tells a professor of a change on their page, with a link that takes it back unless the change is final. After a new
 * address the old one is told too, by a job of its own, so that a refused mail repeats none to the other.
 */
export async function mailChange(
  { db, clock, config, jobs, mailer }: Deps,
  job: JobData['page_change_mail'],
): Promise<void> {
  const change = await selectChange(db, job.change_id)
  const person = change && (await findPerson(db, change.scholar_id))
  if (!person) return
  const addresses = new Set([person.contact.email, ...listFormerAddresses(change)])
  if (!job.to && addresses.size > 1)
    return db.transaction().execute(async (tx) => {
      for (const to of addresses) if (to) await jobs.add(tx, 'page_change_mail', { ...job, to })
    })
  const to = job.to ?? person.contact.email
  // An address that was taken back meanwhile gets no link.
  if (!to || !addresses.has(to)) return
  const detail = { change: job.change_id }
  const link = { purpose: 'undo', scholarId: person.contact.scholar_id, detail } as const
  const undo = job.final
    ? undefined
    : `${config.publicUrl}/professor/undo?${new URLSearchParams({ token: await createPageLink(db, link, clock.now()) })}`
  await mailer.send(await composeChangeMail({ to, lines: describeChange(change), undo, support: config.supportEmail }))
}

const listFormerAddresses = (change: ChangeRow): string[] =>
  change.kind === 'address' ? change.before.map(({ value }) => value).filter((value) => typeof value === 'string') : []
