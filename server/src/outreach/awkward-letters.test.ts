import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { composeMime } from './compose-mime.ts'
import { quoteLetter } from './follow-up/quote-letter.ts'

type Awkward = { subject?: string; message?: string; name?: string; fileName?: string; quoted?: string }

const long = 'x'.repeat(1_500)
const awkward: [string, Awkward][] = [
  ['an emoji of four people', { subject: 'Hello 👩‍👩‍👧‍👦 and 🏳️‍🌈', message: '👩‍🔬'.repeat(200) }],
  [
    'a long Japanese text',
    { subject: '研究室への参加についてのお問い合わせ'.repeat(8), message: '拝啓、'.repeat(400) },
  ],
  ['Arabic, right to left', { subject: 'استفسار عن فرصة بحثية', message: 'السيد الأستاذ،\n\nتحية طيبة' }],
  ['Hebrew with marks of direction', { subject: '\u200Fשלום\u200E lab', message: '\u202Bשלום\u202C, hi' }],
  ['decomposed accents', { subject: 'Cafe\u0301 de\u0301ja\u0300', message: 'e\u0301'.repeat(500) }],
  ['a subject that looks encoded', { subject: '=?utf-8?Q?Free_money?=' }],
  ['a subject that looks encoded in base64', { subject: 'About =?UTF-8?B?SGVsbG8=?= and more' }],
  ['a body that looks encoded', { message: '=?utf-8?Q?Free_money?= =3D=20=E2=82=AC\n=\n=0A' }],
  ['a part of an encoded word', { subject: '=?utf-8?Q?half and ?= other' }],
  ['a name with a comma', { name: 'Park, Ada' }],
  ['a name with quotes', { name: 'Ada "the Bee" Park' }],
  ['a name with a backslash and brackets', { name: 'Ada \\ <Park> (MIT)' }],
  ['a name with an at sign', { name: 'ada@home, Park' }],
  ['a name in two scripts with a comma', { name: 'パク, Ада' }],
  ['a name with an emoji', { name: 'Ada 🐝 Park' }],
  ['a name that looks encoded', { name: '=?utf-8?Q?Dean?=' }],
  ['no name at all', { name: '' }],
  ['1,500 Latin letters without a space', { subject: long.slice(0, 300), message: long }],
  ['1,500 letters of another script without a space', { subject: 'ж'.repeat(300), message: 'ж'.repeat(1_500) }],
  ['a subject with many spaces', { subject: `a${' '.repeat(90)}b  c` }],
  ['a tab in a subject', { subject: 'one\ttwo' }],
  ['dots at the beginning of lines', { message: '.\n..\n.hidden\n\n.\n' }],
  ['From at the beginning of a line', { message: 'From here on\n>From there\nFrom: nobody' }],
  ['lone carriage returns', { message: 'one\rtwo\r\rthree\r\nfour\n\rfive' }],
  ['spaces at the end of lines', { message: 'one \ntwo\t\n \nthree' }],
  ['empty lines at the end', { message: 'Dear Professor\n\n\n\n' }],
  ['a line of dashes, like a signature', { message: 'Hello\n-- \nAda\n--\nPark' }],
  ['a MIME boundary', { message: '----_NmP-0123456789-Part_1\nContent-Type: text/html\n\n<b>no</b>' }],
  ['headers in the body and the subject', { subject: 'Hi\r\nBcc: all@uni.edu', message: 'Bcc: all@uni.edu\n\nHi' }],
  [
    'rare line separators of Unicode',
    { subject: 'a\u2028b\u0085c', message: 'one\u2028two\u2029three\u0085four\vfive\ffix' },
  ],
  ['control characters', { subject: 'bell\u0007 and del\u007F', message: 'bell\u0007 and del\u007F and \u001B[31m' }],
  ['lone surrogates', { subject: 'a\uD83D b', message: 'a\uDE00 b' }],
  ['a resume with an emoji and quotes', { fileName: 'My "best" résumé 🎓.pdf' }],
  ['a resume with 250 characters', { fileName: `${'履歴書'.repeat(82)}.pdf` }],
]

