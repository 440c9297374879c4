import { DAY_MS } from '@labreach/contract/plans'
import { readLetter } from '@labreach/contract/outreach'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { holdLetter, listSentMails } from '../../../test/letters.ts'
import { testApp } from '../../../test/test-app.ts'
import { leaveDueLetters } from './leave-due-letters.ts'

const app = await testApp()
const { sql } = app.database

let addresses = 0
const anAddress = (domain = 'cs.stocked.edu') => `replaced-${++addresses}@${domain}`

/** Holds a letter to a new professor, gives that professor another address, and lets the letter leave. */
async function leaveAfter({ email, typed }: { email: string; typed?: string | undefined }) {
  const professor = await aProfessor(app, { email: anAddress() })
  const sender = await aSender(app, { professor })
  // The composer fills the known address in.
  const held = await holdLetter(app, sender, { leave: 'morning', to_email: typed ?? professor.email! })
  await sql`update professors set email = ${email} where id = ${professor.id}`
  app.clock.pass(4 * DAY_MS)
  await (
    await leaveDueLetters(app.services)
  ).left
  const letter = (await app.call(readLetter, { params: { id: held.id }, as: sender.student })).body
  return { letter, mails: await listSentMails(app, sender.email) }
}

test.each([
  ['at the same school', 'cs.stocked.edu'],
  ['at another one', 'new.example.edu'],
])(
  'a held letter goes to the address that has replaced the known one, %s, and says where it is from [SEND-133]',
  async (_, domain) => {
    const email = anAddress(domain)
    const { letter, mails } = await leaveAfter({ email })
    expect(letter).toMatchObject({ state: 'sent', to_email: email })
    expect(mails).toMatchObject([{ to: [email] }])
    expect(mails[0]!.text).not.toContain('from the student')
  },
)

test('a held letter keeps the address that the student typed [SEND-133]', async () => {
  const typed = anAddress()
  const { letter, mails } = await leaveAfter({ email: anAddress(), typed })
  expect(letter).toMatchObject({ state: 'sent', to_email: typed })
  expect(mails).toMatchObject([{ to: [typed] }])
})
