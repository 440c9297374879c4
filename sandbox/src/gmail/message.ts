import { randomBytes } from 'node:crypto'
import { listAddresses, getHeaderBlock, parseHead } from '../mail/parse.ts'
import { listEnvelopeRecipients, findReferencedIds } from '../mail/mail-store.ts'
import { invalidArgument, parseError, tooLarge } from './errors.ts'

/** Bytes. Gmail's limit for a whole message, attachments in base64 included. */
const maxMessageBytes = 25 * 1024 * 1024
const addressForm =
  /^[^\s@<>,;:"()[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u
const single = ['from', 'to', 'cc', 'bcc', 'subject', 'date', 'message-id', 'reply-to', 'content-type', 'mime-version']

/** Decodes the `raw` member of a messages.send body. Throws ApiError on anything but base64url. */
export function decodeRaw(raw: unknown): Buffer {
  if (typeof raw !== 'string' || raw === '') {
    throw invalidArgument("'raw' RFC822 payload message string or uploading message via /upload/* URL required")
  }
  const text = raw.replace(/={1,2}$/, '')
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) {
    throw parseError("Invalid value at 'raw' (TYPE_BYTES), Base64 decoding failed")
  }
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length > maxMessageBytes) throw tooLarge()
  return bytes
}

/**
 * Checks a message as Gmail does and returns the message to deliver. Its bytes are unchanged except that `Bcc` is
 * removed, `From` becomes the account's address if it is missing or another's, and `Message-ID` is replaced by one of
 * Gmail's. Gmail does not return the new Message-ID. Throws ApiError.
 */
export async function readMessage(raw: Buffer, account: { email: string; name: string }) {
  const mail = await parseHead(raw).catch(() => {
    throw invalidArgument('Invalid message: its headers cannot be read')
  })
  checkHeaders(raw, mail.headers)
  for (const [name, list] of [
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Bcc', mail.bcc],
  ] as const) {
    const written = mail.headers.find((header) => header.key === name.toLowerCase())?.value.trim()
    const read = listAddresses(list)
    const empty = written && read.length === 0 && !/^[^:]*:\s*;$/.test(written)
    if (empty || read.some((address) => !addressForm.test(address))) throw invalidArgument(`Invalid ${name} header`)
  }
  const to = listEnvelopeRecipients(mail)
  if (to.length === 0) throw invalidArgument('Recipient address required')
  const from = listAddresses(mail.from)
  const isOwn = from.length === 1 && from[0] === account.email
  const sender = isOwn ? '' : `From: ${encodeName(account.name)} <${account.email}>\r\n`
  const messageId = `Message-ID: <CA+${randomBytes(24).toString('base64url')}@mail.gmail.com>\r\n`
  const drop = ['bcc', 'message-id', ...(isOwn ? [] : ['from'])]
  return {
    to,
    subject: mail.subject ?? '',
    references: findReferencedIds(mail),
    raw: rewrite(raw, { drop, add: `${sender}${messageId}` }),
  }
}

function checkHeaders(raw: Buffer, headers: { key: string; value: string }[]): void {
  const head = getHeaderBlock(raw)
  if (!/^[!-9;-~]+[ \t]*:/.test(head)) throw invalidArgument('Invalid message: it does not begin with a header')
  const broken = head.split(/\r?\n/).find((line) => line !== '' && !/^([!-9;-~]+[ \t]*:|[ \t])/.test(line))
  if (broken !== undefined) throw invalidArgument(`Invalid message: '${broken.slice(0, 60)}' is not a header`)
  const twice = single.find((name) => headers.filter((header) => header.key === name).length > 1)
  if (twice) throw invalidArgument(`Invalid message: more than one ${twice} header`)
  const type = headers.find((header) => header.key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\//i.test(type)) return
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(type)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (!mark || !raw.includes(`\n--${mark}`) || !raw.includes(`\n--${mark}--`)) {
    throw invalidArgument('Invalid message: the multipart boundary is missing or never closed')
  }
}

function rewrite(raw: Buffer, change: { drop: string[]; add: string }): Buffer {
  const head = getHeaderBlock(raw)
  const rest = head.replace(/^([!-9;-~]+)[ \t]*:.*(?:\r?\n[ \t].*)*\r?\n?/gm, (header, name: string) =>
    change.drop.includes(name.toLowerCase()) ? '' : header,
  )
  return Buffer.concat([Buffer.from(`${change.add}${rest}`, 'latin1'), raw.subarray(head.length)])
}

const encodeName = (name: string) =>
  /^[\w .'-]*$/.test(name) ? `"${name}"` : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`
