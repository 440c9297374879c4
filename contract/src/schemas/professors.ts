import { z } from 'zod'
import { ownStates } from '../choices.ts'
import { splitList } from '../text/joined-list.ts'
import { limits } from '../plans.ts'
import { serverLimits } from '../server-limits.ts'
import { Quota } from './account.ts'
import type { CallSchemas } from './call-schemas.ts'
import { Freshness, Level } from './facts.ts'
import { Taking, WishesForStudents } from './wishes.ts'

export const Professor = z.object({
  id: z.number(),
  /** Null while locked; so are email, homepage_url, google_scholar_url and url_picture. */
  name: z.string().nullable(),
  affiliation: z.string(),
  school_name: z.string(),
  url_picture: z.string().nullable(),
  cited_by: z.number(),
  key_interests: z.array(z.string()),
  homepage_url: z.string().nullable(),
  google_scholar_url: z.string().nullable(),
  /** While locked: a handle with which only this student can unlock the professor. */
  scholar_id: z.string(),
  /** Always null: only the lookup call returns an address. */
  email: z.null(),
  opt_out: z.boolean(),
  /** By the professor's own word; set values only, so it is the same while locked. */
  taking: Taking.nullable(),
  /** Null while locked, or if the professor has said nothing. */
  wishes: WishesForStudents.nullable(),
  /** Absent if nothing is known. */
  freshness: Freshness.optional(),
})
export type Professor = z.infer<typeof Professor>

/** The student's own line beside the professor's work that it fits. */
export const MatchReason = z.object({
  /** A line of the resume or a typed interest, as the student wrote it. */
  yours: z.string(),
  /** What both have in common: names of fields, or words of the student's line. */
  terms: z.array(z.string()),
  source: z.enum(['interest', 'publication', 'topic']),
  /** The interest, the title of the publication or, while locked, a field of research of the publication. */
  text: z.string(),
  /** Of a publication; null if unknown. */
  year: z.number().nullable(),
})
export type MatchReason = z.infer<typeof MatchReason>

export const Match = z.object({
  /** The same fit has the same band in every resume; null without any overlap. */
  band: z.enum(['close', 'related', 'stretch']).nullable(),
  /** At most three, the best first. */
  reasons: z.array(MatchReason),
})
export type Match = z.infer<typeof Match>

export const Relationship = z.object({
  /** The professor's id. */
  id: z.number(),
  professor: Professor,
  unlocked: z.boolean(),
  is_favorite: z.boolean(),
  draft_saved: z.boolean(),
  email_sent: z.boolean(),
  email_sent_date: z.string().nullable(),
  /** Absent for a student without a resume and interests. */
  match: Match.optional(),
})
export type Relationship = z.infer<typeof Relationship>

const list = (separator: ';' | ',') =>
  z
    .string()
    .max(4_000)
    .default('')
    .transform((text) => splitList(text, separator))
const count = z.coerce.number().int().min(0).max(1_000_000_000)

export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  /** Semicolon-joined (see joined-list.ts). */
  schools: list(';'),
  email_status: z.enum(['email_sent', 'no_email', 'draft_saved']).optional(),
  cite_min: count.optional(),
  cite_max: count.optional(),
  /** Only professors with a work in this year or later. */
  active_since: z.coerce.number().int().min(1900).max(2_200).optional(),
  /** Only professors who say that they take students of this level. */
  taking: z.enum(['any', ...Level.options]).optional(),
  /** Comma-joined; a professor with any of them. */
  research_interests: list(','),
  /** A field of research that was understood; only professors with this field. */
  field: z.string().trim().max(100).default(''),
  search: z.string().trim().max(limits.nameSearchMax).default(''),
  order: z.enum(['name', 'cited_by', 'school', 'favorite', 'match']).default('cited_by'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  favorite: z.literal('true').optional(),
  /** Only the student's own professors in this state. */
  mine: z.enum(ownStates).optional(),
})

export const Publication = z.object({
  title: z.string(),
  abstract: z.string(),
  pub_year: z.number().nullable(),
  num_citations: z.number(),
  pub_url: z.string().nullable(),
})
export type Publication = z.infer<typeof Publication>

export const CitationStep = z.object({
  /** Citations, both inclusive; `to` of the last step is null. */
  from: z.number(),
  to: z.number().nullable(),
  /** Professors. */
  count: z.number(),
})
export type CitationStep = z.infer<typeof CitationStep>

/** A field of research that was understood from a student's words. */
export const UnderstoodField = z.object({
  /** A name of the thesaurus, e.g. "Legged locomotion". */
  name: z.string(),
  /** The lines of the student that name the field, at most three. */
  from: z.array(z.string()),
  source: z.enum(['typed', 'resume']),
})
export type UnderstoodField = z.infer<typeof UnderstoodField>

/** What was understood from a resume and typed interests, and the student's corrections. */
export const Understanding = z.object({
  /** The fields that the matches use, the most important first. */
  fields: z.array(UnderstoodField),
  /** The names of fields that the student has struck out. */
  struck: z.array(z.string()),
  /** The interests that the student has typed. */
  typed: z.array(z.string()),
})
export type Understanding = z.infer<typeof Understanding>

