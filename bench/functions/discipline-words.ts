import { thesaurus } from '../../server/src/text/fields/thesaurus.ts'
import { extractStems } from '../../server/src/text/words.ts'
import { isProse } from './academic-prose.ts'
import { findDisciplines } from './discipline-table.ts'

/** What an unknown word counts in every discipline. */
const unknownCount = 0.4
/** A pair of words repeats what its two words say. */
const pairWeight = 0.5

/** The stems of a text, and its pairs of adjacent ones, without academic prose. */
function readFeatures(text: string): string[] {
  const stems = extractStems(text).filter((stem) => !isProse(stem))
  return [...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)]
}

/** How often the thesaurus has each stem and pair in the texts of a discipline. */
const counts = new Map<string, Map<string, number>>()
const features = new Set<string>()
for (const { name, terms, phrases } of thesaurus)
  for (const feature of [name, ...terms, ...phrases].flatMap(readFeatures)) {
    features.add(feature)
    for (const [discipline, share] of findDisciplines(name)) {
      const known = counts.get(discipline) ?? new Map<string, number>()
      known.set(feature, (known.get(feature) ?? 0) + share)
      counts.set(discipline, known)
    }
  }
const totals = new Map([...counts].map(([name, known]) => [name, known.values().reduce((sum, one) => sum + one, 0)]))

/**
 * How well the words of a text fit each discipline, as the logarithm of their probability in the thesaurus's texts of
 * all its fields: fields of one discipline share words, so a text that fits none of them well may still fit all. A
 * discipline with many texts is no more probable for that.
 */
export function fitDisciplines(text: string): Map<string, number> {
  const found = readFeatures(text)
  return new Map(
    [...counts].map(([discipline, known]) => {
      const all = Math.log(totals.get(discipline)! + unknownCount * features.size)
      const fit = found.reduce((sum, feature) => {
        const weight = feature.includes(' ') ? pairWeight : 1
        return sum + weight * (Math.log((known.get(feature) ?? 0) + unknownCount) - all)
      }, 0)
      return [discipline, fit]
    }),
  )
}
