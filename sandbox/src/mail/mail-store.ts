import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { writeAtomically } from '../json-file.ts'
import { listAddresses, parseHead } from './parse.ts'

/** A delivered mail. `from` and `to` are the envelope: the actual sender and all recipients, Bcc included. */
export type Mail = {
  id: string
  via: 'gmail' | 'graph' | 'smtp'
  from: string
  to: string[]
  subject: string
  messageId: string | null
  /** The Message-IDs to which it refers. */
  references: string[]
  /** Its thread in the sender's mailbox, and in the recipients' mailboxes. */
  threadId: string
  recipientThreadId: string
  sentAt: string
  size: number
}

/** What mails of an older version lack. */
type Added = 'threadId' | 'recipientThreadId' | 'references'

export type MailStore = ReturnType<typeof openMailStore>

/**
 * All delivered mails, oldest first. A mail is stored as `mails/<id>.eml` with its exact bytes and `mails/<id>.json`.
 * The JSON file is written last, and only mails with a JSON file are read, so a crash leaves no incomplete mail.
 */
export function openMailStore(dataDir: string, clock: Clock) {
  const dir = join(dataDir, 'mails')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  let mails = readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Omit<Mail, Added> & Partial<Pick<Mail, Added>>)
    // A file of an older version has no threads: each such mail is a thread of its own.
    .map((mail): Mail => ({ threadId: mail.id, recipientThreadId: mail.id, references: [], ...mail }))
    .toSorted((a, b) => a.id.localeCompare(b.id))

  return {
    /** Delivers `raw` to the inboxes of `to` and the sent folder of `from`. */
    async deliver(via: Mail['via'], from: string, to: string[], raw: Buffer, threadId?: string): Promise<Mail> {
      const parsed = await parseHead(raw)
      const id = createId()
      const referenced = findReferencedIds(parsed)
      const repliedTo = mails.find(
        (mail) => mail.messageId && referenced.has(mail.messageId) && mail.to.some((address) => to.includes(address)),
      )
      const mail: Mail = {
        id,
        threadId: threadId ?? id,
        // A recipient's mail program builds threads from the headers alone.
        recipientThreadId: repliedTo?.recipientThreadId ?? id,
        via,
        from: from.toLowerCase(),
        to: [...new Set(to.map((address) => address.toLowerCase()))],
        subject: parsed.subject ?? '',
        messageId: parsed.messageId ?? null,
        references: [...referenced],
        sentAt: new Date(clock.now()).toISOString(),
        size: raw.byteLength,
      }
      writeAtomically(join(dir, `${mail.id}.eml`), raw)
      writeAtomically(join(dir, `${mail.id}.json`), JSON.stringify(mail, null, 1))
      mails.push(mail)
      return mail
    },

    all: (): readonly Mail[] => mails,
    /** The mails of a thread in one sender's mailbox, oldest first. */
    thread: (from: string, threadId: string) =>
      mails.filter((mail) => mail.from === from.toLowerCase() && mail.threadId === threadId),
    find: (id: string) => mails.find((mail) => mail.id === id),
    /** Mails to this address, oldest first. */
    inbox: (address: string) => mails.filter((mail) => mail.to.includes(address.toLowerCase())),
    sent: (address: string) => mails.filter((mail) => mail.from === address.toLowerCase()),
    raw: (mail: Mail): Buffer => readFileSync(join(dir, `${mail.id}.eml`)),

    /** The number of recipients of an account's Gmail messages after `since` (milliseconds since 1970). */
    recipientsSince: (from: string, since: number) =>
      mails
        .filter((mail) => mail.via === 'gmail' && mail.from === from && Date.parse(mail.sentAt) > since)
        .reduce((sum, mail) => sum + mail.to.length, 0),

    reset(): void {
      mails = []
      for (const file of readdirSync(dir)) rmSync(join(dir, file))
    },
  }

  /** 16 hexadecimal digits like Gmail's. The first 8 count up: file names sort in the order of delivery. */
  function createId(): string {
    const count = mails.length === 0 ? 0 : Number.parseInt(mails.at(-1)?.id.slice(0, 8) ?? '0', 16) - 0x19000000
    return (0x19000000 + count + 1).toString(16) + randomBytes(4).toString('hex')
  }
}

/** The Message-IDs in the headers References and In-Reply-To. */
export function findReferencedIds({ headers }: Pick<Awaited<ReturnType<typeof parseHead>>, 'headers'>): Set<string> {
  const matching = headers.filter(({ key }) => key === 'references' || key === 'in-reply-to')
  return new Set(matching.flatMap(({ value }) => value.split(/[\s,]+/).filter(Boolean)))
}

/** All addresses that sent or received a mail, in alphabetical order. */
export function listCorrespondents(mails: readonly Mail[]): string[] {
  return [...new Set(mails.flatMap((mail) => [...mail.to, mail.from]))].toSorted()
}

/** The recipients in the headers To, Cc and Bcc, which Gmail takes as the envelope. */
export const listEnvelopeRecipients = (mail: Awaited<ReturnType<typeof parseHead>>): string[] => [
  ...new Set([...listAddresses(mail.to), ...listAddresses(mail.cc), ...listAddresses(mail.bcc)]),
]
