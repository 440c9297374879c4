import { z } from 'zod'
import { professorAnswers, takingLevels } from '../choices.ts'
import { emailAddress } from '../email-address.ts'
import { limits } from '../plans.ts'
import type { CallSchemas } from './call-schemas.ts'
import { Taking } from './wishes.ts'
import { Done } from './responses.ts'

const letterLink = {
  letter: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  signature: z
    .string()
    .max(100)
    .transform((text) => text.toWellFormed()),
}
const token = z.string().min(1).max(100)
/** A day as 2027-09-01. */
const day = z.iso.date()

/** The letter of a signed link, without its text: the link is in every forwarded copy. */
export const LetterLinkView = z.object({
  student_name: z.string(),
  professor_surname: z.string(),
  subject: z.string(),
  sent_at: z.string(),
  answer: z.enum(professorAnswers).nullable(),
  answer_until: z.string().nullable(),
  opted_out: z.boolean(),
  reported: z.boolean(),
  /** Until then the letter can be reported again: the first report may be by anybody with the link. */
  report_confirmed: z.boolean(),
  /** The domain of the confirmed school address that the letter names; null if it names none, or not any more. */
  school_confirmed: z.string().nullable(),
  /** For `optOutByLink`: the query of the letter's opt-out link. */
  opt_out_link: z.object({ professor: z.number(), signature: z.string() }),
})
export type LetterLinkView = z.infer<typeof LetterLinkView>

/** A wish with the time of its setting and of its end. */
const wish = <T extends z.ZodType>(value: T) =>
  z.object({ value, set_at: z.string(), lapses_at: z.string() }).nullable()

/** A professor's page. A wish is null if it was not set, or has lapsed. */
export const PageView = z.object({
  name: z.string(),
  school_name: z.string(),
  interests: z.array(z.string()),
  homepage_url: z.string().nullable(),
  /** The stored address, to which the links are mailed. */
  email: z.string(),
  /** By field: `professor` if the professor set it, otherwise the name of the list from which it came. */
  sources: z.object({ interests: z.string(), homepage_url: z.string(), email: z.string() }),
  /** A new address that the old or the new one has not confirmed yet. */
  pending_email: z.string().nullable(),
  wishes: z.object({
    taking: wish(Taking),
    contents: wish(z.string()),
    follow_up: wish(z.boolean()),
    attachments: wish(z.boolean()),
    cap: wish(z.number()),
    paused_until: wish(z.string()),
    ai_note: wish(z.boolean()),
  }),
})
export type PageView = z.infer<typeof PageView>

/** A wish that is absent does not change; null removes it. */
export const WishesChange = z.object({
  taking: z
    .union([
      z.literal('nobody'),
      z.object({
        levels: z.array(z.enum(takingLevels)).min(1).max(takingLevels.length),
        /** The term: "fall 2027"; null for now. */
        from: z
          .string()
          .regex(/^(?:spring|summer|fall) 20\d\d$/)
          .nullable(),
      }),
    ])
    .nullable()
    .optional(),
  contents: z
    .string()
    .trim()
    .min(1)
    .max(limits.wishContentsMax, `Please use at most ${limits.wishContentsMax} characters.`)
    .transform((text) => text.toWellFormed())
    .nullable()
    .optional(),
  follow_up: z.boolean().nullable().optional(),
  attachments: z.boolean().nullable().optional(),
  /** Letters in seven days, at most as many as without this wish. */
  cap: z.number().int().min(0).max(limits.lettersPerProfessorWeek).nullable().optional(),
  /** The first day on which letters are welcome again. */
  paused_until: day.nullable().optional(),
  ai_note: z.boolean().nullable().optional(),
})
export type WishesChange = z.infer<typeof WishesChange>

/** The schemas of each call, by its name. */
export const schemas = {
  readLetterLink: { query: z.object(letterLink), response: LetterLinkView },
  answerLetter: {
    /** `until` belongs to `no_places`. */
    body: z.object({ ...letterLink, answer: z.enum(professorAnswers), until: day.nullable().optional() }),
    response: LetterLinkView,
  },
  reportLetter: {
    body: z.object({
      ...letterLink,
      text: z
        .string()
        .trim()
        .max(limits.reportMax)
        .transform((text) => text.toWellFormed()),
    }),
    response: Done,
  },
  confirmReport: { body: z.object({ token }), response: Done },
  askForPage: {
    body: z.union([
      z.object(letterLink),
      /** The URL of a Google Scholar profile is accepted too. */
      z.object({
        scholar_id: z
          .string()
          .trim()
          .min(1)
          .max(500)
          .transform((text) => text.toWellFormed()),
      }),
    ]),
    response: Done,
  },
  openPage: {
    body: z.object({ token }),
    response: PageView.extend({ page_token: z.string(), page_until: z.string() }),
  },
  readPage: { response: PageView },
  saveWishes: { body: WishesChange, response: PageView },
  correctData: {
    /** A value that is absent does not change. */
    body: z.object({
      interests: z
        .array(
          z
            .string()
            .trim()
            .min(1)
            .max(100)
            .transform((text) => text.toWellFormed()),
        )
        .max(limits.keyInterestsMax)
        .optional(),
      homepage_url: z
        .url({ protocol: /^https?$/, error: 'Please enter the whole address, with https:// at its beginning.' })
        .max(500)
        .nullable()
        .optional(),
      email: z
        .email({ pattern: emailAddress.pattern, error: 'Please enter a valid email address' })
        .max(emailAddress.max)
        .optional(),
    }),
    response: PageView,
  },
  confirmAddress: {
    body: z.object({ token }),
    /** `waiting`: the other address has not confirmed yet. */
    response: z.object({ state: z.enum(['waiting', 'changed']) }),
  },
  removeMe: { response: Done },
  undoChange: {
    body: z.object({ token }),
    /** What was taken back. */
    response: z.object({ undone: z.enum(['wishes', 'data', 'address', 'removal']) }),
  },
} satisfies Record<string, CallSchemas>
