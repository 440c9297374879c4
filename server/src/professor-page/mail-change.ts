import type { Services } from '../services.ts'
import { describeChange } from './describe-change.ts'
import { composeChangeMail } from './mails.ts'
import { selectChange, type ChangeRow } from './page-changes.ts'
import { createPageLink } from './page-links.ts'
import { findPerson } from './person.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Tells a professor of a change on their page, with a link that takes it back unless the change is final. After a new
 * address the old one is told too.
 */
export async function mailChange(
  { db, clock, config, mailer }: Deps,
  { changeId, final }: { changeId: number; final: boolean },
): Promise<void> {
  const change = await selectChange(db, changeId)
  const person = change && (await findPerson(db, change.scholar_id))
  if (!person) return
  for (const to of new Set([person.contact.email, ...listFormerAddresses(change)])) {
    const link = { purpose: 'undo', scholarId: person.contact.scholar_id, detail: { change: changeId } } as const
    const undo = final
      ? undefined
      : `${config.publicUrl}/professor/undo?${new URLSearchParams({ token: await createPageLink(db, link, clock.now()) })}`
    await mailer.send(
      await composeChangeMail({ to, lines: describeChange(change), undo, support: config.supportEmail }),
    )
  }
}

const listFormerAddresses = (change: ChangeRow): string[] =>
  change.kind === 'address' ? change.before.map(({ value }) => value).filter((value) => typeof value === 'string') : []
