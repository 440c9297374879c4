import { readEnglishWords } from '../english-words.ts'
import { createSpelling } from '../spelling.ts'
import { extractStems, scanWords } from '../words.ts'
import { isBroader, relatedness } from './relatedness.ts'
import { thesaurus } from './thesaurus.ts'

/** A field that a line of a student names, with a score from 0 to 1. */
export type ScoredField = { field: string; score: number }

/** The similarity of a line with the fields nearest in meaning, by field: cosines of a language model's vectors. */
export type Meaning = ReadonlyMap<string, number>

const han = /\p{Script=Han}/u

/** A text of the thesaurus: a name, a term or an everyday phrase of a field. */
type FieldText = { field: number; stems: ReadonlySet<string>; length: number }

const texts: FieldText[] = []
/** The texts that contain a stem. */
const textsByStem = new Map<string, number[]>()
/** By field: how often its texts contain a stem. */
const stemCounts: Map<string, number>[] = thesaurus.map(() => new Map())
const fieldsByStem = new Map<string, Set<number>>()

/** The stems of what researchers write, and of what beginners write. */
export const thesaurusStems = { terms: new Set<string>(), phrases: new Set<string>() }

for (const [field, { name, terms, phrases }] of thesaurus.entries())
  for (const text of new Set([name, ...terms, ...phrases])) {
    if (han.test(text)) continue
    const stems = new Set(extractStems(text))
    if (stems.size === 0) continue
    const written = phrases.includes(text) ? thesaurusStems.phrases : thesaurusStems.terms
    for (const stem of stems) {
      written.add(stem)
      const containing = textsByStem.get(stem)
      if (containing) containing.push(texts.length)
      else textsByStem.set(stem, [texts.length])
      stemCounts[field]!.set(stem, (stemCounts[field]!.get(stem) ?? 0) + 1)
      fieldsByStem.set(stem, (fieldsByStem.get(stem) ?? new Set()).add(field))
    }
    texts.push({ field, stems, length: 0 })
  }

/** Words that many fields use say little. An unknown word says as much as one of a single field. */
export const weightOf = (stem: string) => Math.log(1 + thesaurus.length / (fieldsByStem.get(stem)?.size ?? 1))
for (const text of texts) text.length = Math.hypot(...[...text.stems].map(weightOf))

/** The words of the thesaurus: a misspelt word of a student is probably one of them. */
const usualWords = () => {
  const words = new Set<string>()
  for (const { name, terms, phrases } of thesaurus)
    for (const text of [name, ...terms, ...phrases])
      scanWords(
        text.toLowerCase(),
        (word) => words.add(word),
        () => undefined,
      )
  return words
}
let spelling: ReturnType<typeof createSpelling> | undefined

/** A line with corrected spelling. The word lists are loaded at the first call. */
export function correctSpelling(line: string): string {
  spelling ??= createSpelling(usualWords(), readEnglishWords())
  return spelling.correct(line)
}

/**
 * The parts of a score: the words shared with one text of the field, those shared with all its texts, and the meaning,
 * which counts from the first cosine (two unrelated texts) to the second (the same in other words).
 */
const weights = { text: 0.6, whole: 0.4, meaning: 1, meaningFrom: 0.3, meaningTo: 0.85 }

/** Number words alone name no field, although "four" is a word of quadrotors. The others are stop words. */
const numberStems = new Set(extractStems('three four five six seven eight nine ten'))

/**
 * The fields that a line may mean, best first: by the words that it shares with one text of a field, and with all
 * texts of the field, and by meaning if that is known.
 */
