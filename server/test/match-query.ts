import type { MatchQuery } from '../src/catalogue/catalogue.ts'
import { understandStudent } from '../src/text/fields/understand-student.ts'

/** A query with these parts; its fields, unless given, are what the server understands without the local model. */
export function makeQuery(parts: Partial<MatchQuery> = {}): MatchQuery {
  const query = { interests: [], additionalInterests: [], major: '', struck: [], text: '', ...parts }
  return { ...query, fields: understandStudent({ ...query, typed: query.additionalInterests }), ...parts }
}
