import { MailFailure } from '../services/mail/mail.ts'
import type { World } from '../world.ts'
import { mailFailed } from './errors.ts'

/** Whoever is promised a mail should hear at once when none can go out. Throws mail_failed. */
export async function requireMail({ mailer }: Pick<World, 'mailer'>): Promise<void> {
  await mailer.check().catch((error: unknown) => {
    throw error instanceof MailFailure ? mailFailed() : error
  })
}
