import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'
import * as page from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { aProfessor } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { waitForJobs, waitForMails } from '../../test/mails.ts'
import { anOpenPage, aPageLink, getLetterLink, waitForUndo } from '../../test/professor-page.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const { sql } = app.database

let addresses = 0
const aListed = () => aProfessor(app, { email: `page-link-${++addresses}@cs.stocked.edu` })
const closed = { status: 403, body: { code: 'page_closed' } }
const invalid = { status: 403, body: { code: 'link_invalid' } }

test('the mailed link opens the page once, within 24 hours; the page for 30 minutes [PROFESSORPAGE-45]', async () => {
  const professor = await aListed()
  const token = await aPageLink(app, professor)
  const opened = await app.call(page.openPage, { body: { token } })
  expect(opened).toMatchObject({
    status: 200,
    body: {
      name: professor.name,
      email: professor.email,
      interests: professor.interests,
      sources: { email: 'test' },
      wishes: { taking: null, cap: null },
    },
  })
  expect(await app.call(page.openPage, { body: { token } })).toMatchObject(invalid)
  const headers = { 'x-professor-page': opened.body.page_token }
  expect((await app.call(page.readPage, { headers })).body).toMatchObject({ name: professor.name })
  app.clock.pass(lifetimes.pageMs)
  expect(await app.call(page.readPage, { headers })).toMatchObject(closed)
  const late = await aPageLink(app, professor)
  app.clock.pass(lifetimes.pageLinkMs)
  expect(await app.call(page.openPage, { body: { token: late } })).toMatchObject(invalid)
})

test('of several records of a person the address that the professor entered gets the link [PROFESSORPAGE-64]', async () => {
  const [one, other] = [await aListed(), await aListed()]
  await sql`insert into professor_aliases (alias, scholar_id) values (${one.scholarId}, ${other.scholarId})`
  for (const entered of [one, other]) {
    await sql`
      update professors set field_sources = case when id = ${entered.id} then '{"email": "professor"}'::jsonb else '{}' end
      where id in (${one.id}, ${other.id})`
    const token = await aPageLink(app, entered)
    expect((await app.call(page.openPage, { body: { token } })).body).toMatchObject({ email: entered.email })
  }
})

test('one link at a time is mailed to the stored address, and every response is the same [PROFESSORPAGE-46]', async () => {
  const professor = await aListed()
  const silent = await aProfessor(app, { email: null })
  const { email: from } = await (async () => {
    const sender = await aSender(app, { professor, plan: 'B' })
    await writeLetter(app, sender)
    return sender
  })()
  const asked = [
    { scholar_id: professor.scholarId },
    { scholar_id: professor.scholarId },
    { scholar_id: `https://scholar.google.com/citations?user=${professor.scholarId}&hl=en` },
    await getLetterLink(app, from),
    { ...(await getLetterLink(app, from)), signature: 'forged' },
    { scholar_id: silent.scholarId },
    { scholar_id: 'nobody-at-all' },
  ]
  const responses = []
  for (const body of asked) {
    const { status, text, headers } = await app.call(page.askForPage, { body })
    responses.push(JSON.stringify([status, text, [...headers.keys()].toSorted()]))
  }
  expect(new Set(responses).size).toBe(1)
  await waitForJobs(app, 'page_link')
  // The other one is the student's letter.
  expect(await waitForMails(app, professor.email!)).toHaveLength(2)
  const entries = await sql`select subject, detail from journal where event = 'page_link_asked' order by id`
  expect(entries.slice(-2)).toEqual([
    { subject: professor.scholarId, detail: { mailed: 'yes' } },
    { subject: silent.scholarId, detail: { mailed: 'no address is stored' } },
  ])
})

