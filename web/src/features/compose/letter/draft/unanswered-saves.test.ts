import { expect, test } from 'vitest'
import { findOwnSave } from './unanswered-saves.ts'

const saved_at = '2026-11-27T18:00:00.000Z'
const first = { subject: 'Your work', body: 'Dear Professor,' }
const second = { subject: '', body: 'Dear Professor, may I join?' }

test('a newer draft is this tab’s own if one of its saves without an answer had exactly that text [DRAFT-40]', () => {
  const find = (draft: string, subject?: string) =>
    findOwnSave([first, second], { draft, saved_at, ...(subject !== undefined && { subject }) })
  expect(find(first.body, first.subject)).toBe(first)
  expect(find(second.body)).toBe(second)
  expect(find(first.body, 'Another subject')).toBeUndefined()
  expect(find('Dear Professor, from my phone', first.subject)).toBeUndefined()
})
