import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'

/** Parses a message; attachments are bytes. Throws if the MIME structure exceeds postal-mime's limits. */
export const parseMail = (raw: Uint8Array): Promise<Email> => PostalMime.parse(raw)

/**
 * Parses the headers only, which is enough for sending. Parsing a complete message of 25 MB in short lines takes more
 * than 4 GB of memory.
 */
export const parseHead = (raw: Buffer): Promise<Email> => PostalMime.parse(Buffer.from(getHeaderBlock(raw), 'latin1'))

/** The header block with its last line break, one character per byte (latin1). */
export function getHeaderBlock(raw: Buffer): string {
  const text = raw.toString('latin1')
  const end = /\r?\n(?=\r?\n)/.exec(text)
  return end ? text.slice(0, end.index + end[0].length) : text
}

/** The addresses of a header in lower case, those in groups included. */
export function listAddresses(list: Address | Address[] | undefined): string[] {
  return [list ?? []].flat().flatMap((one) => (one.group ?? [one]).map((mailbox) => mailbox.address.toLowerCase()))
}

/** The decoded bytes of an attachment. */
export function decodeAttachment(attachment: Attachment): Buffer {
  const { content } = attachment
  if (typeof content === 'string') return Buffer.from(content, attachment.encoding ?? 'utf8')
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}
