import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './plans.ts'

export const OutreachState = z.enum(['sending', 'sent', 'failed', 'unconfirmed'])

export const Outreach = z.object({
  id: z.number(),
  relationship_id: z.number(),
  professor_name: z.string(),
  school_name: z.string(),
  to_email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: OutreachState,
  sent_at: z.string(),
})
export type Outreach = z.infer<typeof Outreach>

export const sendEmail = endpoint({
  name: 'sendEmail',
  method: 'POST',
  path: '/api/emails/',
  who: 'student',
  summary: "Send one letter from the student's own Google account, resume attached; honours Idempotency-Key",
  body: z.object({
    scholar_id: z.string().min(1).max(200),
    subject: z.string().trim().min(1, 'Please enter a subject.').max(limits.subjectMax),
    message: z.string().trim().min(1, 'Please write your letter first.').max(limits.messageMax),
    /** Defaults to the professor's own address. */
    to_email: z.email('Please enter a valid email address').max(320).optional(),
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
  summary: 'Every letter of this student, newest first',
  answer: z.array(Outreach),
})

export const aiProcessTemplate = endpoint({
  name: 'aiProcessTemplate',
  method: 'POST',
  path: '/api/emails/ai_process_template/',
  who: 'student',
  summary: 'Enhance a letter, optionally with one publication',
  body: z.object({
    template_content: z.string().min(1).max(limits.messageMax),
    scholar_id: z.string(),
    publication_data: z
      .object({ title: z.string(), abstract: z.string(), year: z.union([z.number(), z.string()]).nullable() })
      .optional(),
  }),
  answer: z.object({ processed_content: z.string() }),
  errors: { ai_limit: 429, ai_failed: 502, professor_unknown: 404, locked: 409 },
})
