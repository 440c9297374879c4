import { lifetimes } from '@labreach/contract/lifetimes'
import { hashToken, newToken } from '../../encryption.ts'
import type { Services } from '../../services.ts'
import { isSafeInMail } from '../mails/describe-account.ts'
import { composeResetMail } from '../mails/reset-mail.ts'
import { insertReset, selectByAddress } from './queries.ts'

type Deps = Pick<Services, 'db' | 'clock' | 'config' | 'mailer'>

/** Mails a reset link for each account that has verified this address: usually one or none. */
export async function mailReset({ db, clock, config, mailer }: Deps, email: string): Promise<void> {
  for (const { id, username, address, ...student } of await selectByAddress(db, email)) {
    const token = newToken()
    const expiresAt = new Date(clock.now().getTime() + lifetimes.passwordResetLinkMs)
    await insertReset(db, { tokenHash: hashToken(token), studentId: id, email: address, expiresAt })
    // A username that its student has not typed, neither at the signup nor at a sign-in, is needed with the first password.
    const showsUsername = student.signed_up_with_google || isSafeInMail(username, address)
    const link = new URLSearchParams({ token, ...(showsUsername && { username }) })
    const url = `${config.publicUrl}/reset-password?${link}`
    await mailer.send(await composeResetMail({ to: address, username, hasPassword: student.has_password, url }))
  }
}
