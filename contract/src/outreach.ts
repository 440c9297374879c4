import { endpoint } from './endpoint.ts'

export type {
  OutreachMark,
  Outreach,
  ProfessorAnswer,
  Grounded,
  UnsupportedKind,
  Unsupported,
} from './schemas/outreach.ts'

export const sendEmail = endpoint({
  name: 'sendEmail',
  method: 'POST',
  path: '/api/emails/',
  who: 'student',
  summary: "Send a letter with the resume from the student's Google account; supports Idempotency-Key",
  external: true,
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
    letters_paused: 409,
    no_letters_wanted: 409,
    answered_no: 409,
    sending_paused: 409,
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
  external: true,
  errors: { plan_required: 403, professor_unknown: 404, locked: 409, opted_out: 409, lookup_running: 429 },
})

export const listOutreaches = endpoint({
  name: 'listOutreaches',
  method: 'GET',
  path: '/api/outreaches/',
  who: 'student',
  summary:
    'Letters of this student, newest first; at most outreachesPerPage, and for older ones the last id as `before`',
})

export const markOutreach = endpoint({
  name: 'markOutreach',
  method: 'PATCH',
  path: '/api/outreaches/{id}/',
  who: 'student',
  summary: 'Note or remove the answer to a sent letter',
  errors: { letter_unknown: 404, letter_not_sent: 409 },
})

/**
 * A professor receives a limited number of letters a week, and one from a student. The date is shown before writing.
 */
export const nextContact = endpoint({
  name: 'nextContact',
  method: 'GET',
  path: '/api/emails/next_contact/',
  who: 'student',
  summary: 'The time from which this student may write to an unlocked professor',
  errors: { professor_unknown: 404, locked: 409, opted_out: 409, no_letters_wanted: 409, sending_paused: 409 },
})

export const aiProcessTemplate = endpoint({
  name: 'aiProcessTemplate',
  method: 'POST',
  path: '/api/emails/ai_process_template/',
  who: 'student',
  summary: 'Enhance a letter, optionally with one publication, and list its unsupported facts',
  external: true,
  errors: {
    ai_limit: 429,
    ai_failed: 502,
    professor_unknown: 404,
    publication_unknown: 404,
    locked: 409,
    opted_out: 409,
  },
})
