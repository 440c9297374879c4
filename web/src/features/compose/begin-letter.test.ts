import { expect, test } from 'vitest'
import { findText } from './begin-letter.ts'

const draft = { draft: 'The draft', saved_at: '2026-11-21T10:00:00.000Z' }
const kept = { subject: '', body: 'Kept here', keptAt: '2026-11-21T11:00:00.000Z', basedOn: null, enhancement: null }
const earlier = '2026-11-21T09:00:00.000Z'

test('begins with what there is [professors:104]', () => {
  expect(findText(null, null)).toBeNull()
  expect(findText(kept, null)).toEqual({ shown: { from: 'browser', body: 'Kept here', at: kept.keptAt }, other: null })
  expect(findText(null, draft)).toEqual({
    shown: { from: 'draft', body: 'The draft', at: draft.saved_at },
    other: null,
  })
})

test('shows the newer one of two and keeps the other at hand', () => {
  expect(findText(kept, draft)).toMatchObject({ shown: { from: 'browser' }, other: { from: 'draft' } })
  expect(findText({ ...kept, keptAt: earlier }, draft)).toMatchObject({
    shown: { from: 'draft', body: 'The draft' },
    other: { from: 'browser', body: 'Kept here', at: earlier },
  })
})

test('takes what was written upon this draft for newer, on a clock that is late', () => {
  const late = { ...kept, keptAt: earlier, basedOn: draft.saved_at }
  expect(findText(late, draft)).toMatchObject({ shown: { from: 'browser' }, other: { from: 'draft' } })
})

test('the same text twice is the saved draft', () => {
  expect(findText({ ...kept, body: draft.draft }, draft)).toMatchObject({ shown: { from: 'draft' }, other: null })
})
