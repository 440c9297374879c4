import { thesaurus } from './thesaurus.ts'
import { scoreFields, type Meaning } from './understand.ts'

/** The names of the broadest fields. */
const roots = thesaurus.filter(({ broader }) => broader.length === 0).map(({ name }) => name)

/** The fields nearest to each line. A model finds the right one of few lines even far behind. */
const perLine = 30

/**
 * Names of the thesaurus that lines may mean, at most `max`: the broadest fields, and for each line those that are near
 * by words or by meaning, the nearest of all lines first.
 */
export function nearNames(
  lines: readonly string[],
  meaning: (line: string) => Meaning | undefined,
  max: number,
): string[] {
  const near = lines.map((line) => scoreFields(line, meaning(line)).slice(0, perLine))
  const names = new Set(roots)
  for (let rank = 0; rank < perLine; rank++)
    for (const fields of near) {
      const field = fields[rank]?.field
      if (field !== undefined && names.size < max) names.add(field)
    }
  return [...names]
}
