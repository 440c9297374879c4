import { createTransport } from 'nodemailer'
import { MailFailure, type Mailer } from './mail.ts'

/** In milliseconds: long enough for a slow mail server, short enough for a waiting user. */
const TIMEOUT_MS = 8_000

/**
 * Sends by SMTP.
 * @param url `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`.
 * @param from the From header, `Name <address>`.
 * @param requireTls whether sending fails without STARTTLS, which an attacker can remove from the server's response.
 */
export function createMailer({ url, from, requireTls }: { url: string; from: string; requireTls: boolean }): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const transport = createTransport(
    { url, ...timeouts, requireTLS: requireTls },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  )
  const throwFailure = (error: unknown) => {
    throw new MailFailure(error instanceof Error ? error.message : String(error), error)
  }
  return {
    check: async () => void (await transport.verify().catch(throwFailure)),
    send: async (mail) => void (await transport.sendMail(mail).catch(throwFailure)),
    close: () => transport.close(),
  }
}
