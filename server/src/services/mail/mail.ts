export type Mail = {
  to: string
  subject: string
  html: string
  /** The same for readers without HTML. */
  text: string
}

/** Mails that the product itself sends: links of an account, never letters. */
export type Mailer = {
  /** Whether the mail server can be reached at all. Throws MailFailure. */
  check(): Promise<void>
  /** Hands one mail to the mail server. Throws MailFailure when it was not taken. */
  send(mail: Mail): Promise<void>
  close(): void
}

export class MailFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MailFailure'
  }
}
