import { basename, join } from 'node:path'
import { writeResume } from './a-resume.ts'
import { expect, test } from './fixtures.ts'
import { carries, composeAndSend, connectGoogle, register, sentBy, unlockOne } from './main-job.ts'

test('a student goes from a resume to one delivered letter [accounts:3, accounts:7-8, accounts:11, accounts:45, accounts:114-117, accounts:257, professors:3, professors:97-98, professors:101, professors:105, professors:259]', async ({
  page,
  place,
}) => {
  const pdf = join(place.dataDir, 'Résumé – Mina Okafor.pdf')
  await writeResume(pdf)
  const account = {
    username: 'mina.okafor',
    password: 'a long enough secret',
    google: { email: 'mina.okafor@gmail.com', name: 'Mina Okafor' },
  }

  const read = await register(page, pdf, account)
  expect(read.interests.join('; ')).toMatch(/natural language processing/i)
  expect(read.matches).toHaveLength(9)

  const professor = await unlockOne(page)
  await connectGoogle(page, account)
  const subject = 'Question about your work – naïve café ☕'
  const written = await composeAndSend(page, { professor, subject, lastLine: 'With kind regards, Mína Ọkáfọ̀r 🌱' })
  expect(written).toContain(professor.split(' ').at(-1))

  const letters = await sentBy(place, account.google.email)
  expect(letters).toHaveLength(1)
  const { raw, mail } = letters[0]!
  expect(mail.from?.address).toBe(account.google.email)
  expect(mail.to?.map(({ address }) => address)).toEqual([expect.stringMatching(/^[^@\s]+@[\w.-]+\.example$/)])
  expect(mail.subject).toBe(subject)
  expect(raw.toString('latin1')).toMatch(/^Subject: =\?UTF-8\?/im)
  expect(mail.text?.replace(/\r\n/g, '\n')).toContain(written)
  expect(mail.text).toContain(`${place.url}/optout?professor=`)
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([basename(pdf)])
  expect(await carries(letters[0]!, pdf)).toBe(true)
})