test('a stranger who asks for the page neither locks its professor out nor fills the mailbox [PROFESSORPAGE-46]', async () => {
  const professor = await aListed()
  const ask = async () => {
    await app.call(page.askForPage, { body: { scholar_id: professor.scholarId } })
    await waitForJobs(app, 'page_link')
    return (await waitForMails(app, professor.email!, 1)).length
  }
  const ofStranger = await aPageLink(app, professor)
  app.clock.pass(DAY_MS - 1)
  expect(await ask()).toBe(1)
  expect((await app.call(page.openPage, { body: { token: ofStranger } })).status).toBe(200)
  // Used: the next one comes at once, and is the only one of its day.
  expect((await app.call(page.openPage, { body: { token: await aPageLink(app, professor) } })).status).toBe(200)
  await aPageLink(app, professor)
  app.clock.pass(DAY_MS - 1)
  expect(await ask()).toBe(3)
  app.clock.pass(1)
  expect(await ask()).toBe(4)
})

/** Gives a professor another address, which both mailboxes confirm; the counts are of their mails with these links. */
async function moveTo(email: string, { as, from, counts }: { as: Headers; from: string; counts: [number, number] }) {
  await app.call(page.correctData, { ...as, body: { email } })
  for (const [address, count] of [
    [from, counts[0]],
    [email, counts[1]],
  ] as const)
    await app.call(page.confirmAddress, { body: { token: await waitForUndo(app, address, count) } })
  await waitForJobs(app, 'page_change_mail')
}
type Headers = Awaited<ReturnType<typeof anOpenPage>>

test('a new address ends the page and the link in the former mailbox and gets one of its own [PROFESSORPAGE-46]', async () => {
  const professor = await aListed()
  const as = await anOpenPage(app, professor)
  const former = await aPageLink(app, professor)
  const email = `new-${professor.email}`
  await moveTo(email, { as, from: professor.email!, counts: [3, 1] })
  expect(await app.call(page.openPage, { body: { token: former } })).toMatchObject(invalid)
  expect(await app.call(page.readPage, as)).toMatchObject(closed)
  const { status } = await app.call(page.openPage, { body: { token: await aPageLink(app, { ...professor, email }) } })
  expect(status).toBe(200)
})

test('an address that has been taken back is told without a link, and its mailbox changes nothing more [PROFESSORPAGE-57]', async () => {
  const professor = await aListed()
  const [email, next] = [`evil-${professor.email}`, `next-${professor.email}`]
  await moveTo(email, { as: await anOpenPage(app, professor), from: professor.email!, counts: [2, 1] })
  const undo = await waitForUndo(app, professor.email!, 3)
  // Both confirmations of a further address wait in mailboxes that the professor does not have.
  const asEvil = await anOpenPage(app, { ...professor, email })
  await app.call(page.correctData, { ...asEvil, body: { email: next } })
  const confirmations = [await waitForUndo(app, email, 4), await waitForUndo(app, next, 1)]

  expect((await app.call(page.undoChange, { body: { token: undo } })).body).toEqual({ undone: 'address' })
  await waitForJobs(app, 'page_change_mail')
  for (const [address, count] of [
    [professor.email!, 4],
    [email, 5],
  ] as const) {
    const { subject, text } = (await waitForMails(app, address, count)).at(-1)!
    expect(subject).toBe('Your page on Labreach was changed')
    expect(text).not.toContain('/professor/undo')
    expect(text).not.toContain('with the link')
  }
  expect(await app.call(page.readPage, asEvil)).toMatchObject(closed)
  for (const token of confirmations)
    expect(await app.call(page.confirmAddress, { body: { token } })).toMatchObject(invalid)
  const { headers } = await anOpenPage(app, professor)
  expect((await app.call(page.readPage, { headers })).body).toMatchObject({
    email: professor.email,
    pending_email: null,
  })
})

test('an address that a colleague has too is taken back [PROFESSORPAGE-50]', async () => {
  const professor = await aListed()
  const email = `new-${professor.email}`
  await moveTo(email, { as: await anOpenPage(app, professor), from: professor.email!, counts: [2, 1] })
  const undo = await waitForUndo(app, professor.email!, 3)
  await aProfessor(app, { email: professor.email! })
  expect((await app.call(page.undoChange, { body: { token: undo } })).body).toEqual({ undone: 'address' })
  const { headers } = await anOpenPage(app, professor)
  expect((await app.call(page.readPage, { headers })).body).toMatchObject({ email: professor.email })
})
