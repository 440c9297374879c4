import { getMe } from '@labreach/contract/account'
import { listOutreaches, nextContact } from '@labreach/contract/outreach'
import { getDraft, professorsPage } from '@labreach/contract/professors'
import { login, refresh } from '@labreach/contract/session'
import { listTemplates } from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { createRecordedDatabase, readRecording, replay } from '../../test/upgrades/upgrade.ts'
import { isOptedOutAddress } from '../catalogue/opt-outs/opted-out-addresses.ts'
import { storeMissingSuppressions } from '../catalogue/opt-outs/store-suppressions.ts'
import { migrate } from './migrate.ts'

/*
 * The database of the server of 23 November 2026 is migrated while that server runs. Half of its recorded statements
 * are executed during the migration, the others after it. Then the current server must find all data.
 */
const recording = await readRecording('2026-11-23')
const database = await createRecordedDatabase(recording, '20261123T1000_student_in_keys')
const acts = Object.entries(recording.acts)
const half = Math.ceil(acts.length / 2)
const during = acts.slice(0, half).flatMap(([, statements]) => statements)
await Promise.all([migrate(database.url), replay(database.url, during)])
for (const [, statements] of acts.slice(half)) await replay(database.url, statements)

const app = await testApp({ database, onJobError: () => undefined })
await storeMissingSuppressions(app.services)
const signInAsAda = async () => {
  const { status, body } = await app.call(login, { body: { username: 'ada', password: 'correct horse' } })
  expect(status).toBe(200)
  return { id: body.user.id, username: 'ada' }
}
const ada = await signInAsAda()
const professors = await database.sql<{ id: number; scholar_id: string; email: string; opt_out: boolean }[]>`
  select id, scholar_id, email, opt_out from professors order by cited_by desc`

test('letters from before, during and after the migration exist', async () => {
  const { body } = await app.call(listOutreaches, { query: {}, as: ada })
  expect(body.map(({ subject, state }) => [subject, state]).toSorted()).toEqual([
    ['A letter by the old server', 'sent'],
    ['First letter', 'sent'],
    ['Second letter', 'sent'],
  ])
})

test('drafts, templates, the profile and favourites exist', async () => {
  const readDraft = async (index: number) =>
    (await app.call(getDraft, { params: { id: professors[index]!.id }, as: ada })).body.draft
  expect(await readDraft(2)).toBe('The first draft, changed by the old server')
  expect(await readDraft(4)).toBe('A draft by the old server')
  const { body: templates } = await app.call(listTemplates, { as: ada })
  expect(templates.map(({ name }) => name).toSorted()).toEqual(['By the old server', 'Old template'])
  expect((await app.call(getMe, { as: ada })).body).toMatchObject({ major: 'Physics', subscription: 'B' })
  const { body: page } = await app.call(professorsPage, { query: { favorite: 'true' }, as: ada })
  expect(page.professors.map(({ id }) => id).toSorted()).toEqual([professors[2]!.id, professors[8]!.id].toSorted())
})

test('sessions continue, and a student who registered on the old server can sign in', async () => {
  expect((await app.call(refresh, { body: { refresh: recording.refreshToken } })).status).toBe(200)
  expect((await app.call(login, { body: { username: 'cyril', password: 'correct horse' } })).status).toBe(200)
})

test('opt-outs from before the migration and on the old server remain, and their addresses are recognised', async () => {
  const gone = professors.filter((one) => one.opt_out)
  expect(gone.map(({ id }) => id).toSorted()).toEqual([professors[6]!.id, professors[9]!.id].toSorted())
  const { body } = await app.call(professorsPage, { query: { page_size: 50 }, as: ada })
  for (const { id } of gone) expect(body.professors.map((one) => one.id)).not.toContain(id)
  for (const { email } of gone)
    expect(await isOptedOutAddress(database.db, app.services.suppressionHasher, email)).toBe(true)
})

test('a letter of the old server counts towards the limit of letters to that professor', async () => {
  const readNext = async (index: number) =>
    (await app.call(nextContact, { query: { scholar_id: professors[index]!.scholar_id }, as: ada })).body
      .next_contact_at
  expect(await readNext(3)).toBe('2026-03-09T09:00:00.000Z')
  expect(await readNext(5)).toBeNull()
})