export function scoreFields(line: string, meaning?: Meaning): ScoredField[] {
  const stems = new Set(extractStems(correctSpelling(line)))
  if (stems.isSubsetOf(numberStems)) return []
  const stemWeights = [...stems].map((stem) => [stem, weightOf(stem)] as const)
  const length = Math.hypot(...stemWeights.map(([, weight]) => weight))
  const shared = new Map<number, number>()
  for (const [stem, weight] of stemWeights)
    for (const text of textsByStem.get(stem) ?? []) shared.set(text, (shared.get(text) ?? 0) + weight * weight)
  const best = new Map<number, number>()
  for (const [at, sum] of shared) {
    const { field, length: other } = texts[at]!
    best.set(field, Math.max(best.get(field) ?? 0, sum / (length * other)))
  }
  const total = stemWeights.reduce((sum, [, weight]) => sum + weight, 0)
  const scores = new Map<string, number>()
  for (const [field, cosine] of best) {
    const counts = stemCounts[field]!
    const whole = stemWeights.reduce((sum, [stem, weight]) => {
      const count = counts.get(stem) ?? 0
      return sum + (weight * count) / (count + 1)
    }, 0)
    scores.set(thesaurus[field]!.name, weights.text * cosine + (weights.whole * whole) / total)
  }
  if (meaning)
    for (const [field, cosine] of meaning) {
      const share = Math.max(0, (cosine - weights.meaningFrom) / (weights.meaningTo - weights.meaningFrom))
      scores.set(field, (scores.get(field) ?? 0) + weights.meaning * share)
    }
  return [...scores].map(([field, score]) => ({ field, score })).sort((a, b) => b.score - a.score)
}

/** Below this score a line and a field have little more in common than a word. */
const scoreMin = { byWords: 0.42, withMeaning: 0.33 }
/** A line that names several fields: the others have nearly the score of the best. */
const nearBest = 0.8
const fieldsPerLine = 3
const fieldsPerSentence = 2
/** The share that a field loses which has nothing in common with the student's other words. */
const contextShare = 0.45
const candidatesMax = 8

/** The fields that a line may mean, before the student's other lines are considered. */
export type Candidates = { line: string; fields: readonly ScoredField[] }

/** The best candidates for a line, with scores as shares of the highest possible one. */
export function findCandidates(line: string, meaning?: Meaning, max = candidatesMax): Candidates {
  const highest = meaning ? 1 + weights.meaning : 1
  const fields = scoreFields(line, meaning)
    .slice(0, max)
    .map(({ field, score }) => ({ field, score: Math.min(1, score / highest) }))
  return { line, fields }
}

/**
 * The fields that a line means, best first, at most three; without fields that are broader than a better one. A field
 * that is close to what the student's other words mean is more probable: "manipulation" means robot arms beside "motion
 * planning", and misinformation beside "elections".
 * @param context the fields of the other words, with weights from 0 to 1.
 * @param isStated what a student states as an interest is understood also if it has nothing in common with the rest.
 * @param isSentence a sentence means two fields at most: most of its words are ordinary ones.
 */
export function selectFields(
  { fields }: Candidates,
  context: readonly ScoredField[],
  { hasMeaning, isStated, isSentence }: { hasMeaning: boolean; isStated: boolean; isSentence: boolean },
): ScoredField[] {
  const least = hasMeaning ? scoreMin.withMeaning : scoreMin.byWords
  const support = (field: string) =>
    context.length === 0 ? 1 : Math.max(...context.map((other) => other.score * relatedness(field, other.field)))
  const adjusted = fields
    .map(({ field, score }) => {
      const supported = score * (1 - contextShare * (1 - support(field)))
      return { field, score: supported, clear: isStated ? score : supported }
    })
    .sort((one, other) => other.score - one.score)
  const best = adjusted[0]?.score ?? 0
  const kept: ScoredField[] = []
  for (const one of adjusted) {
    if (one.score < nearBest * best || kept.length === (isSentence ? fieldsPerSentence : fieldsPerLine)) break
    if (one.clear >= least && !kept.some(({ field }) => isBroader(one.field, field)))
      kept.push({ field: one.field, score: one.clear })
  }
  return kept
}
