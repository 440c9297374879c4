import { expect, test } from 'vitest'
import { time } from '../../ui/text/text.ts'
import { weekdayDate } from '../../ui/text/zoned-time.ts'
import { aLetter } from './a-letter.ts'
import { describeHeld } from './held-words.ts'

const at = '2026-12-01T07:40:00.000Z'
const held = (fields: object) => describeHeld(aLetter({ state: 'held', send_at: at, ...fields }))

test('a held letter says when it leaves, by the clocks of the professor’s place [OUTREACH-20]', () => {
  expect(held({ hold: 'morning', time_zone: 'Europe/Zurich' })).toMatch(/^Leaves Tuesday 8:40 AM, Zurich time/)
  expect(held({ hold: 'morning' })).toMatch(/^Leaves Tuesday 7:40 AM UTC.*The professor’s time zone is not known\.$/)
  expect(held({ hold: 'undo' })).toBe('Leaves in a few seconds.')
  expect(describeHeld(aLetter())).toBe('')
})

test('a place in the queue has a likely day, and the time by which it must be confirmed [OUTREACH-20, OUTREACH-22]', () => {
  expect(held({ hold: 'queue' })).toBe(`In the queue, leaves about ${weekdayDate(at)}.`)
  const confirm_by = '2026-11-29T07:40:00.000Z'
  expect(held({ hold: 'queue', confirm_by })).toBe(
    `Leaves about ${weekdayDate(at)}, if you confirm it by ${time(confirm_by)}.`,
  )
})
