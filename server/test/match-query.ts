import type { MatchQuery } from '../src/catalogue/catalogue.ts'
import { understandStudent } from '../src/text/fields/understand-student.ts'

/**
 * A query with these parts; its fields, unless given, are what the server understands without the local model. Its
 * interests were read from the text, if there is one, and otherwise typed.
 */
export function makeQuery(parts: Partial<MatchQuery> = {}): MatchQuery {
  const { interests = [], text } = parts
  const found = text ? interests : []
  const query = { interests, found, additionalInterests: [], major: '', struck: [], text: '', ...parts }
  return { ...query, fields: understandStudent({ ...query, typed: query.additionalInterests }), ...parts }
}
