import { expect, test } from 'vitest'
import { aLetter } from './a-letter.ts'
import { findNews, listSteps } from './steps.ts'

const now = Date.parse('2026-03-04T09:00:00.000Z')
const unlocked = 'Unlocked 2026-03-01'

/** The steps as lines; a step that has not happened is in brackets. */
const say = (letter: ReturnType<typeof aLetter>, letters = [letter], at = now) =>
  listSteps(letter, letters, at).map(({ label, at: time, state }) => {
    const text = time ? `${label} ${time.slice(0, 10)}` : label
    return state === 'next' ? `(${text})` : text
  })

test('a sent letter shows when a follow-up may be written, and that no answer has come [OUTREACH-25]', () => {
  expect(say(aLetter())).toEqual([unlocked, 'Sent 2026-03-02', '(Follow-up from 2026-03-09)', '(Answer)'])
})

test('a due follow-up shows its last whole day, a written one when it left or leaves [OUTREACH-25]', () => {
  const due = aLetter({ follow_up_due: true })
  expect(say(due)).toEqual([unlocked, 'Sent 2026-03-02', '(Follow up by 2026-03-15)', '(Answer)'])
  const lastDay = say(due, [due], Date.parse('2026-03-16T08:00:00.000Z'))
  expect(lastDay[2]).toBe('(Follow up by 2026-03-16)')
  const followUp = aLetter({ id: 2, follow_up_to: 1, sent_at: '2026-03-10T09:00:00.000Z' })
  expect(say(aLetter(), [followUp, aLetter()])).toEqual([
    unlocked,
    'Sent 2026-03-02',
    'Followed up 2026-03-10',
    '(Answer)',
  ])
  const held = { ...followUp, state: 'held', hold: 'morning', send_at: '2026-03-11T07:40:00.000Z' } as const
  expect(say(aLetter(), [held, aLetter()])[2]).toBe('(Follow-up leaves 2026-03-11)')
  expect(say(aLetter(), [{ ...followUp, state: 'returned' }, aLetter()])[2]).toBe('(Follow-up from 2026-03-09)')
  expect(say(followUp, [followUp, aLetter()])).toEqual([unlocked, 'Sent 2026-03-10', '(Answer)'])
})

test('an answer ends the line: what the student noted, or what the professor gave [OUTREACH-25]', () => {
  const given = { answer: 'will_answer', until: null, at: '2026-03-03T09:00:00.000Z', writing_from: null } as const
  expect(say(aLetter({ professor_answer: given }))).toEqual([unlocked, 'Sent 2026-03-02', 'Answered 2026-03-03'])
  expect(say(aLetter({ mark: 'meeting', marked_at: '2026-03-04T08:00:00.000Z', professor_answer: given }))).toEqual([
    unlocked,
    'Sent 2026-03-02',
    'Meeting 2026-03-04',
  ])
})

test('no follow-up is announced after a week without one, after an opt-out or after a newer letter [OUTREACH-25]', () => {
  const late = Date.parse('2026-04-01T09:00:00.000Z')
  expect(say(aLetter(), [aLetter()], late)).toEqual([unlocked, 'Sent 2026-03-02', '(Answer)'])
  expect(say(aLetter({ opted_out: true }))).toEqual([unlocked, 'Sent 2026-03-02', '(Answer)'])
  expect(say(aLetter(), [aLetter({ id: 2 }), aLetter()])).toEqual([unlocked, 'Sent 2026-03-02', '(Answer)'])
})

test('a letter that has not left shows when it leaves, and one that came back or failed ends the line [OUTREACH-25]', () => {
  const held = aLetter({ state: 'held', hold: 'morning', send_at: '2026-03-05T07:40:00.000Z', unlocked_at: null })
  expect(say(held)).toEqual(['(Leaves 2026-03-05)'])
  expect(say({ ...held, hold: 'queue' })).toEqual(['(Leaves about 2026-03-05)'])
  expect(say(aLetter({ state: 'returned' }))).toEqual([unlocked, 'Came back'])
  expect(say(aLetter({ state: 'failed' }))).toEqual([unlocked, 'Not sent 2026-03-02'])
  expect(say(aLetter({ state: 'sending' }))).toEqual([unlocked, '(On its way)'])
  expect(say(aLetter({ state: 'unconfirmed' }))).toEqual([unlocked, 'Unconfirmed 2026-03-02', '(Answer)'])
})

test('the list shows the newest of follow-up and answer, and nothing of a letter that has only left [OUTREACH-25]', () => {
  const news = (letter: ReturnType<typeof aLetter>, letters = [letter]) => findNews(letter, letters, now)?.label
  expect(news(aLetter())).toBe('Follow-up from')
  expect(news(aLetter({ follow_up_due: true }))).toBe('Follow up by')
  const followUp = aLetter({ id: 2, follow_up_to: 1 })
  expect(news(aLetter(), [followUp, aLetter()])).toBe('Followed up')
  const replied = aLetter({ mark: 'replied', marked_at: '2026-03-04T08:00:00.000Z' })
  expect(news(replied, [followUp, replied])).toBe('Replied')
  expect(news(aLetter({ opted_out: true }))).toBeUndefined()
  expect(news(aLetter({ state: 'failed' }))).toBeUndefined()
})
