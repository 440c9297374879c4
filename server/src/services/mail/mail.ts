export type Mail = {
  to: string
  subject: string
  html: string
  /** The same content as plain text. */
  text: string
}

/**
 * Sends the product's own mails, e.g. links to confirm an address or reset a password. Letters are sent from the
 * student's mailbox instead.
 */
export type Mailer = {
  /** Throws MailFailure if the mail server cannot be reached. */
  check(): Promise<void>
  /** Sends one mail. Throws MailFailure if the mail server did not accept it. */
  send(mail: Mail): Promise<void>
  close(): void
}

export class MailFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MailFailure'
  }
}
