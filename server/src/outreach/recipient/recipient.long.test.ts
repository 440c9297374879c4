import { WEEK_MS } from '@labreach/contract/plans'
import { beforeEach, expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { listSentMails, writeLetter } from '../../../test/letters.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 6 })
const own = 'ada@cs.stanford.edu'
const homepage = 'https://vision.example.ac.uk/~ada'
const professor = await aProfessor(app, { email: own, homepage })

// A professor gets letters from at most three students per week.
beforeEach(() => app.clock.pass(WEEK_MS))

test.each([
  ['the stored address if none is typed', undefined, own],
  ['the stored address if it is left blank', ' ', own],
  ['the stored address if it is empty', '', own],
  ['the stored address in other case', 'ADA@CS.Stanford.EDU', own],
  ["an address of the professor's university", 'ada.l@stanford.edu', 'ada.l@stanford.edu'],
  ["an address of the homepage's university", 'ada@med.example.ac.uk', 'ada@med.example.ac.uk'],
])('sends to %s [RECIPIENT-16, RECIPIENT-11, SEND-5]', async (_, to_email, to) => {
  const sender = await aSender(app, { professor })
  expect((await writeLetter(app, sender, to_email === undefined ? {} : { to_email })).status).toBe(200)
  expect((await listSentMails(app, sender.email)).map((mail) => mail.to)).toEqual([[to]])
})

test.each([
  'ada@gmail.com',
  'ada@notstanford.edu',
  'ada@stanford.edu.example.com',
  'ada@other.ac.uk',
  'ada@berkeley.edu',
])('refuses %s, at no cost [RECIPIENT-16]', async (to_email) => {
  const sender = await aSender(app, { professor })
  const refused = await writeLetter(app, sender, { to_email })
  expect(refused).toMatchObject({ status: 400, body: { code: 'recipient_foreign' } })
  expect((await writeLetter(app, sender)).status).toBe(200)
})

test('requires an address if none is known, and accepts one at the domain of the homepage', async () => {
  const sender = await aSender(app, { professor: await aProfessor(app, { email: null, homepage }) })
  expect(await writeLetter(app, sender)).toMatchObject({ status: 400, body: { code: 'recipient_missing' } })
  expect((await writeLetter(app, sender, { to_email: 'ada@example.ac.uk' })).status).toBe(200)
})

test('refuses every address for a professor without a known address and homepage', async () => {
  const sender = await aSender(app, { professor: await aProfessor(app, { email: null, homepage: null }) })
  const refused = await writeLetter(app, sender, { to_email: 'ada@stanford.edu' })
  expect(refused).toMatchObject({ status: 400, body: { code: 'recipient_foreign' } })
})
