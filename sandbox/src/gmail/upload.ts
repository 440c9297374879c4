import { parseError, tooLarge, wrongMedia } from './errors.ts'

/** Bytes. Gmail's limit for a whole message, attachments in base64 included. */
const maxMessageBytes = 25 * 1024 * 1024

/**
 * The two parts of an upload as multipart/related: the body of messages.send in JSON, and the message. Throws ApiError on
 * anything else.
 */
export function readUpload(contentType: string, body: Buffer): { metadata: unknown; raw: Buffer } {
  const boundary = /^multipart\/related;\s*boundary="?([\w'()+,./:=?-]{1,70})"?$/i.exec(contentType)?.[1]
  // In latin1 each character is a byte.
  const parts = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`)
  const [before, metadata, message, end] = parts
  if (!boundary || parts.length !== 4 || before !== '' || !/^--\s*$/.test(end!))
    throw parseError('Malformed multipart body.')
  const raw = Buffer.from(readPart(message!, 'message/rfc822'), 'latin1')
  if (raw.length > maxMessageBytes) throw tooLarge()
  try {
    return { metadata: JSON.parse(readPart(metadata!, 'application/json')), raw }
  } catch {
    throw parseError('Invalid JSON payload received.')
  }
}

function readPart(part: string, type: string): string {
  const end = part.indexOf('\r\n\r\n')
  const given = /^\r\ncontent-type: *([^\s;]+)/i.exec(part.slice(0, Math.max(0, end)))?.[1] ?? ''
  if (given.toLowerCase() !== type) throw wrongMedia(given)
  return part.slice(end + 4)
}
