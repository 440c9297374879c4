import { showSchoolAddress, removeSchoolAddress } from '@labreach/contract/school-address'
import { nextContact, readLetter } from '@labreach/contract/outreach'
import { DAY_MS } from '@labreach/contract/plans'
import { readLetterLink } from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { aSender } from '../../test/google.ts'
import { holdLetter, listSentMails, writeLetter } from '../../test/letters.ts'
import { getLetterLink } from '../../test/professor-page.ts'
import { aSchoolAddress } from '../../test/school-address.ts'
import { testApp } from '../../test/test-app.ts'
import { leaveDueLetters } from './held/leave-due-letters.ts'

const app = await testApp({ professors: 60 })
let people = 0

/** A student with a confirmed school address, who can send a letter. */
async function aTrustedSender({ shown }: { shown: boolean }) {
  const sender = await aSender(app, { plan: 'B' })
  const school_address = `trusted-${++people}@cs.example.edu`
  await aSchoolAddress(app, sender.student, { address: school_address, shown })
  return { ...sender, school_address }
}
type Sender = Awaited<ReturnType<typeof aTrustedSender>>
const readFooter = async ({ email }: Sender) => {
  const text = (await listSentMails(app, email)).at(-1)!.text.replaceAll('\r\n', '\n')
  return text.slice(text.indexOf('\n-- \n'))
}
const readContact = async ({ student, professor }: Sender) =>
  (await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: student })).body
const readLink = async ({ email }: Sender) =>
  (await app.call(readLetterLink, { query: await getLetterLink(app, email) })).body
const leave = async () => (await leaveDueLetters(app.services)).left
const line = ({ school_address }: Sender) => `\n-- \nConfirmed school address: ${school_address}\nAnswer with one tap: `

test('the footer names the address that the composer showed, and the page its domain [SEND-86, PROFESSORPAGE-55]', async () => {
  const sender = await aTrustedSender({ shown: true })
  const { school_address } = sender
  expect(await readContact(sender)).toMatchObject({ school_address })
  expect((await writeLetter(app, sender, { school_address })).status).toBe(200)
  expect(await readFooter(sender)).toContain(line(sender))
  const view = await readLink(sender)
  expect(view.school_confirmed).toBe('cs.example.edu')
  expect(JSON.stringify(view)).not.toContain(school_address)
})

test('an address that is not shown is in no letter and on no page [SEND-86, PROFILE-65, PROFESSORPAGE-55]', async () => {
  const sender = await aTrustedSender({ shown: false })
  expect(await readContact(sender)).toMatchObject({ school_address: null })
  expect((await writeLetter(app, sender)).status).toBe(200)
  // Shown later: the letter did not say it.
  await app.call(showSchoolAddress, { as: sender.student, body: { shown: true } })
  expect(await readFooter(sender)).not.toContain('address:')
  expect((await readLink(sender)).school_confirmed).toBeNull()
})

test('a letter says no more and no less than the student saw below it [SEND-87]', async () => {
  const sender = await aTrustedSender({ shown: false })
  const { school_address, student } = sender
  const refused = { status: 409, body: { code: 'school_address_changed' } }
  for (const leave of ['now', 'undo'] as const)
    expect(await writeLetter(app, sender, { school_address, leave })).toMatchObject(refused)
  await app.call(showSchoolAddress, { as: student, body: { shown: true } })
  expect(await writeLetter(app, sender, { school_address: 'another@cs.example.edu' })).toMatchObject(refused)
  expect(await listSentMails(app, sender.email)).toEqual([])
  // A client that shows no line sends none.
  expect((await writeLetter(app, sender)).status).toBe(200)
  expect(await readFooter(sender)).toMatch(/^\n-- \nAnswer with one tap: /)
})

test.each([
  { since: 'nothing', isNamed: true },
  { since: 'hidden', isNamed: false },
  { since: 'removed', isNamed: false },
  { since: 'replaced', isNamed: false },
  { since: 'lapsed', isNamed: false },
])('a held letter names the address if it is still true: $since [SEND-87]', async ({ since, isNamed }) => {
  const sender = await aTrustedSender({ shown: true })
  const { school_address, student: as } = sender
  // The letter is held just before the confirmation lapses.
  if (since === 'lapsed') app.clock.pass(365 * DAY_MS - 5_000)
  const { id } = await holdLetter(app, sender, { school_address, leave: 'undo' })
  if (since === 'hidden') await app.call(showSchoolAddress, { as, body: { shown: false } })
  if (since === 'removed') await app.call(removeSchoolAddress, { as })
  if (since === 'replaced') await aSchoolAddress(app, as, { address: `new-${school_address}`, shown: true })
  app.clock.pass(10_000)
  await leave()
  expect((await app.call(readLetter, { params: { id }, as })).body.state).toBe('sent')
  const footer = await readFooter(sender)
  expect(footer.startsWith(line(sender))).toBe(isNamed)
  expect(footer.startsWith('\n-- \nAnswer with one tap: ')).toBe(!isNamed)
  expect((await readLink(sender)).school_confirmed).toBe(isNamed ? 'cs.example.edu' : null)
})

test('a renewal in another spelling keeps the line of a held letter, and of the page of a sent one [SEND-87, PROFESSORPAGE-55]', async () => {
  const sender = await aTrustedSender({ shown: true })
  const { school_address, student: as } = sender
  await holdLetter(app, sender, { school_address, leave: 'undo' })
  await aSchoolAddress(app, as, { address: school_address.replace('trusted', 'Trusted') })
  app.clock.pass(10_000)
  await leave()
  expect(await readFooter(sender)).toContain(line(sender))
  await aSchoolAddress(app, as, { address: school_address.replace('@', '+labreach@') })
  expect((await readLink(sender)).school_confirmed).toBe('cs.example.edu')
})

test('a held letter does not get a line that was turned on later [SEND-87]', async () => {
  const sender = await aTrustedSender({ shown: false })
  await holdLetter(app, sender, { leave: 'undo' })
  await app.call(showSchoolAddress, { as: sender.student, body: { shown: true } })
  app.clock.pass(10_000)
  await leave()
  expect(await readFooter(sender)).toMatch(/^\n-- \nAnswer with one tap: /)
})

test('a lapsed address is shown nowhere [PROFILE-64]', async () => {
  const sender = await aTrustedSender({ shown: true })
  app.clock.pass(364 * DAY_MS)
  await writeLetter(app, sender, { school_address: sender.school_address })
  expect((await readLink(sender)).school_confirmed).toBe('cs.example.edu')
  app.clock.pass(DAY_MS)
  expect(await readContact(sender)).toMatchObject({ school_address: null })
  expect((await readLink(sender)).school_confirmed).toBeNull()
})
