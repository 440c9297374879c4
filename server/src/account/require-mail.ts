import { MailFailure } from '../services/mail/mail.ts'
import type { Services } from '../services.ts'
import { mailFailed } from './errors.ts'

/** Call it before an operation that promises a mail. Throws mail_failed if the mail server is unreachable. */
export async function requireMail({ mailer }: Pick<Services, 'mailer'>): Promise<void> {
  await mailer.check().catch((error: unknown) => {
    throw error instanceof MailFailure ? mailFailed() : error
  })
}
