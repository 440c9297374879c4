import { expect, test } from 'vitest'
import { contactNow, describeAttachments } from './next-contact.ts'

test('no resume is promised to a professor who wants no attachments [SEND-82]', () => {
  expect(describeAttachments(contactNow)).toBe('with your newest resume')
  expect(describeAttachments({ ...contactNow, attachments: false })).toBe(
    'without attachments, as the professor wishes',
  )
})
