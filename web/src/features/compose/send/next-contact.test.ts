import { expect, test } from 'vitest'
import { contactNow, describeAttachments, withoutPast } from './next-contact.ts'

test('no resume is promised to a professor who wants no attachments [SEND-82]', () => {
  expect(describeAttachments(contactNow)).toBe('with your newest resume')
  expect(describeAttachments({ ...contactNow, attachments: false })).toBe(
    'without attachments, as the professor wishes',
  )
})

test('a morning or a place in a queue whose time is past is not offered [SEND-143]', () => {
  const morning = { at: '2026-11-25T07:40:00.000Z', time_zone: 'Europe/Zurich', place: 'Zurich' }
  const contact = { ...contactNow, isLoaded: true, morning, queueAt: '2026-11-27T07:40:00.000Z' }
  expect(withoutPast(contact, Date.parse('2026-11-25T07:39:00.000Z'))).toEqual(contact)
  expect(withoutPast(contact, Date.parse('2026-11-25T07:40:00.000Z'))).toEqual({ ...contact, morning: null })
  expect(withoutPast(contact, Date.parse('2026-11-27T08:00:00.000Z'))).toEqual({
    ...contact,
    morning: null,
    queueAt: null,
  })
})
