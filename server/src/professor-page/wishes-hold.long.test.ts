import { nextContact } from '@labreach/contract/outreach'
import { DAY_MS } from '@labreach/contract/plans'
import { correctData, saveWishes, type WishesChange } from '@labreach/contract/professor-page'
import { expect, test } from 'vitest'
import { professorsPage } from '@labreach/contract/professors'
import { aProfessor, aStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { listSentMails, writeLetter } from '../../test/letters.ts'
import { anOpenPage } from '../../test/professor-page.ts'
import type { TestProfessor } from '../../test/professors.ts'
import { testApp } from '../../test/test-app.ts'
import type { ProfessorRecord } from '../catalogue/import/professor.ts'
import { storeProfessors } from '../catalogue/import/store.ts'

const app = await testApp({ professors: 3 })
const { sql } = app.database

let addresses = 0
const aListed = (email = `wishes-${++addresses}@cs.stocked.edu`) => aProfessor(app, { email })
const aSenderTo = (professor: TestProfessor) => aSender(app, { professor, plan: 'B' })
const wish = async (professor: TestProfessor, body: WishesChange) =>
  app.call(saveWishes, { ...(await anOpenPage(app, professor)), body })
const isRefused = (code: string, more: object = {}) => ({ status: 409, body: { code, ...more } })
const addDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

test('a pause stops letters until its day, and the student sees the day before writing [SEND-80]', async () => {
  const professor = await aListed()
  const paused_until = addDays(10)
  await wish(professor, { paused_until })
  const sender = await aSenderTo(professor)
  const resets_at = `${paused_until}T00:00:00.000Z`
  expect(await writeLetter(app, sender)).toMatchObject(isRefused('letters_paused', { resets_at }))
  const next = await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: sender.student })
  expect(next.body).toMatchObject({ next_contact_at: resets_at, reason: 'letters_paused', attachments: true })
  app.clock.pass(new Date(resets_at).getTime() - app.clock.now().getTime())
  expect((await writeLetter(app, sender)).status).toBe(200)
  for (const day of [addDays(0), addDays(400)])
    expect(await wish(await aListed(), { paused_until: day })).toMatchObject({ body: { code: 'date_out_of_range' } })
})

test('a cap lowers the letters of a week, and 0 stops them [SEND-81]', async () => {
  const professor = await aListed()
  await wish(professor, { cap: 1 })
  const [first, second] = [await aSenderTo(professor), await aSenderTo(professor)]
  expect((await writeLetter(app, first)).status).toBe(200)
  expect(await writeLetter(app, second)).toMatchObject(isRefused('contacts_full'))
  app.clock.pass(7 * DAY_MS)
  await wish(professor, { cap: 0 })
  expect(await writeLetter(app, second)).toMatchObject(isRefused('no_letters_wanted'))
  const next = await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: second.student })
  expect(next).toMatchObject(isRefused('no_letters_wanted'))
  expect(await listSentMails(app, second.email)).toEqual([])
})

test('without attachments the letter goes without the resume [SEND-82]', async () => {
  const professor = await aListed()
  await wish(professor, { attachments: false })
  const sender = await aSenderTo(professor)
  const next = await app.call(nextContact, { query: { scholar_id: professor.scholarId }, as: sender.student })
  expect(next.body).toMatchObject({ attachments: false })
  expect((await writeLetter(app, sender)).status).toBe(200)
  const [mail] = await listSentMails(app, sender.email)
  const type = mail!.headers.find(({ name }) => name.toLowerCase() === 'content-type')
  expect(type!.value).toContain('text/plain')
})

test('wishes hold for every record of the person, and for other records with the same address [SEND-83]', async () => {
  const professor = await aListed()
  await wish(professor, { cap: 0 })
  const same = await aProfessor(app, { email: null })
  await sql`insert into professor_aliases (alias, scholar_id) values (${same.scholarId}, ${professor.scholarId})`
  const sameAddress = await aProfessor(app, { email: professor.email!.toUpperCase() })
  const sender = await aSenderTo(sameAddress)
  expect(await writeLetter(app, sender)).toMatchObject(isRefused('no_letters_wanted'))
  const next = async (to: TestProfessor) =>
    app.call(nextContact, { query: { scholar_id: to.scholarId }, as: (await aSenderTo(to)).student })
  expect(await next(same)).toMatchObject(isRefused('no_letters_wanted'))
})

