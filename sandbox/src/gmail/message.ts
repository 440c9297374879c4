import { randomBytes } from 'node:crypto'
import { checkMessage, rewrite } from '../mail/check-message.ts'
import { findReferencedIds } from '../mail/mail-store.ts'
import { listAddresses } from '../mail/parse.ts'
import { invalidArgument, parseError } from './errors.ts'

/** Decodes the `raw` member of a messages.send body. Throws ApiError on anything but base64url. */
export function decodeRaw(raw: unknown): Buffer {
  if (typeof raw !== 'string' || raw === '') {
    throw invalidArgument("'raw' RFC822 payload message string or uploading message via /upload/* URL required")
  }
  const text = raw.slice(0, -2) + raw.slice(-2).replace(/={1,2}$/, '')
  const bytes = Buffer.from(text, 'base64url')
  // Compared, because an expression that is interrupted within megabytes of text can fail with a RangeError of V8.
  if (bytes.toString('base64url') !== text) {
    throw parseError("Invalid value at 'raw' (TYPE_BYTES), Base64 decoding failed")
  }
  return bytes
}

/**
 * Checks a message as Gmail does and returns the message to deliver. Its bytes are unchanged except that `Bcc` is
 * removed, `From` becomes the account's address if it is missing or another's, and `Message-ID` is replaced by one of
 * Gmail's. Gmail does not return the new Message-ID. Throws ApiError.
 */
export async function readMessage(raw: Buffer, account: { email: string; name: string }) {
  const { mail, to } = await checkMessage(raw, invalidArgument)
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

/** A name in the form of a header. */
export const encodeName = (name: string) =>
  /^[\w .'-]*$/.test(name) ? `"${name}"` : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`
