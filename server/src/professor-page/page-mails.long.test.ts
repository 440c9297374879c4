import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'
import * as page from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { aProfessor } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { insertValues } from '../../test/insert-values.ts'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import { retryNow, waitForJobs, waitForMails } from '../../test/mails.ts'
import { leaveByForm, leaveByLink } from '../../test/opt-outs.ts'
import { anOpenPage, aPageLink, waitForUndo } from '../../test/professor-page.ts'
import { testApp } from '../../test/test-app.ts'
import { createPageLink } from './page-links.ts'

const app = await testApp({ professors: 3, onJobError: () => undefined })
const { sql } = app.database
const { mailer } = app.services

let addresses = 0
const aListed = () => aProfessor(app, { email: `page-mail-${++addresses}@cs.stocked.edu` })
const confirm = async (address: string, count: number) =>
  (await app.call(page.confirmAddress, { body: { token: await waitForUndo(app, address, count) } })).body

/** A mail server that refuses every mail to this address. */
const refuseMailTo = (address: string) => {
  app.services.mailer = {
    ...mailer,
    send: (mail) => (mail.to === address ? Promise.reject(new Error('550 no such mailbox')) : mailer.send(mail)),
  }
}

test('a refused mail about a new address repeats none to the other address [PROFESSORPAGE-59]', async () => {
  const professor = await aListed()
  const [old, next] = [professor.email!, `new-${professor.email}`]
  const as = await anOpenPage(app, professor)
  refuseMailTo(next)
  await app.call(page.correctData, { ...as, body: { email: next } })
  await retryNow(app, 'page_address_mail')
  await waitForJobs(app, 'page_address_mail')
  expect(await waitForMails(app, old, 2)).toHaveLength(2)
  app.services.mailer = mailer
  await retryNow(app, 'page_address_mail')
  expect([await confirm(old, 2), await confirm(next, 1)]).toEqual([{ state: 'waiting' }, { state: 'changed' }])

  await waitForJobs(app, 'page_change_mail')
  refuseMailTo(old)
  const undo = await waitForUndo(app, next, 2)
  await app.call(page.undoChange, { body: { token: undo } })
  await retryNow(app, 'page_change_mail')
  await waitForJobs(app, 'page_change_mail')
  app.services.mailer = mailer
  expect(await waitForMails(app, next, 3)).toHaveLength(3)
  await retryNow(app, 'page_change_mail')
  expect(await waitForMails(app, old, 4)).toHaveLength(4)
})

test('a side that has confirmed a new address gets no further mail [PROFESSORPAGE-59]', async () => {
  const professor = await aListed()
  const [old, email] = [professor.email!, `new-${professor.email}`]
  await app.call(page.correctData, { ...(await anOpenPage(app, professor)), body: { email } })
  expect(await confirm(old, 2)).toEqual({ state: 'waiting' })
  await waitForJobs(app, 'page_address_mail')
  await app.services.jobs.add(app.services.db, 'page_address_mail', { scholar_id: professor.scholarId, email })
  await waitForJobs(app, 'page_address_mail')
  expect(await waitForMails(app, email, 2)).toHaveLength(2)
  expect(await waitForMails(app, old, 2)).toHaveLength(2)
})

test('a link that was stored and never mailed does not keep the next one from being mailed [PROFESSORPAGE-60]', async () => {
  const professor = await aListed()
  const { scholarId } = professor
  await createPageLink(app.services.db, { purpose: 'open', scholarId }, app.clock.now())
  const { status } = await app.call(page.openPage, { body: { token: await aPageLink(app, professor) } })
  expect(status).toBe(200)
})

test('a letter to an address that its professor entered names the professor’s page as its source [PROFESSORPAGE-61]', async () => {
  const professor = await aListed()
  await sql`update professors set field_sources = '{"email": "professor"}' where id = ${professor.id}`
  const sender = await aSender(app, { professor })
  expect((await writeLetter(app, sender)).status).toBe(200)
  const { text } = (await listSentMails(app, sender.email))[0]!
  expect(text.replaceAll(/\s+/g, ' ')).toContain('We have your address from you, on your page on Labreach, and pass on')
})

test('a removal is told to the address of another record of the same person [PROFESSORPAGE-62]', async () => {
  for (const leave of [leaveByLink, leaveByForm]) {
    const [removed, other] = [await aProfessor(app, { email: null }), await aListed()]
    await sql`insert into professor_aliases ${insertValues({ alias: removed.scholarId, scholar_id: other.scholarId })}`
    await leave(app, removed)
    const [mail] = await waitForMails(app, other.email!)
    expect(mail!.subject).toBe('You are no longer listed on Labreach')
    expect(mail!.text).toMatch(leave === leaveByLink ? /\/professor\/undo\?token=/ : /\/optout\?erase=/)
  }
})

test('the mail about a change names the day on which a wish lapses, also after it was taken back [PROFESSORPAGE-63]', async () => {
  const professor = await aListed()
  const email = professor.email!
  const as = await anOpenPage(app, professor)
  await app.call(page.saveWishes, { ...as, body: { cap: 1 } })
  const lapses = new Date(app.clock.now().getTime() + lifetimes.wishMs).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  expect((await waitForMails(app, email, 2)).at(-1)!.text).toContain(`Lapses on ${lapses}.`)
  app.clock.pass(10 * DAY_MS)
  const later = await anOpenPage(app, professor)
  await app.call(page.saveWishes, { ...later, body: { cap: 2 } })
  await app.call(page.undoChange, { body: { token: await waitForUndo(app, email, 4) } })
  const { text } = (await waitForMails(app, email, 5)).at(-1)!
  expect(text).toContain('At most 1 letters a week.')
  expect(text).toContain(`Lapses on ${lapses}.`)

  await app.call(page.correctData, { ...later, body: { interests: ['Walking'] } })
  expect((await waitForMails(app, email, 6)).at(-1)!.text).not.toMatch(/lapses/i)
})

test('a wish that has lapsed meanwhile does not come back [PROFESSORPAGE-63]', async () => {
  const professor = await aListed()
  await app.call(page.saveWishes, { ...(await anOpenPage(app, professor)), body: { cap: 1 } })
  await waitForMails(app, professor.email!, 2)
  app.clock.pass(lifetimes.wishMs - DAY_MS)
  const as = await anOpenPage(app, professor)
  await app.call(page.saveWishes, { ...as, body: { cap: 2 } })
  const token = await waitForUndo(app, professor.email!, 4)
  app.clock.pass(DAY_MS)
  await app.call(page.undoChange, { body: { token } })
  expect((await waitForMails(app, professor.email!, 5)).at(-1)!.text).toContain('Letters a week: no wish.')
})
