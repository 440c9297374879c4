import { calls } from '@labreach/contract/calls'
import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'
import { findForOptOut } from '@labreach/contract/opt-out'
import * as page from '@labreach/contract/professor-page'
import { professorsPage } from '@labreach/contract/professors'
import { expect, test } from 'vitest'
import { anUnlocked, aProfessor, aStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { waitForJobs, waitForMails } from '../../test/mails.ts'
import { anOpenPage, aPageLink, getLetterLink, waitForUndo } from '../../test/professor-page.ts'
import { testApp } from '../../test/test-app.ts'
import { sweepPages } from './sweep-pages.ts'

const app = await testApp({ professors: 3 })
const { sql } = app.database

let addresses = 0
const aListed = (email = `page-${++addresses}@cs.stocked.edu`) => aProfessor(app, { email })
const closed = { status: 403, body: { code: 'page_closed' } }
const invalid = { status: 403, body: { code: 'link_invalid' } }

test('a wish holds for twelve months, is told by mail, and can be taken back once [PROFESSORPAGE-47]', async () => {
  const professor = await aListed()
  const as = await anOpenPage(app, professor)
  const set = await app.call(page.saveWishes, { ...as, body: { contents: 'A transcript.', cap: 1 } })
  const [set_at, lapses_at] = [0, lifetimes.wishMs].map((ms) => new Date(app.clock.now().getTime() + ms).toISOString())
  expect(set.body.wishes).toMatchObject({ contents: { value: 'A transcript.', set_at, lapses_at }, cap: { value: 1 } })
  const undo = await waitForUndo(app, professor.email!, 2)
  app.clock.pass(1)
  await app.call(page.saveWishes, { ...as, body: { cap: 2 } })
  expect((await app.call(page.undoChange, { body: { token: undo } })).body).toEqual({ undone: 'wishes' })
  expect(await app.call(page.undoChange, { body: { token: undo } })).toMatchObject(invalid)
  // The later change of the cap stays.
  expect((await app.call(page.readPage, as)).body.wishes).toMatchObject({ contents: null, cap: { value: 2 } })
  const again = await waitForUndo(app, professor.email!, 4)
  expect((await app.call(page.undoChange, { body: { token: again } })).body).toEqual({ undone: 'wishes' })
  const [entries] = await sql`
    select array_agg(event order by id) as events from journal where subject = ${professor.scholarId}`
  expect(entries!.events).toEqual([
    'page_link_asked',
    'page_opened',
    'wishes_changed',
    'wishes_changed',
    'change_undone',
    'wishes_changed',
    'change_undone',
    'wishes_changed',
  ])
  const lapsing = await aListed()
  await app.call(page.saveWishes, { ...(await anOpenPage(app, lapsing)), body: { cap: 0 } })
  app.clock.pass(lifetimes.wishMs)
  const sender = await aSender(app, { professor: lapsing, plan: 'B' })
  expect((await writeLetter(app, sender)).status).toBe(200)
})

test('students see the wishes of an unlocked professor, and set values only of a locked one [PROFESSORPAGE-48]', async () => {
  const [open, locked] = [await aListed(), await aListed()]
  const taking = { levels: ['phd' as const], from: 'fall 2027' }
  const wishes = { taking, contents: 'A transcript, please.', follow_up: true, cap: 2, ai_note: true }
  for (const professor of [open, locked])
    await app.call(page.saveWishes, { ...(await anOpenPage(app, professor)), body: wishes })
  const student = await aStudent(app, { plan: 'B' })
  await anUnlocked(app, { by: student, professor: open })
  const readCards = async () => {
    const { body } = await app.call(professorsPage, { query: { page_size: 100 }, as: student })
    return [open, locked].map(({ id }) => body.professors.find((one) => one.id === id)!.professor)
  }
  await expect.poll(async () => (await readCards()).map((card) => card.taking)).toEqual([taking, taking])
  expect((await readCards()).map((card) => card.wishes)).toEqual([
    {
      taking,
      contents: 'A transcript, please.',
      follow_up: true,
      attachments: null,
      ai_note: true,
      paused_until: null,
      cap_zero: false,
    },
    null,
  ])
  expect(JSON.stringify((await readCards())[1])).not.toContain('transcript')
  app.clock.pass(lifetimes.wishMs)
  expect((await readCards()).map((card) => card.taking)).toEqual([null, null])
})

test('a sender who opens the link of their own letter can set no wish [PROFESSORPAGE-49]', async () => {
  const professor = await aListed()
  const sender = await aSender(app, { professor, plan: 'B' })
  await writeLetter(app, sender)
  const link = await getLetterLink(app, sender.email)
  for (const token of [link.signature, String(link.letter), '']) {
    const headers = { 'x-professor-page': token }
    expect(await app.call(page.saveWishes, { headers, body: { cap: 0 } })).toMatchObject(closed)
    expect(await app.call(page.correctData, { headers, body: { email: 'mine@gmail.com' } })).toMatchObject(closed)
    expect(await app.call(page.removeMe, { headers })).toMatchObject(closed)
  }
  for (const token of [link.signature, String(link.letter)])
    expect(await app.call(page.openPage, { body: { token } })).toMatchObject(invalid)
  expect(await sql`select from professor_wishes where scholar_id = ${professor.scholarId}`).toEqual([])
})

test('a token of one purpose serves no other [PROFESSORPAGE-49]', async () => {
  const professor = await aListed()
  const link = await aPageLink(app, professor)
  for (const call of [page.undoChange, page.confirmAddress, page.confirmReport])
    expect(await app.call(call, { body: { token: link } })).toMatchObject(invalid)
  expect(await app.call(page.readPage, { headers: { 'x-professor-page': link } })).toMatchObject(closed)
  const as = {
    headers: { 'x-professor-page': (await app.call(page.openPage, { body: { token: link } })).body.page_token },
  }
  await app.call(page.saveWishes, { ...as, body: { cap: 1 } })
  const undo = await waitForUndo(app, professor.email!, 2)
  expect(await app.call(page.openPage, { body: { token: undo } })).toMatchObject(invalid)
})

test('a new address holds once the old and the new one have confirmed it [PROFESSORPAGE-50]', async () => {
  const professor = await aListed()
  const next = `new-${professor.email}`
  const as = await anOpenPage(app, professor)
  const asked = await app.call(page.correctData, { ...as, body: { email: next } })
  expect(asked.body).toMatchObject({ email: professor.email, pending_email: next })
  const confirm = async (address: string, count: number) =>
    (await app.call(page.confirmAddress, { body: { token: await waitForUndo(app, address, count) } })).body
  expect(await confirm(next, 1)).toEqual({ state: 'waiting' })
  expect((await app.call(page.readPage, as)).body.email).toBe(professor.email)
  expect(await confirm(professor.email!, 2)).toEqual({ state: 'changed' })
  const asNext = await anOpenPage(app, { ...professor, email: next })
  expect((await app.call(page.readPage, asNext)).body).toMatchObject({
    email: next,
    pending_email: null,
    sources: { email: 'professor' },
  })
  // Both are told, and the old address can take it back.
  await waitForJobs(app, 'page_change_mail')
  expect(await waitForMails(app, next, 3)).toHaveLength(3)
  const undo = await waitForUndo(app, professor.email!, 3)
  expect((await app.call(page.undoChange, { body: { token: undo } })).body).toEqual({ undone: 'address' })
  const again = await anOpenPage(app, professor)
  expect((await app.call(page.readPage, again)).body).toMatchObject({
    email: professor.email,
    sources: { email: 'test' },
  })
})

test('refuses the address of another person [PROFESSORPAGE-50]', async () => {
  const [one, other] = [await aListed(), await aListed()]
  const as = await anOpenPage(app, one)
  const taken = await app.call(page.correctData, { ...as, body: { email: other.email!.toUpperCase() } })
  expect(taken).toMatchObject({ status: 409, body: { code: 'address_taken' } })
})

test('a homepage without https:// is refused with a sentence [PROFESSORPAGE-51]', async () => {
  const as = await anOpenPage(app, await aListed())
  const refused = await app.call(page.correctData, { ...as, body: { homepage_url: 'cs.stocked.edu/~me' } })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'Please enter the whole address, with https:// at its beginning.' },
  })
})

