import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import { writeWhole } from '../store.ts'
import { addresses, parseHead } from './parse.ts'

/** A delivered mail. `from` and `to` are the envelope: who really sent it, and everyone it went to. */
export type Mail = {
  id: string
  via: 'gmail' | 'smtp'
  from: string
  to: string[]
  subject: string
  messageId: string | null
  /** The conversation it stands in, in the sender's mailbox and in the recipients'. */
  threadId: string
  recipientThreadId: string
  sentAt: string
  size: number
}

type Thread = 'threadId' | 'recipientThreadId'

export type Mailroom = ReturnType<typeof openMailroom>

/**
 * Every mail that was sent, oldest first: `mails/<id>.eml` with the exact bytes and `mails/<id>.json` beside it. The
 * JSON file is written last and is what makes a mail exist, so a crash between the two leaves no half mail.
 */
export function openMailroom(dataDir: string, clock: Clock) {
  const dir = join(dataDir, 'mails')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  let mails = readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map(
      (file) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as Omit<Mail, Thread> & Partial<Pick<Mail, Thread>>,
    )
    // Mails of before there were conversations stand alone.
    .map((mail): Mail => ({ threadId: mail.id, recipientThreadId: mail.id, ...mail }))
    .toSorted((a, b) => a.id.localeCompare(b.id))

  return {
    /** Delivers `raw` into the boxes of `to` and the sent box of `from`. */
    async deliver(via: Mail['via'], from: string, to: string[], raw: Buffer, threadId?: string): Promise<Mail> {
      const parsed = await parseHead(raw)
      const id = nextId()
      const referenced = referencesOf(parsed)
      const answered = mails.find(
        (mail) => mail.messageId && referenced.has(mail.messageId) && mail.to.some((address) => to.includes(address)),
      )
      const mail: Mail = {
        id,
        threadId: threadId ?? id,
        // A reader's mail program knows the headers alone.
        recipientThreadId: answered?.recipientThreadId ?? id,
        via,
        from: from.toLowerCase(),
        to: [...new Set(to.map((address) => address.toLowerCase()))],
        subject: parsed.subject ?? '',
        messageId: parsed.messageId ?? null,
        sentAt: new Date(clock.now()).toISOString(),
        size: raw.byteLength,
      }
      writeWhole(join(dir, `${mail.id}.eml`), raw)
      writeWhole(join(dir, `${mail.id}.json`), JSON.stringify(mail, null, 1))
      mails.push(mail)
      return mail
    },

    all: (): readonly Mail[] => mails,
    /** The mails of a conversation in one sender's mailbox, oldest first. */
    thread: (from: string, threadId: string) =>
      mails.filter((mail) => mail.from === from.toLowerCase() && mail.threadId === threadId),
    find: (id: string) => mails.find((mail) => mail.id === id),
    /** Mails that went to this address, oldest first. */
    inbox: (address: string) => mails.filter((mail) => mail.to.includes(address.toLowerCase())),
    sent: (address: string) => mails.filter((mail) => mail.from === address.toLowerCase()),
    raw: (mail: Mail): Buffer => readFileSync(join(dir, `${mail.id}.eml`)),

    /** Recipients that an account reached through Gmail since `since` (milliseconds since 1970). */
    recipientsSince: (from: string, since: number) =>
      mails
        .filter((mail) => mail.via === 'gmail' && mail.from === from && Date.parse(mail.sentAt) > since)
        .reduce((sum, mail) => sum + mail.to.length, 0),

    reset(): void {
      mails = []
      for (const file of readdirSync(dir)) rmSync(join(dir, file))
    },
  }

  /** 16 hexadecimal digits like Gmail's, growing with each mail so that names sort in the order of arrival. */
  function nextId(): string {
    const count = mails.length === 0 ? 0 : Number.parseInt(mails.at(-1)?.id.slice(0, 8) ?? '0', 16) - 0x19000000
    return (0x19000000 + count + 1).toString(16) + randomBytes(4).toString('hex')
  }
}

/** The Message-IDs that a mail says it answers. */
export function referencesOf({ headers }: Pick<Awaited<ReturnType<typeof parseHead>>, 'headers'>): Set<string> {
  const named = headers.filter(({ key }) => key === 'references' || key === 'in-reply-to')
  return new Set(named.flatMap(({ value }) => value.split(/[\s,]+/).filter(Boolean)))
}

/** Every address that sent or got a mail, in order. */
export function mailboxes(mails: readonly Mail[]): string[] {
  return [...new Set(mails.flatMap((mail) => [...mail.to, mail.from]))].toSorted()
}

/** Envelope recipients of a message that names them only in its headers, as Gmail reads them. */
export const recipientsOf = (mail: Awaited<ReturnType<typeof parseHead>>): string[] => [
  ...new Set([...addresses(mail.to), ...addresses(mail.cc), ...addresses(mail.bcc)]),
]
