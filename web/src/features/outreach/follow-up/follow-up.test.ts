import { expect, test } from 'vitest'
import { splitAtPlaceholders } from '../../../ui/text/placeholders.ts'
import { aLetter } from '../a-letter.ts'
import { makeFollowUp, makeInvitedLetter } from './follow-up.ts'

test('a follow-up starts with the subject of the first letter and three sentences with two open places [FOLLOWUP-22]', () => {
  const { subject, body } = makeFollowUp(aLetter({ subject: 'Your work on grasping' }), {
    first_name: 'Ada',
    last_name: 'Park',
  })
  expect(subject).toBe('Your work on grasping')
  const [greeting, words, close] = body.split('\n\n')
  expect(greeting).toBe('Dear Professor Quill,')
  expect(words!.split(/(?<=\.) (?=[A-Z])/)).toHaveLength(3)
  expect(splitAtPlaceholders(words!).filter((_, index) => index % 2 === 1)).toHaveLength(2)
  expect(close).toBe('Kind regards,\nAda Park')
})

test('a letter after an invitation for next week thanks for it and has one open place [PROFESSORPAGE-17]', () => {
  const { subject, body } = makeInvitedLetter(aLetter({ subject: 'Your work' }), { first_name: 'Ada', last_name: '' })
  expect(subject).toBe('Your work')
  expect(body).toMatch(/^Dear Professor Quill,\n\nThank you for asking me to write again/)
  expect(splitAtPlaceholders(body).filter((_, index) => index % 2 === 1)).toHaveLength(1)
})
