import { getHeaderBlock, listAddresses, parseHead } from './parse.ts'
import { listEnvelopeRecipients } from './mail-store.ts'

const addressForm =
  /^[^\s@<>,;:"()[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*[\p{L}\p{N}]$/u
const single = ['from', 'to', 'cc', 'bcc', 'subject', 'date', 'message-id', 'reply-to', 'content-type', 'mime-version']

/** Creates the error of a service for an invalid message. */
type Refuse = (message: string) => Error

/** Checks a raw message as strictly as a mail service does. Returns its headers and its recipients. */
export async function checkMessage(raw: Buffer, refuse: Refuse) {
  const mail = await parseHead(raw).catch(() => {
    throw refuse('Invalid message: its headers cannot be read')
  })
  checkHeaders(raw, mail.headers, refuse)
  for (const [name, list] of [
    ['To', mail.to],
    ['Cc', mail.cc],
    ['Bcc', mail.bcc],
  ] as const) {
    const written = mail.headers.find((header) => header.key === name.toLowerCase())?.value.trim()
    const read = listAddresses(list)
    const empty = written && read.length === 0 && !/^[^:]*:\s*;$/.test(written)
    if (empty || read.some((address) => !addressForm.test(address))) throw refuse(`Invalid ${name} header`)
  }
  const to = listEnvelopeRecipients(mail)
  if (to.length === 0) throw refuse('Recipient address required')
  return { mail, to }
}

function checkHeaders(raw: Buffer, headers: { key: string; value: string }[], refuse: Refuse): void {
  const head = getHeaderBlock(raw)
  if (!/^[!-9;-~]+[ \t]*:/.test(head)) throw refuse('Invalid message: it does not begin with a header')
  const broken = head.split(/\r?\n/).find((line) => line !== '' && !/^([!-9;-~]+[ \t]*:|[ \t])/.test(line))
  if (broken !== undefined) throw refuse(`Invalid message: '${broken.slice(0, 60)}' is not a header`)
  const twice = single.find((name) => headers.filter((header) => header.key === name).length > 1)
  if (twice) throw refuse(`Invalid message: more than one ${twice} header`)
  const type = headers.find((header) => header.key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\//i.test(type)) return
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(type)
  const mark = boundary?.[1] ?? boundary?.[2]
  if (!mark || !raw.includes(`\n--${mark}`) || !raw.includes(`\n--${mark}--`)) {
    throw refuse('Invalid message: the multipart boundary is missing or never closed')
  }
}

/** The message without the headers `drop`, and with the header lines `add` before it. */
export function rewrite(raw: Buffer, change: { drop: string[]; add: string }): Buffer {
  const head = getHeaderBlock(raw)
  const rest = head.replace(/^([!-9;-~]+)[ \t]*:.*(?:\r?\n[ \t].*)*\r?\n?/gm, (header, name: string) =>
    change.drop.includes(name.toLowerCase()) ? '' : header,
  )
  return Buffer.concat([Buffer.from(`${change.add}${rest}`, 'latin1'), raw.subarray(head.length)])
}
