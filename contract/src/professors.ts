import { z } from 'zod'
import { Quota } from './account.ts'
import { Done, endpoint } from './endpoint.ts'
import { limits } from './plans.ts'

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
  /** While locked: a handle that only this student can spend on unlocking. */
  scholar_id: z.string(),
  /** Always null here: only the lookup call shows an address. */
  email: z.null(),
  opt_out: z.boolean(),
})
export type Professor = z.infer<typeof Professor>

/** Why a professor was matched: words of the resume and what they met. */
export const MatchReason = z.object({
  terms: z.array(z.string()),
  source: z.enum(['interest', 'publication']),
  text: z.string(),
})
export type MatchReason = z.infer<typeof MatchReason>

export const Relationship = z.object({
  /** The professor's id, seen by this student. */
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

/** One line after the count: a relationship as a visitor sees it, everything about it locked. */
export const matchStream = endpoint({
  name: 'matchStream',
  method: 'GET',
  path: '/api/professors/',
  who: 'anyone',
  summary: 'Matches of a temporary resume: a count, then one relationship per line, best first',
  waits: true,
  query: z.object({ temporary_token: z.string().default('') }),
  answer: 'lines',
  errors: { temporary_token_invalid: 401 },
})

export const previewProfessors = endpoint({
  name: 'previewProfessors',
  method: 'GET',
  path: '/api/professors/preview/',
  who: 'anyone',
  summary: 'A few professors for the landing page, locked',
  answer: z.object({ professors: z.array(Professor) }),
})

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

export const professorsPage = endpoint({
  name: 'professorsPage',
  method: 'GET',
  path: '/api/professors/page',
  who: 'student',
  summary: 'One page of professors after filters, with exact counts',
  query: PageQuery,
  answer: z.object({
    professors: z.array(Relationship),
    /** Visible to this student before filters. */
    total: z.number(),
    filtered_total: z.number(),
  }),
})

export const citationHistogram = endpoint({
  name: 'citationHistogram',
  method: 'GET',
  path: '/api/professors/citations/',
  who: 'student',
  summary: 'How often the professors visible to this student are cited, counted in steps, before filters',
  answer: z.array(
    z.object({
      /** Citations, both inclusive; the last step has no end. */
      from: z.number(),
      to: z.number().nullable(),
      /** Professors. */
      count: z.number(),
    }),
  ),
})
export type CitationStep = z.infer<typeof citationHistogram.answer>[number]

export const unlockProfessor = endpoint({
  name: 'unlockProfessor',
  method: 'POST',
  path: '/api/professors/unlock_professor/',
  who: 'student',
  summary: 'Spend one unlock on the professor that a handle stands for',
  body: z.object({ scholar_id: z.string().min(1).max(200) }),
  answer: z.object({
    professor: Professor,
    number_of_professors_shown_week: z.number(),
    max_professors_per_week: z.number(),
    unlocks_week: Quota,
  }),
  errors: { weekly_quota_used: 403, total_quota_used: 403, handle_unknown: 404, opted_out: 409 },
})

export const favoriteProfessor = endpoint({
  name: 'favoriteProfessor',
  method: 'POST',
  path: '/api/professors/favorite/',
  who: 'student',
  summary: 'Toggle the favourite mark; professor_id is the relationship id',
  body: z.object({ professor_id: z.number().int() }),
  answer: z.object({ is_favorite: z.boolean() }),
  errors: { professor_unknown: 404 },
})

export const Publication = z.object({
  title: z.string(),
  abstract: z.string(),
  pub_year: z.number().nullable(),
  num_citations: z.number(),
  pub_url: z.string().nullable(),
})
export type Publication = z.infer<typeof Publication>

export const listPublications = endpoint({
  name: 'listPublications',
  method: 'GET',
  path: '/api/professors/publications',
  who: 'student',
  summary: 'The newest publications of an unlocked professor (Basic)',
  query: z.object({ scholar_id: z.string().min(1).max(200) }),
  answer: z.array(Publication),
  errors: { plan_required: 403, professor_unknown: 404, locked: 409, opted_out: 409 },
})

/** Ids are 32-bit integers in the database: a larger number is nobody's, and could not even be asked for. */
const idMax = 2_147_483_647
const professorId = z.coerce.number().int().min(1).max(idMax)

/** `saved_at` is the draft's version: each save has a later one than the save before. */
export const Draft = z.object({ draft: z.string(), saved_at: z.string() })
export type Draft = z.infer<typeof Draft>

const drafted = z.object({
  id: z.coerce.number('Invalid professor relationship ID provided.').int().min(1).max(idMax),
})

export const getDraft = endpoint({
  name: 'getDraft',
  method: 'GET',
  path: '/api/professors/{id}/draft/',
  who: 'student',
  summary: 'The saved draft; 404 means none',
  params: drafted,
  answer: Draft,
  errors: { draft_unknown: 404 },
})

export const saveDraft = endpoint({
  name: 'saveDraft',
  method: 'POST',
  path: '/api/professors/{id}/draft/',
  who: 'student',
  summary: 'Save the draft of one relationship; a draft that was saved elsewhere meanwhile is told instead of replaced',
  params: drafted,
  body: z.object({
    draft: z
      .string('Draft content must be a string.')
      .max(limits.messageMax, 'This letter is too long to be saved as a draft.')
      .refine((text) => text.trim() !== '', 'Please write something before you save a draft.'),
    /** The `saved_at` that this text was written upon, null for none. Left out, it replaces whatever stands there. */
    based_on: z.iso.datetime().nullable().optional(),
  }),
  answer: Draft,
  errors: { professor_unknown: 404, locked: 409, draft_changed: 409 },
})

export const OptOutView = z.object({ id: z.number(), name: z.string(), scholar_id: z.string(), opt_out: z.boolean() })

export const findForOptOut = endpoint({
  name: 'findForOptOut',
  method: 'GET',
  path: '/api/professors/optout/',
  who: 'anyone',
  summary: 'Find the professor who asks to be removed, by Google Scholar ID',
  query: z.object({ scholar_id: z.string().trim().min(1).max(200) }),
  answer: OptOutView,
  errors: { professor_unknown: 404 },
})

export const optOut = endpoint({
  name: 'optOut',
  method: 'PATCH',
  path: '/api/professors/{id}/optout/',
  who: 'anyone',
  summary: 'Remove a professor from the listings, one way',
  params: z.object({ id: professorId }),
  body: z.object({ opt_out: z.literal(true) }),
  /** No name: numbers stand on every card, and nobody learns who that is by asking for their removal. */
  answer: z.object({ id: z.number(), opt_out: z.literal(true) }),
  errors: { professor_unknown: 404 },
})

/** The link in every letter's footer and List-Unsubscribe header (RFC 8058: one POST, no page needed). */
export const optOutByLink = endpoint({
  name: 'optOutByLink',
  method: 'POST',
  path: '/api/professors/optout/link/',
  who: 'anyone',
  summary: 'Remove the professor whose signed link this is',
  query: z.object({ professor: professorId, signature: z.string() }),
  answer: Done,
  errors: { link_invalid: 403 },
})
