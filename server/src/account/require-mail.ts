import { MailFailure } from '../services/mail/mail.ts'
import type { Services } from '../services.ts'
import { mailFailed } from './errors.ts'

/** Whoever is promised a mail should hear at once when none can go out. Throws mail_failed. */
export async function requireMail({ mailer }: Pick<Services, 'mailer'>): Promise<void> {
  await mailer.check().catch((error: unknown) => {
    throw error instanceof MailFailure ? mailFailed() : error
  })
}
