import { z } from 'zod'
import { limits } from '../plans.ts'
import { Quota } from './account.ts'
import type { Shape } from './shape.ts'

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
})
export type Professor = z.infer<typeof Professor>

/** A reason of a match: terms of the resume and the interest or publication that contains them. */
export const MatchReason = z.object({
  terms: z.array(z.string()),
  source: z.enum(['interest', 'publication']),
  text: z.string(),
})
export type MatchReason = z.infer<typeof MatchReason>

export const Relationship = z.object({
  /** The professor's id. */
  id: z.number(),
  professor: Professor,
  unlocked: z.boolean(),
  is_favorite: z.boolean(),
  draft_saved: z.boolean(),
  email_sent: z.boolean(),
  email_sent_date: z.string().nullable(),
  match: z.object({ band: z.enum(['strong', 'good', 'some']), reasons: z.array(MatchReason) }).optional(),
})
export type Relationship = z.infer<typeof Relationship>

const list = (separator: string) =>
  z
    .string()
    .max(4_000)
    .default('')
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    )
const count = z.coerce.number().int().min(0).max(1_000_000_000)

export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  /** Semicolon-joined. */
  schools: list(';'),
  email_status: z.enum(['email_sent', 'no_email', 'draft_saved']).optional(),
  cite_min: count.optional(),
  cite_max: count.optional(),
  /** Comma-joined; a professor with any of them. */
  research_interests: list(','),
  search: z.string().trim().max(200).default(''),
  order: z.enum(['name', 'cited_by', 'school', 'favorite', 'match']).default('cited_by'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  favorite: z.literal('true').optional(),
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

/** Ids are 32-bit integers in the database; a larger number would fail in the query. */
const idMax = 2_147_483_647
export const professorId = z.coerce.number().int().min(1).max(idMax)

/**
 * `saved_at` is the draft's version: each save has a later one than the one before. `subject` is absent if the draft
 * was saved without one.
 */
export const Draft = z.object({ draft: z.string(), subject: z.string().optional(), saved_at: z.string() })
export type Draft = z.infer<typeof Draft>

const draftParams = z.object({
  id: z.coerce.number('Invalid professor relationship ID provided.').int().min(1).max(idMax),
})

/** The schemas of each call, by its name. */
export const shapes = {
  matchStream: {
    query: z.object({ temporary_token: z.string().default('') }),
    response: 'lines',
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
      /**
       * The `saved_at` that this text is based on, null for none. If absent, the stored draft is replaced in any case.
       */
      based_on: z.iso.datetime().nullable().optional(),
    }),
    response: Draft,
  },
} satisfies Record<string, Shape>
