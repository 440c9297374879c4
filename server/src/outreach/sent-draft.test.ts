import { WEEK_MS } from '@labreach/contract/plans'
import { getDraft, professorsPage, saveDraft } from '@labreach/contract/professors'
import { afterEach, expect, test } from 'vitest'
import type { AStudent } from '../../test/builders.ts'
import { aSender } from '../../test/google.ts'
import { writeLetter } from '../../test/letters.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()
afterEach(() => app.control('faults', null))

type DraftOwner = { student: AStudent; professor: { id: number; scholarId: string } }
const save = async ({ student, professor }: DraftOwner, draft: string, based_on?: string) => {
  const body = { draft, ...(based_on && { based_on }) }
  return (await app.call(saveDraft, { params: { id: professor.id }, body, as: student })).body
}
const readDraft = ({ student, professor }: DraftOwner) =>
  app.call(getDraft, { params: { id: professor.id }, as: student })
const listDrafted = async ({ student }: DraftOwner) =>
  (await app.call(professorsPage, { query: { email_status: 'draft_saved' }, as: student })).body.filtered_total

test('sending deletes the draft with the same text, and the draft on which the letter is based [DRAFT-17]', async () => {
  const sender = await aSender(app, { plan: 'B' })
  await save(sender, 'Dear Professor,\nmay I?\n')
  expect(await listDrafted(sender)).toBe(1)
  await writeLetter(app, sender, { message: 'Dear Professor,\nmay I?' })
  expect((await readDraft(sender)).status).toBe(404)
  expect(await listDrafted(sender)).toBe(0)

  app.clock.pass(WEEK_MS)
  const { saved_at } = await save(sender, 'A first thought')
  await writeLetter(app, sender, { message: 'Dear Professor, a second thought', draft_saved_at: saved_at })
  expect((await readDraft(sender)).status).toBe(404)
})

test('sending does not delete a different draft that was saved in another tab', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const { saved_at } = await save(sender, 'Written in tab A')
  const newer = await save(sender, 'Written in tab B', saved_at)
  await writeLetter(app, sender, { message: 'Written in tab A, then edited', draft_saved_at: saved_at })
  expect((await readDraft(sender)).body).toEqual(newer)
})

test.each(['403', 'lost_response'])('a failed or unconfirmed letter does not delete its draft (%s)', async (kind) => {
  const sender = await aSender(app)
  await save(sender, 'Dear Professor,')
  await app.control('faults', { service: 'gmail', kind, times: 1 })
  expect((await writeLetter(app, sender, { message: 'Dear Professor,' })).status).toBeGreaterThan(500)
  expect((await readDraft(sender)).body.draft).toBe('Dear Professor,')
})

test('after a letter was sent, a tab with the version of its draft can save a new draft without a conflict', async () => {
  const sender = await aSender(app, { plan: 'B' })
  const { saved_at } = await save(sender, 'Dear Professor,')
  await writeLetter(app, sender, { message: 'Dear Professor,' })
  expect((await save(sender, 'One more thing', saved_at)).draft).toBe('One more thing')
})
