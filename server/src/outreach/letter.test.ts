import { professorsPage } from '@labreach/contract/professors'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { aProfessor, aResumePdf } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { listSentMails, writeLetter, type SandboxMail } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
const getHeader = (mail: SandboxMail, name: string) =>
  mail.headers.filter((one) => one.name.toLowerCase() === name).map((one) => one.value)
const readRaw = (mail: SandboxMail) => app.control<string>(`mail/${mail.id}/raw`)
const getOnlyMail = async (email: string) => {
  const mails = await listSentMails(app, email)
  expect(mails).toHaveLength(1)
  return mails[0]!
}

test("sends from the student's address to the professor's, with the unchanged resume attached [SEND-8, SEND-9]", async () => {
  const sender = await aSender(app)
  const { status, body } = await writeLetter(app, sender)
  expect(status).toBe(200)
  const email_sent_date = app.clock.now().toISOString()
  expect(body).toEqual({ state: 'sent', email_sent_date, emails_day: { used: 1, limit: 1 } })
  const mail = await getOnlyMail(sender.email)
  expect(mail).toMatchObject({ to: [sender.professor.email], subject: 'Research Internship Inquiry', html: null })
  expect(getHeader(mail, 'from')).toEqual([`Ada Park <${sender.email}>`])
  const { attachments } = await PostalMime.parse(await readRaw(mail))
  expect(attachments).toMatchObject([
    { filename: 'Ada Park.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
  ])
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(await aResumePdf())).toBe(true)
  const [row] = await app.database.sql`select * from outreaches where student_id = ${sender.student.id}`
  expect(row).toMatchObject({ state: 'sent', gmail_id: mail.id, gmail_thread_id: mail.threadId, first_contact: true })
  // Gmail gives a letter a Message-ID of its own and tells it nowhere.
  expect(mail.messageId).not.toBe(row!.message_id)
})

test('marks the professor’s card as emailed [SEND-14]', async () => {
  const { student, professor } = await aSender(app)
  await writeLetter(app, { student, professor })
  const { body } = await app.call(professorsPage, { query: { email_status: 'email_sent' }, as: student })
  const email_sent_date = app.clock.now().toISOString()
  expect(body.professors).toMatchObject([{ id: professor.id, email_sent: true, email_sent_date }])
})

test('sends any script in subject and text, in ASCII lines of at most 998 characters [SEND-24]', async () => {
  const sender = await aSender(app)
  const subject = 'Frage zu „Größe“ — 研究についての質問 👩‍🔬 и ещё немного слов, чтобы строка была длинной'
  const message = `Grüß Gott!\r\n\r\n${'Ein sehr langer Satz über 機械学習. '.repeat(60)}\r\n.\r\nFrom here on 🎓`
  expect((await writeLetter(app, sender, { subject, message })).status).toBe(200)
  const mail = await getOnlyMail(sender.email)
  expect(mail.subject).toBe(subject)
  expect(mail.text.replace(/\r\n/g, '\n')).toContain(message.replace(/\r\n/g, '\n'))
  for (const line of (await readRaw(mail)).split('\r\n')) expect(line).toMatch(/^[ -~\t]{0,998}$/)
})

test('a line break in a subject does not inject a header', async () => {
  const sender = await aSender(app)
  const subject = 'Hello\r\nBcc: everybody@stocked.edu'
  expect((await writeLetter(app, sender, { subject })).status).toBe(200)
  const mail = await getOnlyMail(sender.email)
  expect(mail.to).toEqual([sender.professor.email])
  expect(getHeader(mail, 'bcc')).toEqual([])
})

test('a letter contains three links, to the answer, the professor’s rights and the opt-out, and no tracking [SEND-22]', async () => {
  const sender = await aSender(app)
  await writeLetter(app, sender)
  const { text } = await getOnlyMail(sender.email)
  expect(text.match(/https?:\/\/\S+/g)).toEqual([
    expect.stringMatching(/^http:\/\/labreach\.test\/letter\?letter=\d+&signature=[\w-]{22}$/),
    'http://labreach.test/for-professors',
    expect.stringMatching(/^http:\/\/labreach\.test\/optout\?professor=/),
  ])
})

test('the professor can opt out by the footer and by one click in the mail program [SEND-22, OPTOUT-11]', async () => {
  const sender = await aSender(app, { professor: await aProfessor(app) })
  await writeLetter(app, sender)
  const mail = await getOnlyMail(sender.email)
  const footer = mail.text.trimEnd().split('\n').at(-1)!
  expect(footer).toMatch(/^A student wrote this letter through Labreach, .* at most 3 such letters to you in a week\./)
  expect(footer).toMatch(/ No more letters: http:\/\/labreach\.test\/optout\?professor=\d+&signature=[\w-]+$/)
  expect(getHeader(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
  const [link] = getHeader(mail, 'list-unsubscribe')
  const { origin, pathname, search } = new URL(/^<(.+)>$/.exec(link!)![1]!)
  expect(origin).toBe('http://labreach.test')
  expect(footer.endsWith(search)).toBe(true)
  const response = await app.fetch(pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(response.status).toBe(200)
  const { status, body } = await writeLetter(app, sender)
  expect([status, body.code, body.error]).toEqual([409, 'opted_out', 'Professor has opted out.'])
})
