import MailComposer from 'nodemailer/lib/mail-composer/index.js'

export type Mime = {
  from: { name: string; address: string }
  to: string
  subject: string
  message: string
  messageId: string
  date: Date
  resume: { bytes: Uint8Array; fileName: string }
  optOut: { page: string; oneClick: string }
}

/**
 * One letter as an RFC 5322 message: plain text in UTF-8, the resume attached byte for byte, one line that lets the
 * professor opt out, and the headers by which a mail program does so with one click (RFC 8058). Nothing in it tracks.
 */
export async function composeMime(mime: Mime): Promise<Buffer> {
  const footer = `Sent through Labreach. If you would rather not receive such letters: ${mime.optOut.page}`
  return new MailComposer({
    from: mime.from,
    to: { name: '', address: mime.to },
    subject: mime.subject,
    messageId: mime.messageId,
    date: mime.date,
    text: `${mime.message.replace(/\r\n?/g, '\n').trimEnd()}\n\n-- \n${footer}\n`,
    textEncoding: 'quoted-printable',
    // Gmail is handed these very bytes, and a mail's lines end in CRLF (RFC 5322, 2.3).
    newline: 'windows',
    attachments: [
      { filename: mime.resume.fileName, content: Buffer.from(mime.resume.bytes), contentType: 'application/pdf' },
    ],
    headers: {
      'List-Unsubscribe': { prepared: true, value: `<${mime.optOut.oneClick}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableUrlAccess: true,
    disableFileAccess: true,
  })
    .compile()
    .build()
}