test('corrected interests and homepage are shown, and can be taken back [PROFESSORPAGE-51]', async () => {
  const professor = await aListed()
  const as = await anOpenPage(app, professor)
  const body = { interests: ['Bipedal walking', 'mail me at a@b.edu'], homepage_url: 'https://walks.stocked.edu/' }
  const corrected = await app.call(page.correctData, { ...as, body })
  expect(corrected.body).toMatchObject({
    interests: ['Bipedal walking'],
    homepage_url: body.homepage_url,
    sources: { interests: 'professor', homepage_url: 'professor', email: 'test' },
  })
  await expect.poll(() => app.services.catalogue.get(professor.id)?.keyInterests).toEqual(['Bipedal walking'])
  const undo = await waitForUndo(app, professor.email!, 2)
  expect((await app.call(page.undoChange, { body: { token: undo } })).body).toEqual({ undone: 'data' })
  expect((await app.call(page.readPage, as)).body).toMatchObject({
    interests: professor.interests,
    homepage_url: professor.homepage,
    sources: { interests: 'test', homepage_url: 'test' },
  })
})

test('a removal on the page is told by mail, with an undo link for 30 days [PROFESSORPAGE-52]', async () => {
  const professor = await aListed()
  const as = await anOpenPage(app, professor)
  expect((await app.call(page.removeMe, as)).body).toEqual({ ok: true })
  expect(app.services.catalogue.has(professor.id)).toBe(false)
  expect(await app.call(page.readPage, as)).toMatchObject(closed)
  const find = () => app.call(findForOptOut, { query: { scholar_id: professor.scholarId } })
  expect((await find()).status).toBe(404)
  const undo = await waitForUndo(app, professor.email!, 2)
  expect((await app.call(page.undoChange, { body: { token: undo } })).body).toEqual({ undone: 'removal' })
  expect((await find()).status).toBe(200)
  expect(await app.call(page.undoChange, { body: { token: undo } })).toMatchObject(invalid)
})

