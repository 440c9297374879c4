import { z } from 'zod'
import { outreachMarks, outreachStates, professorAnswers, unsupportedKinds } from '../choices.ts'
import { emailAddress } from '../email-address.ts'
import { limits } from '../plans.ts'
import type { CallSchemas } from './call-schemas.ts'

const OutreachState = z.enum(outreachStates)
const OutreachMark = z.enum(outreachMarks)
export type OutreachMark = z.infer<typeof OutreachMark>

/** The answer that the professor gave by the link of a letter. */
export const ProfessorAnswer = z.object({
  answer: z.enum(professorAnswers),
  /** Only of `no_places`: the day, as 2027-09-01, until which there is no place; null if the professor gave none. */
  until: z.string().nullable(),
  at: z.string(),
  /** From this time the student may write again; null if the answer stops no letter. */
  writing_from: z.string().nullable(),
})
export type ProfessorAnswer = z.infer<typeof ProfessorAnswer>

export const Outreach = z.object({
  id: z.number(),
  relationship_id: z.number(),
  professor_name: z.string(),
  school_name: z.string(),
  to_email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: OutreachState,
  /** When Gmail accepted it; for other states when sending was tried. */
  sent_at: z.string(),
  /** The answer that the student noted; it is never set automatically. */
  mark: OutreachMark.nullable(),
  marked_at: z.string().nullable(),
  professor_answer: ProfessorAnswer.nullable(),
  /** The professor receives no further letters; this one stays readable. */
  opted_out: z.boolean(),
  /** This is the last letter sent to this professor, it is older than a week, and no letter to them has an answer, noted or given. */
  follow_up_due: z.boolean(),
})
export type Outreach = z.infer<typeof Outreach>

/** The kind of a fact in an enhanced letter that the model's input does not contain. */
export const UnsupportedKind = z.enum(unsupportedKinds)
export type UnsupportedKind = z.infer<typeof UnsupportedKind>

/** `text` is `processed_content.slice(start, end)`, counted in UTF-16 units. */
export const Unsupported = z.object({
  text: z.string(),
  kind: UnsupportedKind,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})
export type Unsupported = z.infer<typeof Unsupported>

/** A sentence of the letter about a publication, as in `Unsupported`, and the sentence of the abstract on which it rests. */
export const Grounded = Unsupported.omit({ kind: true }).extend({ sentence: z.string() })
export type Grounded = z.infer<typeof Grounded>

/** The schemas of each call, by its name. */
export const schemas = {
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
      /** The version of the draft that the letter is based on; sending deletes that draft. */
      draft_saved_at: z.iso.datetime().optional(),
    }),
    response: z.object({
      state: z.literal('sent'),
      email_sent_date: z.string(),
      emails_day: z.object({ used: z.number(), limit: z.number() }),
    }),
  },
  getProfessorEmail: {
    body: z.object({ scholar_id: z.string().min(1).max(200) }),
    /** Empty if no address is known and none was found. */
    response: z.object({ email: z.string() }),
  },
  listOutreaches: {
    query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    response: z.array(Outreach),
  },
  markOutreach: {
    params: z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    body: z.object({ mark: OutreachMark.nullable() }),
    response: Outreach,
  },
  nextContact: {
    query: z.object({ scholar_id: z.string().min(1).max(200) }),
    /** `next_contact_at` is null if a letter may be sent now. `reason` is the code of the refusal until then. */
    response: z.object({
      next_contact_at: z.string().nullable(),
      reason: z.enum(['contacts_full', 'contact_too_soon', 'letters_paused', 'answered_no']).nullable(),
      /** False if the professor wishes letters without attachments: the letter goes without the resume. */
      attachments: z.boolean(),
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
      /**
       * The title identifies one of the professor's listed publications; the model reads the stored abstract and year.
       */
      publication_data: z
        .object({
          title: z.string().min(1).max(2_000),
          abstract: z.string(),
          year: z.union([z.number(), z.string().max(20)]).nullable(),
        })
        .optional(),
    }),
    response: z.object({
      processed_content: z.string(),
      /** In the order of the letter; never overlapping. */
      unsupported: z.array(Unsupported),
      /** In the order of the letter. Empty without a publication. */
      grounded: z.array(Grounded),
      /** What the model asks the student instead of guessing; absent if nothing is missing. */
      question: z.string().max(limits.modelQuestionMax).optional(),
    }),
  },
} satisfies Record<string, CallSchemas>
