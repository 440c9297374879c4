import { takenBack } from '@labreach/contract/outreach'
import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'
import { listDue } from './due.ts'

const now = Date.parse('2026-03-10T09:00:00.000Z')
const place = (id: number, confirm_by: string | null) =>
  aLetter({ id, relationship_id: id, state: 'held', hold: 'queue', confirm_by })
const returned = (id: number, fields: object = {}) =>
  aLetter({ id, relationship_id: id, state: 'returned', returned_reason: 'Professor has opted out.', ...fields })
const due = (...letters: ReturnType<typeof aLetter>[]) =>
  listDue(letters, now).map(({ kind, letter }) => [kind, letter.id])

test('places to confirm come first, the most urgent one on top, then what came back, then follow-ups [OUTREACH-22]', () => {
  expect(
    due(
      place(9, '2026-03-12T09:00:00.000Z'),
      place(8, '2026-03-11T09:00:00.000Z'),
      returned(7),
      aLetter({ id: 6, relationship_id: 6, follow_up_due: true }),
    ),
  ).toEqual([
    ['confirm', 8],
    ['confirm', 9],
    ['returned', 7],
    ['follow_up', 6],
  ])
})

test('nothing is due for a place that needs no answer, nor for a letter that the student took back [OUTREACH-22]', () => {
  expect(due(place(9, null), returned(8, { returned_reason: takenBack }), aLetter({ id: 7 }))).toEqual([])
})

test('a letter that came back is done with the next letter, after an opt-out and after two months [OUTREACH-22]', () => {
  expect(due(aLetter({ id: 9, relationship_id: 8 }), returned(8))).toEqual([])
  expect(due(returned(8, { opted_out: true }))).toEqual([])
  expect(due(returned(8, { sent_at: '2026-01-02T09:00:00.000Z' }))).toEqual([])
})
