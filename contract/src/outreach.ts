import { endpoint } from './endpoint.ts'

export type {
  Hold,
  LeaveChoice,
  OutreachMark,
  Outreach,
  ProfessorAnswer,
  Grounded,
  UnsupportedKind,
  Unsupported,
} from './schemas/outreach.ts'

/** The reason of a returned letter that the student took back; other reasons are for the student to act on. */
export const takenBack = 'You took this letter back.'

const sendErrors = {
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
  /** The letter would break a limit for a held letter, which leaves later. */
  held_in_the_way: 409,
  queue_full: 409,
  follow_up_unknown: 404,
  follow_up_subject: 400,
  follow_up_too_early: 409,
  follow_up_too_late: 409,
  /** The letter is a follow-up itself, or the student has written again since. */
  follow_up_used: 409,
  follow_up_answered: 409,
  follow_up_unwanted: 409,
  /** The school address below the letter is not the one that the student saw. */
  school_address_changed: 409,
  /** The professor wishes a note on AI, the letter has a sentence of AI, and the student has not seen the note. */
  ai_note_missing: 409,
  already_sent: 409,
  /** The letter of this Idempotency-Key was held and came back. */
  letter_returned: 409,
  idempotency_key_invalid: 400,
  send_in_progress: 409,
  send_refused: 502,
  send_unconfirmed: 504,
} as const

export const sendEmail = endpoint({
  name: 'sendEmail',
  method: 'POST',
  path: '/api/emails/',
  session: 'required',
  summary:
    "Send a letter with the resume from the student's Google account, at once or held until later; supports Idempotency-Key",
  external: true,
  errors: sendErrors,
  errorAsMessage: true,
})

export const getProfessorEmail = endpoint({
  name: 'getProfessorEmail',
  method: 'POST',
  path: '/api/emails/get_professor_email/',
  session: 'required',
  summary: "Look up an unlocked professor's address (Basic)",
  external: true,
  errors: { plan_required: 403, professor_unknown: 404, locked: 409, opted_out: 409, lookup_running: 429 },
})

export const coachLetter = endpoint({
  name: 'coachLetter',
  method: 'POST',
  path: '/api/emails/coach/',
  session: 'required',
  summary: 'The advice of the coach on a letter to an unlocked professor, as beside the letter on the website',
  errors: { locked: 409, professor_unknown: 404, opted_out: 409 },
})

export const listOutreaches = endpoint({
  name: 'listOutreaches',
  method: 'GET',
  path: '/api/outreaches/',
  session: 'required',
  summary:
    'Letters of this student, newest first; at most outreachesPerPage, and for older ones the last id as `before`',
})

export const markOutreach = endpoint({
  name: 'markOutreach',
  method: 'PATCH',
  path: '/api/outreaches/{id}/',
  session: 'required',
  summary: 'Note or remove the answer to a sent letter',
  errors: { letter_unknown: 404, letter_not_sent: 409 },
})

export const readLetter = endpoint({
  name: 'readLetter',
  method: 'GET',
  path: '/api/outreaches/{id}/',
  session: 'required',
  summary: 'One letter of this student; a held one may have left since',
  errors: { letter_unknown: 404 },
})

export const takeBackLetter = endpoint({
  name: 'takeBackLetter',
  method: 'POST',
  path: '/api/outreaches/{id}/take_back/',
  session: 'required',
  summary: 'Take back a held letter: its text is the draft again, unless there is a newer one',
  errors: { letter_unknown: 404, letter_left: 409 },
})

export const releaseLetter = endpoint({
  name: 'releaseLetter',
  method: 'POST',
  path: '/api/outreaches/{id}/release/',
  session: 'required',
  summary: 'Send a held letter now',
  external: true,
  errors: { ...sendErrors, letter_unknown: 404, letter_left: 409 },
  errorAsMessage: true,
})

export const confirmPlace = endpoint({
  name: 'confirmPlace',
  method: 'POST',
  path: '/api/outreaches/{id}/confirm/',
  session: 'required',
  summary: 'Confirm that a letter in a queue shall still leave',
  errors: { letter_unknown: 404, letter_not_held: 409 },
})

/**
 * A professor receives a limited number of letters a week, and one from a student. The date is shown before writing.
 */
export const nextContact = endpoint({
  name: 'nextContact',
  method: 'GET',
  path: '/api/emails/next_contact/',
  session: 'required',
  summary: 'The time from which this student may write to an unlocked professor',
  errors: { professor_unknown: 404, locked: 409, opted_out: 409, no_letters_wanted: 409, sending_paused: 409 },
})

export const aiProcessTemplate = endpoint({
  name: 'aiProcessTemplate',
  method: 'POST',
  path: '/api/emails/ai_process_template/',
  session: 'required',
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
