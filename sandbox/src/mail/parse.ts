import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'

/** Reads a message; attachments come as bytes. Throws when the MIME structure breaks postal-mime's limits. */
export const parseMail = (raw: Uint8Array): Promise<Email> => PostalMime.parse(raw)

/**
 * Reads the headers alone: all that sending needs, and a message of millions of short lines costs nothing (read whole,
 * 25 MB of them take more than 4 GB of memory).
 */
export const parseHead = (raw: Buffer): Promise<Email> => PostalMime.parse(Buffer.from(headOf(raw), 'latin1'))

/** The header block with its last line end, one character a byte. */
export function headOf(raw: Buffer): string {
  const text = raw.toString('latin1')
  const end = /\r?\n(?=\r?\n)/.exec(text)
  return end ? text.slice(0, end.index + end[0].length) : text
}

/** Addresses of a header in lower case, groups unfolded. */
export function addresses(list: Address | Address[] | undefined): string[] {
  return [list ?? []].flat().flatMap((one) => (one.group ?? [one]).map((mailbox) => mailbox.address.toLowerCase()))
}

/** The bytes of an attachment as they were before the mail was put together. */
export function bytesOf(attachment: Attachment): Buffer {
  const { content } = attachment
  if (typeof content === 'string') return Buffer.from(content, attachment.encoding ?? 'utf8')
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}
