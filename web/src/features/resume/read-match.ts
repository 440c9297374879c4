import type { Relationship } from '@labreach/contract/professors'
import { hasFields } from '../../api/has-fields.ts'

const fields = {
  id: 'number',
  unlocked: 'boolean',
  is_favorite: 'boolean',
  draft_saved: 'boolean',
  email_sent: 'boolean',
} as const
const professorFields = {
  id: 'number',
  affiliation: 'string',
  school_name: 'string',
  cited_by: 'number',
  scholar_id: 'string',
  opt_out: 'boolean',
} as const

/** Reads a line of the stream as a match. Returns null if a field that the card shows is missing. */
export function readMatch(line: unknown): Relationship | null {
  if (!hasFields(line, fields) || !hasFields(line.professor, professorFields)) return null
  if (!isStringList(line.professor.key_interests)) return null
  if (line.match !== undefined && !hasReasons(line.match)) return null
  return line as unknown as Relationship
}

const isStringList = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

const hasReasons = (match: unknown): boolean =>
  hasFields(match, {}) &&
  (match.band === null || typeof match.band === 'string') &&
  Array.isArray(match.reasons) &&
  match.reasons.every(
    (reason) => hasFields(reason, { yours: 'string', source: 'string', text: 'string' }) && isStringList(reason.terms),
  )