/** A field that the external language model found in a student's words. Nothing uses it until the student accepts it. */
export const SuggestedField = z.object({
  /** A name of the thesaurus. */
  name: z.string(),
  /** The student's words, as they stand in one line. */
  from: z.string(),
})
export type SuggestedField = z.infer<typeof SuggestedField>

/** Ids are 32-bit integers in the database; a larger number would fail in the query. */
const idMax = 2_147_483_647
export const professorId = z.coerce.number().int().min(1).max(idMax)

/** Half a surrogate pair, which a JSON column cannot hold, becomes U+FFFD. */
const answer = z
  .string()
  .max(limits.answerMax, 'This answer is too long.')
  .transform((text) => text.toWellFormed())

/** The answers to the questions that are about no single professor. An empty one was not given. */
export const FirstAnswers = z.object({
  /** What the student noticed in the field, or would ask. */
  thought: answer,
  /** What the student has done that is nearest, and could do in the first week. */
  experience: answer,
})
export type FirstAnswers = z.infer<typeof FirstAnswers>

/** The answers to the three questions from which a first letter is set. */
export const Answers = FirstAnswers.extend({
  /** What of the professor's work made the student choose this professor. */
  reason: answer,
})
export type Answers = z.infer<typeof Answers>

/**
 * `saved_at` is the draft's version: each save has a later one than the one before. `subject` and `answers` are absent
 * if the draft was saved without them.
 */
export const Draft = z.object({
  draft: z.string(),
  subject: z.string().optional(),
  answers: Answers.optional(),
  saved_at: z.string(),
})
export type Draft = z.infer<typeof Draft>

const draftParams = z.object({
  id: z.coerce.number('Invalid professor relationship ID provided.').int().min(1).max(idMax),
})

/** The schemas of each call, by its name. */
export const schemas = {
  matchStream: {
    query: z.object({ temporary_token: z.string().default('') }),
    response: 'lines',
  },
  getUnderstanding: {
    query: z.object({ temporary_token: z.string().default('') }),
    response: Understanding,
  },
  changeUnderstanding: {
    /** Lists that are absent do not change. Without a session the temporary token is required. */
    body: z.object({
      temporary_token: z.string().default(''),
      struck: z.array(z.string().trim().min(1).max(100)).max(100).optional(),
      typed: z.array(z.string().trim().min(1).max(100)).max(limits.interestsMax).optional(),
    }),
    response: Understanding,
  },
  suggestFields: {
    /** Without a session the temporary token is required. */
    body: z.object({ temporary_token: z.string().default('') }),
    response: z.object({ suggested: z.array(SuggestedField).max(serverLimits.suggestedFieldsMax) }),
  },
  getFirstAnswers: {
    query: z.object({ temporary_token: z.string().default('') }),
    response: FirstAnswers,
  },
  saveFirstAnswers: {
    /** The temporary token of a resume. */
    body: FirstAnswers.extend({ temporary_token: z.string().default('') }),
    response: FirstAnswers,
  },
  previewProfessors: { response: z.object({ professors: z.array(Professor) }) },
  professorsPage: {
    query: PageQuery,
    response: z.object({
      professors: z.array(Relationship),
      /** Visible to this student before filters. */
      total: z.number(),
      filtered_total: z.number(),
    }),
  },
  citationHistogram: { response: z.array(CitationStep) },
  suggestFilters: {
    query: z.object({ text: z.string().trim().min(2).max(limits.suggestedTextMax) }),
    response: z.object({
      /** Key interests of professors. */
      topics: z.array(z.string()).max(serverLimits.filterSuggestionsMax),
      schools: z.array(z.string()).max(serverLimits.filterSuggestionsMax),
    }),
  },
  unlockProfessor: {
    body: z.object({ scholar_id: z.string().min(1).max(200) }),
    response: z.object({
      professor: Professor,
      number_of_professors_shown_week: z.number(),
      max_professors_per_week: z.number(),
      unlocks_week: Quota,
      unlocks_total: Quota,
    }),
  },
  favoriteProfessor: {
    body: z.object({ professor_id: z.number().int() }),
    response: z.object({ is_favorite: z.boolean() }),
  },
  listPublications: {
    query: z.object({ scholar_id: z.string().min(1).max(200) }),
    response: z.array(Publication),
  },
  getDraft: {
    params: draftParams,
    response: Draft,
  },
  saveDraft: {
    params: draftParams,
    body: z.object({
      draft: z
        .string('Draft content must be a string.')
        .max(limits.messageMax, 'This letter is too long to be saved as a draft.')
        .refine((text) => text.trim() !== '', 'Please write something before you save a draft.'),
      /** If absent, the subject of the draft does not change. */
      subject: z
        .string('The subject must be a string.')
        .max(limits.subjectMax, 'This subject is too long to be saved.')
        .optional(),
      /** If absent, the answers of the draft do not change. */
      answers: Answers.optional(),
      /**
       * The `saved_at` that this text is based on, null for none. If absent, the stored draft is replaced in any case.
       */
      based_on: z.iso.datetime().nullable().optional(),
    }),
    response: Draft,
  },
} satisfies Record<string, CallSchemas>
