import type { Outreach } from '@labreach/contract/outreach'

/** A letter for tests, with defaults for all fields. */
export const aLetter = (fields: Partial<Outreach> = {}): Outreach => ({
  id: 1,
  relationship_id: 7,
  professor_name: 'Ada Quill',
  school_name: 'Stanford University',
  to_email: 'ada@stanford.edu',
  subject: 'Your work',
  message: 'Dear Professor',
  state: 'sent',
  unlocked_at: '2026-03-01T09:00:00.000Z',
  sent_at: '2026-03-02T09:00:00.000Z',
  mark: null,
  marked_at: null,
  professor_answer: null,
  opted_out: false,
  follow_up_due: false,
  follow_up_to: null,
  follow_up_in_thread: true,
  hold: null,
  send_at: null,
  time_zone: null,
  confirm_by: null,
  returned_reason: null,
  unconfirmed_sentence: null,
  ...fields,
})
