import { lifetimes } from '@labreach/contract/lifetimes'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { isSafeInMail } from '../mails/describe-account.ts'
import { composeNoPasswordMail, composeResetMail } from '../mails/reset-mail.ts'
import { findVerifiedAddresses } from '../notices/verified-addresses.ts'
import { canReset } from './can-reset.ts'
import { insertReset, selectByAddress } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/**
 * Mails a reset link for each account that has verified this address: usually one or none. An account that has no reset gets a
 * mail that says how it signs in.
 */
export async function mailReset({ db, clock, config, mailer }: Deps, email: string): Promise<void> {
  for (const student of await selectByAddress(db, email)) {
    if (!(await canReset(db, student.id))) {
      await mailer.send(await composeNoPasswordMail({ to: student.address, loginUrl: `${config.publicUrl}/login` }))
      continue
    }
    const token = newToken()
    const expiresAt = new Date(clock.now().getTime() + lifetimes.passwordResetLinkMs)
    await insertReset(db, { tokenHash: hashToken(token), studentId: student.id, email: student.address, expiresAt })
    // A username that is one of the student's verified addresses signs in as well: who lost that mailbox must learn it.
    const own = await findVerifiedAddresses(db, student.id)
    const showsUsername = own.some((address) => isSafeInMail(student.username, address))
    const link = new URLSearchParams({ token, ...(showsUsername && { username: student.username }) })
    const url = `${config.publicUrl}/reset-password?${link}`
    await mailer.send(await composeResetMail({ to: student.address, username: student.username, url }))
  }
}
