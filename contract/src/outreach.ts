import { endpoint } from './endpoint.ts'

export type { OutreachMark, Outreach, UnsupportedKind, Unsupported } from './schemas/outreach.ts'

export const sendEmail = endpoint({
  name: 'sendEmail',
  method: 'POST',
  path: '/api/emails/',
  who: 'student',
  summary: "Send one letter from the student's own Google account, resume attached; honours Idempotency-Key",
  waits: true,
  errors: {
    daily_limit: 403,
    google_expired: 405,
    google_not_connected: 400,
    resume_missing: 400,
    opted_out: 409,
    locked: 409,
    professor_unknown: 404,
    recipient_foreign: 400,
    recipient_other_professor: 409,
    recipient_missing: 400,
    contacts_full: 409,
    contact_too_soon: 409,
    already_sent: 409,
    idempotency_key_invalid: 400,
    send_in_progress: 409,
    send_refused: 502,
    send_unconfirmed: 504,
  },
  errorAsMessage: true,
})

export const getProfessorEmail = endpoint({
  name: 'getProfessorEmail',
  method: 'POST',
  path: '/api/emails/get_professor_email/',
  who: 'student',
  summary: "Look up an unlocked professor's address (Basic)",
  waits: true,
  errors: { plan_required: 403, professor_unknown: 404, locked: 409, opted_out: 409, lookup_running: 429 },
})

export const listOutreaches = endpoint({
  name: 'listOutreaches',
  method: 'GET',
  path: '/api/outreaches/',
  who: 'student',
  summary: 'Letters of this student, newest first; at most outreachesPerPage, older ones by the last id as `before`',
})

export const markOutreach = endpoint({
  name: 'markOutreach',
  method: 'PATCH',
  path: '/api/outreaches/{id}/',
  who: 'student',
  summary: 'Note what became of a letter that went out, or take the note back',
  errors: { letter_unknown: 404, letter_not_sent: 409 },
})

/** One professor receives a few letters a week, and one of a student: the date is told before anyone writes. */
export const nextContact = endpoint({
  name: 'nextContact',
  method: 'GET',
  path: '/api/emails/next_contact/',
  who: 'student',
  summary: 'From when this student may write to an unlocked professor',
  errors: { professor_unknown: 404, locked: 409, opted_out: 409 },
})

export const aiProcessTemplate = endpoint({
  name: 'aiProcessTemplate',
  method: 'POST',
  path: '/api/emails/ai_process_template/',
  who: 'student',
  summary: 'Enhance a letter, optionally with one publication, and say which of its facts nothing supports',
  waits: true,
  errors: {
    ai_limit: 429,
    ai_failed: 502,
    professor_unknown: 404,
    publication_unknown: 404,
    locked: 409,
    opted_out: 409,
  },
})