const record: Omit<ProfessorRecord, 'scholarId' | 'name' | 'schoolName'> = {
  affiliation: '',
  citedBy: 7,
  keyInterests: ['Imported interest'],
  homepageUrl: 'https://imported.stocked.edu/',
  googleScholarUrl: null,
  email: null,
  publications: [],
}
const importRecord = (source: string, one: ProfessorRecord) =>
  storeProfessors({ ...app.database, suppressionHasher: app.services.suppressionHasher }, app.clock, {
    source,
    rows: [one],
  })

test.each(['csv', 'csrankings', 'openalex', 'demo'])(
  'wishes and corrections survive an import from %s, which merges and renames records [PROFESSORPAGE-54]',
  async (source) => {
    const generated = `openalex:A77${source.length}${addresses}`
    const professor = { ...(await aListed()), scholarId: generated }
    await sql`update professors set scholar_id = ${generated} where id = ${professor.id}`
    const as = await anOpenPage(app, professor)
    await app.call(saveWishes, { ...as, body: { cap: 0, taking: 'nobody' } })
    await app.call(correctData, { ...as, body: { interests: ['My own words'], homepage_url: null } })
    const { name, schoolName } = professor
    const scholarId = `REAL${source}${addresses}AAAJ`
    await importRecord(source, { ...record, scholarId, otherIds: [generated], name, schoolName })
    await importRecord(source, { ...record, scholarId, name, schoolName, email: `import-${addresses}@x.stocked.edu` })
    const [row] = await sql`
      select scholar_id, key_interests, homepage_url from professors where id = ${professor.id}`
    expect(row).toEqual({ scholar_id: scholarId, key_interests: ['My own words'], homepage_url: null })
    const sender = await aSenderTo({ ...professor, scholarId })
    expect(await writeLetter(app, sender)).toMatchObject(isRefused('no_letters_wanted'))
    await expect.poll(() => app.services.catalogue.wishesOf(professor.id, app.clock.now())?.taking).toBe('nobody')
  },
)

test('of two joined records with wishes the stricter one holds', async () => {
  const [one, other] = [await aListed(), await aListed()]
  await wish(one, { cap: 0 })
  app.clock.pass(1)
  await wish(other, { cap: 3 })
  await sql`insert into professor_aliases (alias, scholar_id) values (${one.scholarId}, ${other.scholarId})`
  expect(await writeLetter(app, await aSenderTo(other))).toMatchObject(isRefused('no_letters_wanted'))
})

test('no letter that is reserved after a wish misses it, also of many at the same time [SEND-84]', async () => {
  // Each reading of the clock is later than the one before, so that the order of two events is known.
  const start = app.clock.now().getTime()
  let readings = 0
  app.services.clock.now = () => new Date(start + ++readings)
  const accepted: number[] = []
  for (let round = 0; round < 4; round++) {
    const professor = await aListed()
    const as = await anOpenPage(app, professor)
    const senders = await Promise.all([1, 2, 3, 4, 5].map(() => aSenderTo(professor)))
    const sendings = senders.map(async (sender, at) => {
      if (at === round) await app.call(saveWishes, { ...as, body: { cap: 0 } })
      return writeLetter(app, sender)
    })
    const answers = await Promise.all(sendings)
    accepted.push(answers.filter(({ status }) => status === 200).length)
    expect(answers[round]).toMatchObject(isRefused('no_letters_wanted'))
    const late = await sql`
      select from outreaches join professor_wishes on professor_wishes.scholar_id = ${professor.scholarId}
      where professor_id = ${professor.id} and reserved_at > set_at`
    expect(late).toHaveLength(0)
  }
  expect(Math.max(...accepted)).toBeLessThanOrEqual(3)
})

test('whom a professor takes by their own word is found by the filter, and nobody else [BROWSE-41]', async () => {
  const professor = await aListed()
  const student = await aStudent(app, { plan: 'B' })
  const find = async (taking: 'phd' | 'undergraduate') => {
    const { body } = await app.call(professorsPage, { query: { taking, page_size: 100 }, as: student })
    return body.professors.some(({ id }) => id === professor.id)
  }
  const page = await anOpenPage(app, professor)
  await app.call(saveWishes, { ...page, body: { taking: { levels: ['phd'], from: null } } })
  await expect.poll(() => find('phd'), { timeout: 15_000 }).toBe(true)
  expect(await find('undergraduate')).toBe(false)
  await app.call(saveWishes, { ...page, body: { taking: null } })
  await expect.poll(() => find('phd'), { timeout: 15_000 }).toBe(false)
})
