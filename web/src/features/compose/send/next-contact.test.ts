import { expect, test } from 'vitest'
import { contactNow, sayResume } from './next-contact.ts'

test('no resume is promised to a professor who wants no attachments [SEND-82]', () => {
  expect(sayResume(contactNow)).toBe('with your newest resume')
  expect(sayResume({ ...contactNow, attachments: false })).toBe('without attachments, as the professor wishes')
})
