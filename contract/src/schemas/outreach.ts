import { z } from 'zod'
import { holds, leaveChoices, outreachMarks, outreachStates, professorAnswers, unsupportedKinds } from '../choices.ts'
import { emailAddress } from '../email-address.ts'
import { limits } from '../plans.ts'
import { serverLimits } from '../server-limits.ts'
import type { CallSchemas } from './call-schemas.ts'

const OutreachState = z.enum(outreachStates)
const OutreachMark = z.enum(outreachMarks)
export type OutreachMark = z.infer<typeof OutreachMark>
export const LeaveChoice = z.enum(leaveChoices)
export type LeaveChoice = z.infer<typeof LeaveChoice>
export const Hold = z.enum(holds)
export type Hold = z.infer<typeof Hold>

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
  /** When the student unlocked the professor; null if that is not known any more. */
  unlocked_at: z.string().nullable(),
  /** When Gmail accepted it; for other states when sending was tried, or when the student approved a held letter. */
  sent_at: z.string(),
  /** The answer that the student noted; it is never set automatically. */
  mark: OutreachMark.nullable(),
  marked_at: z.string().nullable(),
  professor_answer: ProfessorAnswer.nullable(),
  /** The professor receives no further letters; this one stays readable. */
  opted_out: z.boolean(),
  /**
   * A follow-up may be written now: this is the last letter sent to this professor and no follow-up itself, it is one to
   * two weeks old, no letter to them has an answer, noted or given, and the professor has not declined follow-ups or
   * asked for a pause.
   */
  follow_up_due: z.boolean(),
  /** The id of the letter that this one follows up; null for any other letter. */
  follow_up_to: z.number().nullable(),
  /** A follow-up will be in the thread of this letter in the student's mailbox. Letters of older versions have none. */
  follow_up_in_thread: z.boolean(),
  /** What a held letter waits for; null for other states. */
  hold: Hold.nullable(),
  /** When a held letter leaves; of a letter in a queue, when it probably leaves. Null for other states. */
  send_at: z.string().nullable(),
  /** The IANA time zone of the professor's place, which determined `send_at`; null if it is unknown or not used. */
  time_zone: z.string().nullable(),
  /** The place in a queue is lost unless the student confirms it by this time; null if nothing needs to be confirmed. */
  confirm_by: z.string().nullable(),
  /** Why a held letter came back, as a sentence; null for other states. */
  returned_reason: z.string().nullable(),
  /** What to tell of an unconfirmed letter; it names the provider that it was handed to. Null for other states. */
  unconfirmed_sentence: z.string().nullable(),
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

const EmailsDay = z.object({ used: z.number(), limit: z.number() })
const SentResponse = z.object({ state: z.literal('sent'), email_sent_date: z.string(), emails_day: EmailsDay })
/** The letter has not left yet. Held letters count in `emails_day` as they do in the limit of 24 hours. */
const HeldResponse = Outreach.pick({ id: true, time_zone: true }).extend({
  state: z.literal('held'),
  hold: Hold,
  send_at: z.string(),
  emails_day: EmailsDay,
})

const letterParams = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** One line of the coach: something to look at, a check that is not met yet, or one that is. */
export const Advice = z.object({
  state: z.enum(['condition', 'open', 'tick']),
  text: z.string(),
  /** How many of the pages of advice that were read say so. */
  why: z.string(),
})

/** The schemas of each call, by its name. */
export const schemas = {
  sendEmail: {
    body: z.object({
      scholar_id: z.string().min(1).max(200),
      subject: z.string().trim().min(1, 'Please enter a subject.').max(limits.subjectMax),
      message: z.string().trim().min(1, 'Please write your letter first.').max(limits.messageMax),
      /** Defaults to the professor's own address, also if it is blank. */
      to_email: z
        .union([z.email({ pattern: emailAddress.pattern }).max(emailAddress.max), z.string().trim().max(0)], {
          error: 'Please enter a valid email address',
        })
        .optional(),
      /** The version of the draft that the letter is based on; sending deletes that draft. */
      draft_saved_at: z.iso.datetime().optional(),
      leave: LeaveChoice.default('now'),
      /**
       * The id of the letter that this one follows up: the only one, one to two weeks later, with the same subject. The
       * server adds the quoted text of that letter.
       */
      follow_up_to: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      /**
       * The confirmed school address that the student saw below the letter, from `nextContact`. Without it the letter
       * does not name one.
       */
      school_address: z.string().max(emailAddress.max).nullable().optional(),
      /**
       * The student saw below the letter that parts of it were written with AI. Without it a letter with a sentence that
       * AI is known to have written is refused, if the professor wishes a note on AI.
       */
      ai_note: z.boolean().default(false),
    }),
    response: z.discriminatedUnion('state', [SentResponse, HeldResponse]),
  },
  getProfessorEmail: {
    body: z.object({ scholar_id: z.string().min(1).max(200) }),
    /** Empty if no address is known and none was found. */
    response: z.object({ email: z.string() }),
  },
  coachLetter: {
    body: z.object({
      scholar_id: z.string().min(1).max(200),
      letter: z.string().max(limits.messageMax, 'This letter is too long.'),
    }),
    response: z.object({
      /** What the professor wants to find in a letter, in their own words; null if nothing was said. */
      contents: z.string().nullable(),
      advice: z.array(Advice),
    }),
  },
  listOutreaches: {
    query: z.object({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
    response: z.array(Outreach),
  },
  markOutreach: {
    params: letterParams,
    body: z.object({ mark: OutreachMark.nullable() }),
    response: Outreach,
  },
  readLetter: { params: letterParams, response: Outreach },
  takeBackLetter: { params: letterParams, response: Outreach },
  releaseLetter: { params: letterParams, response: SentResponse },
  confirmPlace: { params: letterParams, response: Outreach },
  nextContact: {
    query: z.object({ scholar_id: z.string().min(1).max(200) }),
    /** `next_contact_at` is null if a letter may be sent now. `reason` is the code of the refusal until then. */
    response: z.object({
      next_contact_at: z.string().nullable(),
      reason: z
        .enum(['contacts_full', 'contact_too_soon', 'held_in_the_way', 'letters_paused', 'answered_no'])
        .nullable(),
      /**
       * The next weekday morning at the professor's place, if a letter may leave then. `time_zone` is null if the place
       * is unknown: then the time is meant in UTC. `place` is a city or a country.
       */
      morning: z.object({ at: z.string(), time_zone: z.string().nullable(), place: z.string().nullable() }).nullable(),
      /** When a letter in the professor's queue probably leaves; null unless a place is needed and free. */
      queue_at: z.string().nullable(),
      /** False if the professor wishes letters without attachments: the letter goes without the resume. */
      attachments: z.boolean(),
      /** The student's confirmed school address, if it is shown below letters; else null. */
      school_address: z.string().nullable(),
      /** The professor wishes that a letter says if parts of it were written with AI. */
      ai_note: z.boolean(),
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
      question: z.string().max(serverLimits.modelQuestionMax).optional(),
    }),
  },
} satisfies Record<string, CallSchemas>
