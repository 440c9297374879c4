import { foldName } from '../../text/names.ts'
import type { SourceRow } from './professor.ts'
import { standardizeSchool } from './schools.ts'
import { normalizeSpaces, normalizeText } from './texts.ts'

const joiners = /[\u200c\u200d]/g
const removeUnseen = (text: string) => normalizeText(text).replace(joiners, '')

/**
 * A key to match the records of one person in two sources without a common id: the name and the school, independent of
 * case, accents, characters that are not seen and the position of the family name. Null if it would be ambiguous: an
 * initial as first name, a name of one word, or no school.
 */
export function computePersonKey(name: string, school: string): string | null {
  return computeFormerPersonKey(removeUnseen(name), removeUnseen(school))
}

/** The keys that several people in a source share: these identify nobody. The ORCID of a person is preferred to other ids. */
export async function findSharedKeys(rows: AsyncIterable<SourceRow>): Promise<string[]> {
  const ids = new Map<string, string>()
  const shared = new Set<string>()
  for await (const row of rows) {
    const key = 'scholarId' in row ? computePersonKey(row.name, row.schoolName) : null
    if (!key || !('scholarId' in row)) continue
    const id = row.otherIds?.[0] ?? row.scholarId
    if ((ids.get(key) ?? id) !== id) shared.add(key)
    ids.set(key, id)
  }
  return [...shared]
}

/**
 * The key until 27 November 2026: characters that are not seen separated words. Stored suppressions are hashes of it,
 * which cannot be computed again.
 */
export function computeFormerPersonKey(name: string, school: string): string | null {
  const [family, given, ...more] = name.split(',')
  const folded = foldName(given && more.length === 0 ? `${given} ${family}` : name)
  const parts = folded.split(' ')
  const schoolKey = foldName(standardizeSchool(normalizeSpaces(school)))
  return parts.length > 1 && parts[0]!.length > 1 && schoolKey ? `${folded} @ ${schoolKey}` : null
}
