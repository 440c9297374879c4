import { DAY_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { aSender } from '../../../test/google.ts'
import { listSentMails, writeLetter } from '../../../test/letters.ts'
import { leaveByForm, leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { isOptedOutAddress } from '../../catalogue/opt-outs/opted-out-addresses.ts'
import { relistProfessor } from '../../catalogue/opt-outs/relist-professor.ts'
import { eraseDue } from '../../privacy/erasure/erase-due.ts'

const app = await testApp({ professors: 2 })
const refused = { status: 409, body: { code: 'opted_out' } }

/** A letter to this address by the card of a new professor, whose own address is unknown. */
async function aLetterTo(to_email: string) {
  const professor = await aProfessor(app, { email: null, homepage: 'https://cs.stocked.edu/~somebody' })
  const sender = await aSender(app, { plan: 'B', professor })
  return { sender, professor, sent: await writeLetter(app, sender, { to_email }) }
}

test.each([
  ['the link of the letter', leaveByLink],
  ['the public form', leaveByForm],
])('after an opt-out by %s no letter leaves to an address that a student typed [OPTOUT-60]', async (by, leave) => {
  const address = `typed-${leave.name.toLowerCase()}@cs.stocked.edu`
  const { professor, sent } = await aLetterTo(address)
  expect([by, sent.status]).toEqual([by, 200])
  expect((await leave(app, professor)).status).toBe(200)
  const later = await aLetterTo(address.replace('@', '+again@'))
  expect(later.sent).toMatchObject(refused)
  expect(await listSentMails(app, later.sender.email)).toEqual([])
  const other = await aLetterTo(`not-${address}`)
  expect(other.sent.status).toBe(200)
  await relistProfessor(app.services, professor.scholarId)
  expect((await writeLetter(app, later.sender, { to_email: address })).status).toBe(200)
})

test('the erasure keeps a typed address as a hash [OPTOUT-60]', async () => {
  const address = 'typed-then-erased@cs.stocked.edu'
  const { professor, sent } = await aLetterTo(address)
  expect(sent.status).toBe(200)
  await leaveByLink(app, professor)
  app.clock.pass(30 * DAY_MS)
  expect(await eraseDue(app.services)).toBeGreaterThan(0)
  expect(await isOptedOutAddress(app.database.db, app.services.suppressionHasher, address)).toBe(true)
  expect((await aLetterTo(address)).sent).toMatchObject(refused)
})

test('a letter that did not leave says nothing about its address [OPTOUT-60]', async () => {
  const address = 'typed-never-sent@cs.stocked.edu'
  const { professor, sender } = await aLetterTo(address)
  await app.database.sql`update outreaches set state = 'failed' where student_id = ${sender.student.id}`
  await leaveByLink(app, professor)
  expect((await aLetterTo(address)).sent.status).toBe(200)
})
