import { basename, join } from 'node:path'
import { writeResume } from '../fixtures/a-resume.ts'
import { expect, test } from '../fixtures/test.ts'
import {
  hasOnlyAttachment,
  composeAndSend,
  connectGoogle,
  register,
  sentBy,
  unlockOne,
} from '../fixtures/student-steps.ts'

test('a student uploads a resume, registers, unlocks a professor and sends one letter [PRODUCT-1, PRODUCT-2, REGISTER-1, REGISTER-2, REGISTER-6, REGISTER-14, REGISTER-16, GOOGLE-1, UNLOCK-5, COMPOSE-8, SEND-6, SEND-8, SEND-13, SEND-14]', async ({
  page,
  site,
}) => {
  const pdf = join(site.dataDir, 'Résumé – Mina Okafor.pdf')
  await writeResume(pdf)
  const account = {
    username: 'mina.okafor',
    password: 'a long enough secret',
    google: { email: 'mina.okafor@gmail.com', name: 'Mina Okafor' },
  }

  const shown = await register(page, pdf, account)
  expect(shown.interests.join('; ')).toMatch(/natural language processing/i)
  expect(shown.matches).toHaveLength(9)

  const professor = await unlockOne(page)
  await connectGoogle(page, account)
  const subject = 'Question about your work – naïve café ☕'
  const written = await composeAndSend(page, { professor, subject, lastLine: 'With kind regards, Mína Ọkáfọ̀r 🌱' })
  expect(written).toContain(professor.split(' ').at(-1))

  const letters = await sentBy(site, account.google.email)
  expect(letters).toHaveLength(1)
  const { raw, mail } = letters[0]!
  expect(mail.from?.address).toBe(account.google.email)
  expect(mail.to?.map(({ address }) => address)).toEqual([expect.stringMatching(/^[^@\s]+@[\w.-]+\.example$/)])
  expect(mail.subject).toBe(subject)
  expect(raw.toString('latin1')).toMatch(/^Subject: =\?UTF-8\?/im)
  expect(mail.text?.replace(/\r\n/g, '\n')).toContain(written)
  expect(mail.text).toContain(`${site.url}/optout?professor=`)
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([basename(pdf)])
  expect(await hasOnlyAttachment(letters[0]!, pdf)).toBe(true)
})
