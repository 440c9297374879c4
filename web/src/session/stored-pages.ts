import type { ResponseOf } from '@labreach/contract/endpoint'
import { takingLevels } from '@labreach/contract/choices'
import type {
  CitationStep,
  MatchReason,
  Professor,
  professorsPage,
  Relationship,
  Taking,
  WishesForStudents,
} from '@labreach/contract/professors'
import type { QueryClient } from '@tanstack/react-query'
import {
  isBoolean,
  isNull,
  isNumber,
  isRecord,
  isString,
  listOf,
  nullOr,
  oneOf,
  withFields,
  type Guard,
} from '../credentials/guards.ts'
import { isFreshness } from './is-freshness.ts'
import { PAGE_FRESH_MS } from './professors-key.ts'
import { parseJson } from '../credentials/stored-value.ts'

const hasLevels = withFields<Exclude<Taking, string>>({
  levels: listOf(oneOf(...takingLevels)),
  from: nullOr(isString),
})
const isTaking: Guard<Taking> = (value): value is Taking => value === 'nobody' || hasLevels(value)

const isWishes = withFields<WishesForStudents>({
  taking: nullOr(isTaking),
  contents: nullOr(isString),
  follow_up: nullOr(isBoolean),
  attachments: nullOr(isBoolean),
  ai_note: nullOr(isBoolean),
  paused_until: nullOr(isString),
  cap_zero: isBoolean,
})

const hasProfessor = withFields<Omit<Professor, 'freshness'>>({
  id: isNumber,
  name: nullOr(isString),
  affiliation: isString,
  school_name: isString,
  url_picture: nullOr(isString),
  cited_by: isNumber,
  key_interests: listOf(isString),
  homepage_url: nullOr(isString),
  google_scholar_url: nullOr(isString),
  scholar_id: isString,
  email: isNull,
  opt_out: isBoolean,
  taking: nullOr(isTaking),
  wishes: nullOr(isWishes),
})
const isProfessor: Guard<Professor> = (value): value is Professor =>
  hasProfessor(value) && (!('freshness' in value) || isFreshness(value.freshness))

const isReason = withFields<MatchReason>({
  yours: isString,
  terms: listOf(isString),
  source: oneOf('interest', 'publication', 'topic'),
  text: isString,
  year: nullOr(isNumber),
})
const isMatch = withFields<NonNullable<Relationship['match']>>({
  band: nullOr(oneOf('close', 'related', 'stretch')),
  reasons: listOf(isReason),
})

const hasRelationship = withFields<Omit<Relationship, 'match'>>({
  id: isNumber,
  professor: isProfessor,
  unlocked: isBoolean,
  is_favorite: isBoolean,
  draft_saved: isBoolean,
  email_sent: isBoolean,
  email_sent_date: nullOr(isString),
})
const isRelationship: Guard<Relationship> = (value): value is Relationship =>
  hasRelationship(value) && (!('match' in value) || isMatch(value.match))

/** A page of professors as the server sends it. */
const isProfessorsPage = withFields<ResponseOf<typeof professorsPage>>({
  professors: listOf(isRelationship),
  total: isNumber,
  filtered_total: isNumber,
})

const areCitationSteps = listOf(withFields<CitationStep>({ from: isNumber, to: nullOr(isNumber), count: isNumber }))

type Stored = { queryKey: unknown[]; data: object; updatedAt: number; isInvalidated: boolean }

/** Reads one successful query of a stored professor cache; null if it has another shape. */
function readQuery(query: unknown): Stored | null {
  if (!isRecord(query) || !Array.isArray(query.queryKey) || !isRecord(query.state)) return null
  const { queryKey, state } = query
  const { data, dataUpdatedAt, isInvalidated } = state
  const isKnown = queryKey[1] === 'citations' ? areCitationSteps : isProfessorsPage
  if (!isNumber(dataUpdatedAt) || !isKnown(data)) return null
  return { queryKey, data, updatedAt: dataUpdatedAt, isInvalidated: isInvalidated === true }
}

/** Adds the pages of a stored cache that are still fresh to the client; the clock may have been set back since. */
export function restorePages(client: QueryClient, text: string | null, now: number): void {
  const cache = parseJson(text)
  if (!isRecord(cache) || !Array.isArray(cache.queries)) return
  for (const query of cache.queries as unknown[]) {
    const page = readQuery(query)
    if (!page || page.updatedAt > now || now - page.updatedAt >= PAGE_FRESH_MS) continue
    const { queryKey, data, updatedAt } = page
    client.setQueryData(queryKey, data, { updatedAt })
    if (page.isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