test('used and expired links, and changes that cannot be taken back, are deleted', async () => {
  const professor = await aListed()
  await app.call(page.saveWishes, { ...(await anOpenPage(app, professor)), body: { cap: 1 } })
  await waitForUndo(app, professor.email!, 2)
  app.clock.pass(lifetimes.undoLinkMs + 3 * DAY_MS)
  await sweepPages(app.services)
  expect(await sql`select from page_links`).toEqual([])
  expect(await sql`select from page_changes`).toEqual([])
  expect(await sql`select value from professor_wishes where scholar_id = ${professor.scholarId}`).toEqual([
    { value: 1 },
  ])
})

test('no GET, HEAD or OPTIONS request changes anything [PROFESSORPAGE-53]', async () => {
  const professor = await aListed()
  const sender = await aSender(app, { professor, plan: 'B' })
  await writeLetter(app, sender)
  const link = await getLetterLink(app, sender.email)
  const token = await aPageLink(app, professor)
  for (const job of ['page_link', 'page_change_mail', 'page_address_mail', 'removal_mail']) await waitForJobs(app, job)
  const read = () => sql`
    select (select jsonb_agg(o) from outreaches o) as letters, (select jsonb_agg(l) from page_links l) as links,
      (select jsonb_agg(w) from professor_wishes w) as wishes, (select jsonb_agg(r) from letter_reports r) as reports,
      (select jsonb_agg(p) from professors p) as professors, (select max(id) from journal) as entries,
      (select count(*) from pgboss.job where name like '%page%' or name like '%re%') as jobs`
  const before = await read()
  const query = new URLSearchParams({
    letter: String(link.letter),
    signature: link.signature,
    token,
    answer: 'will_answer',
    cap: '0',
  })
  const paths = calls.filter(({ path }) => path.startsWith('/api/professor/')).map(({ path }) => path)
  expect(new Set(paths).size).toBe(12)
  for (const path of [...paths, '/letter', '/professor', '/professor/undo', '/professor/address', '/professor/report'])
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      await fetch(`${app.url}${path}?${query}`, { method, headers: { 'x-professor-page': token } })
  expect(await read()).toEqual(before)
  expect((await app.call(page.openPage, { body: { token } })).status).toBe(200)
})
