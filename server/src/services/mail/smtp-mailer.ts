import { createTransport } from 'nodemailer'
import { MailFailure, type Mailer } from './mail.ts'

/** Long enough for a slow mail server, short enough for a person who waits. In ms. */
const PATIENCE_MS = 8_000

/**
 * Sends by SMTP.
 * @param url `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`.
 * @param from what stands in From, `Name <address>`.
 * @param requireTls whether a server that offers no STARTTLS, or from whose answer somebody took it, gets no mail.
 */
export function createMailer({ url, from, requireTls }: { url: string; from: string; requireTls: boolean }): Mailer {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS }
  const transport = createTransport(
    { url, ...patience, requireTLS: requireTls },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  const failing = (error: unknown) => {
    throw new MailFailure(error instanceof Error ? error.message : String(error), error)
  }
  return {
    check: async () => void (await transport.verify().catch(failing)),
    send: async (mail) => void (await transport.sendMail(mail).catch(failing)),
    close: () => transport.close(),
  }
}
