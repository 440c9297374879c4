import { endpoint } from './endpoint.ts'

export type { Fact, Freshness, Level, Recruiting } from './schemas/facts.ts'
export type {
  Professor,
  Match,
  MatchReason,
  Relationship,
  CitationStep,
  Publication,
  Answers,
  FirstAnswers,
  Draft,
  Understanding,
  UnderstoodField,
  SuggestedField,
} from './schemas/professors.ts'
export type { Taking, WishesForStudents } from './schemas/wishes.ts'

/** The temporary token as a header, for clients that avoid tokens in URLs; it takes precedence over the query's. */
export const temporaryTokenHeader = 'x-temporary-token'

/**
 * The lines of the match stream while a scanned resume is read, between the count, which is then the highest possible
 * one, and the matches: each page before it is read (null while others are read); at the end what was found, or the
 * reason why there are no matches.
 */
export type ScanLine =
  | { reading: { page: number; pages: number } | null }
  | { read: { count: number; key_interests: string[]; skills: string[] } }
  | { failed: { code: string; error: string } }

/** Each line after the count is a relationship as a visitor sees it: locked; or a ScanLine. */
export const matchStream = endpoint({
  name: 'matchStream',
  method: 'GET',
  path: '/api/professors/',
  session: 'none',
  summary:
    'Matches of a temporary resume (its token in the query or as x-temporary-token): a count, then one relationship per line',
  external: true,
  errors: { temporary_token_invalid: 401 },
})

export const getUnderstanding = endpoint({
  name: 'getUnderstanding',
  method: 'GET',
  path: '/api/professors/fields/',
  session: 'optional',
  summary:
    "The fields of research understood from a student's resume and interests, or from a temporary resume (its token in the query or as x-temporary-token)",
  errors: { temporary_token_invalid: 401 },
})

export const changeUnderstanding = endpoint({
  name: 'changeUnderstanding',
  method: 'PATCH',
  path: '/api/professors/fields/',
  session: 'optional',
  summary: 'Strike out understood fields, or replace the typed interests; the matches follow at once',
  errors: { temporary_token_invalid: 401 },
})

export const suggestFields = endpoint({
  name: 'suggestFields',
  method: 'POST',
  path: '/api/professors/fields/suggestions/',
  session: 'optional',
  summary:
    'Fields that the language model finds in lines about research, each with the words it took; empty if it is switched off, fails or was asked too often',
  external: true,
  errors: { temporary_token_invalid: 401 },
})

/** Two of the three questions are about no single professor, so a visitor can answer them before the registration. */
export const getFirstAnswers = endpoint({
  name: 'getFirstAnswers',
  method: 'GET',
  path: '/api/professors/answers/',
  session: 'optional',
  summary:
    "A visitor's answers for the first letter (temporary token in the query or as x-temporary-token), or a student's until a letter uses them",
  errors: { temporary_token_invalid: 401 },
})

export const saveFirstAnswers = endpoint({
  name: 'saveFirstAnswers',
  method: 'POST',
  path: '/api/professors/answers/',
  session: 'none',
  summary: "Store a visitor's answers for the first letter, which the registration gives to the student",
  errors: { temporary_token_invalid: 401 },
})

export const previewProfessors = endpoint({
  name: 'previewProfessors',
  method: 'GET',
  path: '/api/professors/preview/',
  session: 'none',
  summary: 'A few professors for the landing page, locked',
})

/** One page of the list of professors; the calls of a professor's own page are in professor-page.ts. */
export const professorsPage = endpoint({
  name: 'professorsPage',
  method: 'GET',
  path: '/api/professors/page',
  session: 'required',
  summary: 'One page of professors after filters, with exact counts',
  errors: { name_searches_used: 403 },
})

export const citationHistogram = endpoint({
  name: 'citationHistogram',
  method: 'GET',
  path: '/api/professors/citations/',
  session: 'required',
  summary: 'A histogram of the citations of the professors visible to this student, before filters',
})

export const suggestFilters = endpoint({
  name: 'suggestFilters',
  method: 'GET',
  path: '/api/professors/suggestions/',
  session: 'required',
  summary: 'Topics and schools for a typed text',
})

export const unlockProfessor = endpoint({
  name: 'unlockProfessor',
  method: 'POST',
  path: '/api/professors/unlock_professor/',
  session: 'required',
  summary: 'Use one unlock for the professor of a handle',
  errors: { weekly_quota_used: 403, total_quota_used: 403, handle_unknown: 404, opted_out: 409 },
})

export const favoriteProfessor = endpoint({
  name: 'favoriteProfessor',
  method: 'POST',
  path: '/api/professors/favorite/',
  session: 'required',
  summary: 'Toggle the favourite mark; professor_id is the relationship id',
  errors: { professor_unknown: 404 },
})

export const listPublications = endpoint({
  name: 'listPublications',
  method: 'GET',
  path: '/api/professors/publications',
  session: 'required',
  summary: 'The newest publications of an unlocked professor (Basic)',
  errors: { plan_required: 403, professor_unknown: 404, locked: 409, opted_out: 409 },
})

export const getDraft = endpoint({
  name: 'getDraft',
  method: 'GET',
  path: '/api/professors/{id}/draft/',
  session: 'required',
  summary: 'The saved draft; 404 means none',
  errors: { draft_unknown: 404 },
})

export const saveDraft = endpoint({
  name: 'saveDraft',
  method: 'POST',
  path: '/api/professors/{id}/draft/',
  session: 'required',
  summary: 'Save the draft of a relationship; refused, with the newer draft, if another client has saved it meanwhile',
  errors: { professor_unknown: 404, locked: 409, draft_changed: 409 },
})
