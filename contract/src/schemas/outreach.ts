import { z } from 'zod'
import { outreachMarks, outreachStates } from '../choices.ts'
import { emailAddress } from '../email-address.ts'
import { limits } from '../plans.ts'
import type { Shape } from './shape.ts'

const OutreachState = z.enum(outreachStates)
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

/** What each call takes and answers, under its name. */
export const shapes = {
  sendEmail: {
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
  },
  getProfessorEmail: {
    body: z.object({ scholar_id: z.string().min(1).max(200) }),
    /** Empty where no address is known and none was found. */
    answer: z.object({ email: z.string() }),
  },
  listOutreaches: {
    query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    answer: z.array(Outreach),
  },
  markOutreach: {
    params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    body: z.object({ mark: OutreachMark.nullable() }),
    answer: Outreach,
  },
  nextContact: {
    query: z.object({ scholar_id: z.string().min(1).max(200) }),
    /** Null: at once. The reason is the code with which a letter would be refused until then. */
    answer: z.object({
      next_contact_at: z.string().nullable(),
      reason: z.enum(['contacts_full', 'contact_too_soon']).nullable(),
    }),
  },
  aiProcessTemplate: {
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
  },
} satisfies Record<string, Shape>
