import { aiLine, composeSchoolLine } from '@labreach/contract/footer-lines'
import { limits } from '@labreach/contract/plans'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs/index.js'
import type { AddressSource } from './recipient/recipient.ts'

export type Mime = {
  from: { name: string; address: string }
  to: string
  subject: string
  message: string
  /** The letter that this one follows up, quoted; null for any other letter. */
  quoted: string | null
  messageId: string
  /** The id in the References header. */
  referenceId: string | null
  date: Date
  /** Null if the professor wishes letters without attachments. */
  resume: { bytes: Uint8Array; fileName: string } | null
  /** The confirmed school address that the footer names; null if it names none. */
  schoolAddress: string | null
  /** Whether the footer says that parts were written with AI. */
  aiNote: boolean
  /** The page on which the professor answers with one tap. */
  answer: string
  optOut: { page: string; oneClick: string }
  /** For the footer: the source of the address, and the page about the stored data of a professor. */
  source: AddressSource
  about: string
}

/**
 * One letter as an RFC 5322 message: plain text in UTF-8, the resume attached byte for byte, a footer with the links of
 * the professor, and the headers of a mail program's one-click opt-out (RFC 8058). It contains no tracking.
 */
export async function composeMime(mime: Mime): Promise<Buffer> {
  const rest = await new MailComposer({
    to: { name: '', address: mime.to },
    messageId: mime.messageId,
    ...(mime.referenceId && { references: mime.referenceId }),
    date: mime.date,
    text: `${[mime.message, ...(mime.quoted ? [mime.quoted] : [])].map(trimText).join('\n\n')}\n\n-- \n${composeFooter(mime)}\n`,
    textEncoding: 'quoted-printable',
    // The provider gets exactly these bytes, and a mail's lines end in CRLF (RFC 5322, 2.3).
    newline: 'windows',
    attachments: mime.resume
      ? [{ filename: mime.resume.fileName, content: Buffer.from(mime.resume.bytes), contentType: 'application/pdf' }]
      : [],
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${mime.optOut.oneClick}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableUrlAccess: true,
    disableFileAccess: true,
  })
    .compile()
    .build()
  return Buffer.concat([composeHead(mime), rest])
}

const trimText = (text: string) => text.replace(/\r\n?/g, '\n').trimEnd()

const sources: Record<AddressSource, string> = {
  stored: 'from public university pages',
  corrected: 'from you, on your page on Labreach',
  looked_up: 'from your public homepage',
  typed: 'from the student, who found it in public',
}

/**
 * The footer of every letter. GDPR, article 14, requires the controller, the source and the rights of the professor.
 */
const composeFooter = ({ schoolAddress, aiNote, source, about, answer, optOut }: Mime): string =>
  (schoolAddress ? `${composeSchoolLine(schoolAddress)}\n` : '') +
  (aiNote ? `${aiLine}\n` : '') +
  `Answer with one tap: ${answer}\n` +
  `A student wrote this letter through Labreach, a directory of professors made from public sources. We have your ` +
  `address ${sources[source]}, and pass on at most ${limits.lettersPerProfessorWeek} such letters to you in a week. ` +
  `Your data and rights: ${about} No more letters: ${optOut.page}`

/**
 * The two headers with users' text. nodemailer does not encode plain characters that look encoded (`=?utf-8?Q?…?=`),
 * and every mail program would decode them: here such a text is encoded.
 */
function composeHead({ from, subject }: Mime): Buffer {
  const name = encodeForHeader(from.name)
  const who = /^[\w ]*$/.test(name) ? name : encodeWord(name, 'B', 52)
  const about = encodeForHeader(subject)
  const lines = [
    `From: ${who ? `${who} <${from.address}>` : from.address}`,
    `Subject: ${isPlain(about) ? about : encodeWord(about, 'B', 52)}`,
  ]
  return Buffer.from(lines.map((line) => `${foldLines(line, 76)}\r\n`).join(''))
}

/** A word as long as a line would be folded after the name of its header, which some mail programs read as a space. */
const isPlain = (text: string) => /^[ -~]*$/.test(text) && !/=\?|[^ ]{60}/.test(text)

/** A header contains no line ends, no other control characters and no lone surrogates. */
const encodeForHeader = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
