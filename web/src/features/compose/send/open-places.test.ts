import { expect, test } from 'vitest'
import { hasPlaceholders } from '../../../ui/text/placeholders.ts'
import { bracketed, fillOpenPlaces, isValue, listOpenPlaces, valueProblem } from './open-places.ts'

const sentence = '[One sentence: what you noticed in their work]'
const letter = {
  subject: 'A question about {topic}',
  body: `Dear Professor [Name],\n\nI read your paper on {topic}. ${sentence}.\n\nKind regards,\n{student_name} {}`,
}

test('each open place is listed once, in its own words and with the words around it [SEND-41]', () => {
  expect(listOpenPlaces(letter)).toEqual([
    { text: '{topic}', label: 'topic', before: 'A question about ', after: '' },
    { text: '[Name]', label: 'Name', before: 'Dear Professor ', after: ',' },
    {
      text: sentence,
      label: 'One sentence: what you noticed in their work',
      before: 'I read your paper on {topic}. ',
      after: '.',
    },
    { text: '{student_name}', label: 'student name', before: '', after: ' {}' },
    { text: '{}', label: 'Empty place {}', before: '{student_name} ', after: '' },
  ])
  expect(listOpenPlaces({ subject: 'Your work', body: 'Dear Professor' })).toEqual([])
})

test('the words around a place in a long line are shortened at whole words', () => {
  const [place] = listOpenPlaces({ subject: '', body: `${'before '.repeat(20)}[x]${' after'.repeat(20)}` })
  expect(place!.before).toMatch(/^…before /)
  expect(place!.after).toMatch(/ after…$/)
  expect(place!.before.length).toBeLessThan(45)
})

test('a value replaces every place with the same text, in subject and body [SEND-41]', () => {
  const values = new Map([
    ['{topic}', ' soft\nhands '],
    ['[Name]', 'Quill'],
    [sentence, 'The third grasp surprised me.'],
    ['{student_name}', 'Mina'],
    ['{}', 'Okafor'],
  ])
  const filled = fillOpenPlaces(letter, values)
  expect(filled.subject).toBe('A question about soft hands')
  expect(filled.body).toBe(
    'Dear Professor Quill,\n\nI read your paper on soft\nhands. The third grasp surprised me.\n\nKind regards,\nMina Okafor',
  )
  expect(hasPlaceholders(filled.subject + filled.body)).toBe(false)
})

test('a place without a value stays [SEND-41]', () => {
  expect(fillOpenPlaces(letter, new Map([['[Name]', '  ']]))).toEqual(letter)
  expect([isValue(undefined), isValue(' '), isValue('Quill')]).toEqual([false, false, true])
})

test('a value with brackets of its own is asked about, and yet goes into the letter [SEND-41, SEND-140]', () => {
  const words = 'The gain in Fig. 2 [ref. 14] surprised me'
  expect([isValue(words), valueProblem(words), valueProblem('see {x}')]).toEqual([false, bracketed, bracketed])
  expect([valueProblem(undefined), valueProblem(''), valueProblem('Quill'), valueProblem('f(x) < 1]')]).toEqual(
    Array(4).fill(undefined),
  )
  expect(fillOpenPlaces(letter, new Map([[sentence, words]])).body).toContain(`{topic}. ${words}.\n`)
})

test('a value with a dollar sign is no pattern', () => {
  expect(fillOpenPlaces({ subject: '', body: '[a]' }, new Map([['[a]', '$& $1']])).body).toBe('$& $1')
})
