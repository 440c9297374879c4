import { extractStems } from '../words.ts'
import type { LongStatement } from './statements.ts'
import { correctSpelling, findCandidates, weightOf, type Candidates, type Meaning } from './understand.ts'

/** More parts are side remarks. */
const partsMax = 12
/** The fields of a part that are compared with those of the others. */
const fieldsPerPart = 60
/** A part of this weight says what the sentence is about; a shorter one ("look inside") may mean many things. */
const fullWeight = 9
/** What a student tells says less than what she wishes. */
const storyShare = 0.5
/** The share of a field's score that remains if no other part of the sentence agrees. */
const aloneShare = 0.5
const candidatesMax = 12

/** How much a part says, from 0 to 1: little if it is short, or of words that many fields use. */
function weighPart(part: string): number {
  const stems = new Set(extractStems(correctSpelling(part)))
  return Math.min(1, [...stems].reduce((sum, stem) => sum + weightOf(stem), 0) / fullWeight)
}

/**
 * The fields that a sentence may mean, with scores from 0 to 1: the best score of one of its parts, less where the other
 * parts speak of something else. So its main subject outweighs a side remark. `best`: by field, the part that names it.
 */
export function findSentenceCandidates(
  { wishes, story }: LongStatement,
  meaning: (line: string) => Meaning | undefined,
): Candidates & { best: ReadonlyMap<string, string> } {
  const wished = wishes.map((line) => ({ line, share: 1 }))
  const told = story.map((line) => ({ line, share: storyShare }))
  const found = new Map<string, { highest: number; line: string; agreed: number }>()
  let total = 0
  for (const { line, share } of [...wished, ...told].slice(0, partsMax)) {
    const { fields } = findCandidates(line, meaning(line), fieldsPerPart)
    const top = fields[0]?.score ?? 0
    if (top === 0) continue
    const weight = share * weighPart(line)
    total += weight
    for (const { field, score } of fields) {
      const known = found.get(field) ?? { highest: 0, line, agreed: 0 }
      known.agreed += (weight * score) / top
      if (weight * score > known.highest) Object.assign(known, { highest: weight * score, line })
      found.set(field, known)
    }
  }
  const agreement = (agreed: number) => aloneShare + (1 - aloneShare) * (agreed / Math.max(total, Number.MIN_VALUE))
  const fields = [...found]
    .map(([field, { highest, agreed }]) => ({ field, score: highest * agreement(agreed) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, candidatesMax)
  return {
    line: wishes[0] ?? story[0] ?? '',
    fields,
    best: new Map(fields.map(({ field }) => [field, found.get(field)!.line])),
  }
}