const footer =
  '\n\n-- \nAnswer with one tap: http://labreach.test/letter?letter=1&signature=x' +
  '\nA student wrote this letter through Labreach, a directory of professors made from public sources. We have ' +
  'your address from public university pages, and pass on at most 3 such letters to you in a week. Your data and ' +
  'rights: http://labreach.test/for-professors No more letters: http://labreach.test/optout?x=1'
/**
 * The expected texts. A mail has one kind of line end, no lone surrogates, and no control characters in headers, so
 * composing removes the others.
 */
const normalizeBody = (text: string) => text.replace(/\r\n?/g, '\n').trimEnd().toWellFormed()
const normalizeHeader = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

const bytes = Buffer.from('%PDF-1.7 \r\n\0\u00FF.\r\n.\r\n%%EOF', 'latin1')
const compose = ({
  subject = 'Hello',
  message = 'Dear Professor',
  name = 'Ada Park',
  fileName = 'cv.pdf',
  quoted,
}: Awkward) =>
  composeMime({
    from: { name, address: 'ada@gmail.com' },
    to: 'prof@uni.edu',
    subject,
    message,
    quoted: quoted ?? null,
    messageId: '<1@mail.gmail.com>',
    referenceId: '<2@labreach>',
    date: new Date('2026-03-02T09:00:00Z'),
    resume: { bytes, fileName },
    schoolAddress: null,
    aiNote: false,
    optOut: { page: 'http://labreach.test/optout?x=1', oneClick: 'http://labreach.test/one-click?x=1' },
    answer: 'http://labreach.test/letter?letter=1&signature=x',
    source: 'stored',
    about: 'http://labreach.test/for-professors',
  })

test.each(awkward)('%s: the parsed mail equals the letter [SEND-24]', async (_, letter) => {
  const raw = await compose(letter)
  const lines = raw.toString('latin1').split('\r\n')
  for (const line of lines) expect(line).toMatch(/^[ -~\t]{0,998}$/)
  const mail = await PostalMime.parse(raw)
  expect(mail.subject).toBe(normalizeHeader(letter.subject ?? 'Hello'))
  expect(mail.text!.trimEnd()).toBe(normalizeBody(letter.message ?? 'Dear Professor') + footer)
  expect(mail.from).toEqual({ name: normalizeHeader(letter.name ?? 'Ada Park'), address: 'ada@gmail.com' })
  expect(mail.to).toEqual([{ name: '', address: 'prof@uni.edu' }])
  expect(mail.headers.map(({ key }) => key)).toEqual([
    'from',
    'subject',
    'list-unsubscribe',
    'list-unsubscribe-post',
    'to',
    'references',
    'message-id',
    'date',
    'mime-version',
    'content-type',
  ])
  expect(mail.attachments).toHaveLength(1)
  const [resume] = mail.attachments
  expect(resume!.filename).toBe(letter.fileName ?? 'cv.pdf')
  expect(Buffer.from(resume!.content as ArrayBuffer).equals(bytes)).toBe(true)
})

test('the quote of a follow-up has the day at the place of its reader [FOLLOWUP-2]', () => {
  const first = { sentAt: new Date('2026-03-03T01:00:00Z'), message: 'Dear Professor' }
  expect(quoteLetter(first, 'Ada Park', 'America/Los_Angeles')).toMatch(/^On 2 March 2026, Ada Park wrote:/)
  expect(quoteLetter(first, 'Ada Park', 'Europe/Zurich')).toMatch(/^On 3 March 2026/)
})

test.each(awkward)('%s: the quote of a follow-up has each line of the letter [FOLLOWUP-2]', async (_, letter) => {
  const message = letter.message ?? 'Dear Professor'
  const quoted = quoteLetter({ sentAt: new Date('2026-03-02T23:59:00Z'), message }, 'Ada Park', 'UTC')
  const mail = await PostalMime.parse(await compose({ message: 'Once more', quoted }))
  const lines = normalizeBody(message).split('\n')
  const expected = lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
  const [words] = mail.text!.split('\n\n-- \n')
  expect(words).toBe(`Once more\n\nOn 2 March 2026, Ada Park wrote:\n${expected}`)
})
