import { foldName } from '../../text/names.ts'
import { normalizeSchool } from './schools.ts'

/**
 * A key to match the records of one person in two sources without a common id: the name and the school, independent of
 * case, accents and the position of the family name. Null if it would be ambiguous: an initial as first name, a name of
 * one word, or no school.
 */
export function computePersonKey(name: string, school: string): string | null {
  const [family, given, ...more] = name.split(',')
  const folded = foldName(given && more.length === 0 ? `${given} ${family}` : name)
  const parts = folded.split(' ')
  const schoolKey = foldName(normalizeSchool(school))
  return parts.length > 1 && parts[0]!.length > 1 && schoolKey ? `${folded} @ ${schoolKey}` : null
}
