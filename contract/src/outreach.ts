import { z } from 'zod'
import { emailAddress } from './email-address.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './plans.ts'

export const outreachStates = ['sending', 'sent', 'failed', 'unconfirmed'] as const
const OutreachState = z.enum(outreachStates)

export const outreachMarks = ['replied', 'meeting', 'closed'] as const
const OutreachMark = z.enum(outreachMarks)
export type OutreachMark = z.infer<typeof OutreachMark>

export const Outreach = z.object({
  id: z.number(),
  relationship_id: z.number(),
  professor_name: z.string(),
  school_name: z.string(),
  to_email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: OutreachState,
  /** When Gmail took it; for any other state when it was tried. */
  sent_at: z.string(),
  /** What the student noted of it; no letter is ever marked by itself. */
  mark: OutreachMark.nullable(),
  marked_at: z.string().nullable(),
  /** The professor takes no letters through Labreach any more; what was sent stays readable. */
  opted_out: z.boolean(),
  /** A week without a mark on any letter to this professor, and this is the last one that went out. */
  follow_up_due: z.boolean(),
})
export type Outreach = z.infer<typeof Outreach>

export const sendEmail = endpoint({
  name: 'sendEmail',
  method: 'POST',
  path: '/api/emails/',
  who: 'student',
  summary: "Send one letter from the student's own Google account, resume attached; honours Idempotency-Key",
  waits: true,
  body: z.object({
    scholar_id: z.string().min(1).max(200),
    subject: z.string().trim().min(1, 'Please enter a subject.').max(limits.subjectMax),
    message: z.string().trim().min(1, 'Please write your letter first.').max(limits.messageMax),
    /** Defaults to the professor's own address. */
    to_email: z
      .email({ pattern: emailAddress.pattern, error: 'Please enter a valid email address' })
      .max(emailAddress.max)
      .optional(),
    /** Version of the draft that the letter was written upon; once sent, it is no draft any more. */
    draft_saved_at: z.iso.datetime().optional(),
  }),
  answer: z.object({
    state: z.literal('sent'),
    email_sent_date: z.string(),
    emails_day: z.object({ used: z.number(), limit: z.number() }),
  }),
  errors: {
    daily_limit: 403,
    google_expired: 405,
    google_not_connected: 400,
    resume_missing: 400,
    opted_out: 409,
    locked: 409,
    professor_unknown: 404,
    recipient_foreign: 400,
    recipient_missing: 400,
    contacts_full: 409,
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
  body: z.object({ scholar_id: z.string().min(1).max(200) }),
  /** Empty where no address is known and none was found. */
  answer: z.object({ email: z.string() }),
  errors: { plan_required: 403, professor_unknown: 404, locked: 409, opted_out: 409, lookup_running: 429 },
})

export const listOutreaches = endpoint({
  name: 'listOutreaches',
  method: 'GET',
  path: '/api/outreaches/',
  who: 'student',
  summary: 'Letters of this student, newest first; at most outreachesPerPage, older ones by the last id as `before`',
  query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  answer: z.array(Outreach),
})

export const markOutreach = endpoint({
  name: 'markOutreach',
  method: 'PATCH',
  path: '/api/outreaches/{id}/',
  who: 'student',
  summary: 'Note what became of a letter that went out, or take the note back',
  params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  body: z.object({ mark: OutreachMark.nullable() }),
  answer: Outreach,
  errors: { letter_unknown: 404, letter_not_sent: 409 },
})

/** One professor receives a few first letters a week from all students: the date is told before anyone writes. */
export const nextContact = endpoint({
  name: 'nextContact',
  method: 'GET',
  path: '/api/emails/next_contact/',
  who: 'student',
  summary: 'From when this student may write to an unlocked professor',
  query: z.object({ scholar_id: z.string().min(1).max(200) }),
  /** Null: at once. */
  answer: z.object({ next_contact_at: z.string().nullable() }),
  errors: { professor_unknown: 404, locked: 409, opted_out: 409 },
})

/** What a fact is about that stands in an enhanced letter and in nothing the model was given. */
export const UnsupportedKind = z.enum(['title', 'year', 'number', 'name', 'affiliation'])
export type UnsupportedKind = z.infer<typeof UnsupportedKind>

/** `text` is `processed_content.slice(start, end)`; UTF-16 units, as strings are counted here and in the browser. */
export const Unsupported = z.object({
  text: z.string(),
  kind: UnsupportedKind,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})
export type Unsupported = z.infer<typeof Unsupported>

export const aiProcessTemplate = endpoint({
  name: 'aiProcessTemplate',
  method: 'POST',
  path: '/api/emails/ai_process_template/',
  who: 'student',
  summary: 'Enhance a letter, optionally with one publication, and say which of its facts nothing supports',
  waits: true,
  body: z.object({
    template_content: z
      .string()
      .trim()
      .min(1, 'Please enter some content in the email body before processing with AI.')
      .max(limits.messageMax),
    scholar_id: z.string().min(1).max(200),
    /** Names one of the professor's listed publications by its title; what the model reads of it is what is stored. */
    publication_data: z
      .object({
        title: z.string().min(1).max(2_000),
        abstract: z.string(),
        year: z.union([z.number(), z.string().max(20)]).nullable(),
      })
      .optional(),
  }),
  answer: z.object({
    processed_content: z.string(),
    /** In the order in which they stand in the letter; never overlapping. */
    unsupported: z.array(Unsupported),
  }),
  errors: {
    ai_limit: 429,
    ai_failed: 502,
    professor_unknown: 404,
    publication_unknown: 404,
    locked: 409,
    opted_out: 409,
  },
})
