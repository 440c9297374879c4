import { fieldNames, fieldNumber } from '../../text/fields/field-vector.ts'
import { fieldNaming } from '../../text/fields/fields.ts'
import { isBroader } from '../../text/fields/relatedness.ts'
import { thesaurus } from '../../text/fields/thesaurus.ts'
import { isEverydayWord } from '../../text/english-words.ts'
import { extractStems, forEachStem, stemOf } from '../../text/words.ts'
import { findNames } from './field-names.ts'
import { isBroad, isGeneric } from './field-topics.ts'
import { countDocuments, createFieldValue, isFrequent, tellsPair } from './field-value.ts'
import { getInterestWordPairs } from './interest-word-pairs.ts'
import { termKey, type MatchIndex } from './index-shape.ts'
import { createSimilarity } from './line-similarity.ts'
import { findSubjects, findTelling, isOwnWork, readSubject, type StudentLine } from './line-subjects.ts'
import type { MatchQuery } from './query.ts'
import { collectLines } from './student-lines.ts'

/** What a line has in common with a professor's text: a field, a phrase of two words, or one technical word. */
export type Concept = {
  line: number
  /** In the student's words, or the name of a field that explains them. */
  term: string
  value: number
  /** The field in common, by number; -1 for words. */
  field: number
  /** The field of the line, by number, which may be narrower or broader; -1 for words. */
  own: number
  /** The line does not name the field, and is too short to mean it for sure. */
  isGuess?: true
  /** Two words that a professor of the catalogue calls an interest. */
  isInterest?: true
}

/** The lines of a query, by the fields and words in which a professor's text can meet them. */
export type StudentLines = {
  lines: readonly StudentLine[]
  ofField: (field: number) => readonly Concept[]
  ofPair: (first: number, second: number) => readonly Concept[]
  ofWord: (stem: number) => readonly Concept[]
  /** Whether a line tells of the student's own work. */
  isOwn: (line: number) => boolean
  /** Whether so many professors have a field that it explains little. */
  isFrequent: (field: string) => boolean
  /** The student names nothing but generic fields. */
  isGeneric: boolean
  compare: ReturnType<typeof createSimilarity>
  /** The words of a line with these stems, in its order. */
  wordsOf: (line: number, stems: readonly number[]) => string[]
}

/** The share of a field's value that remains between a field and a narrower or a broader one. */
const narrowerShare = 0.7
const broaderShare = 0.5
/** A sentence may mention a field in passing: it counts less if the student is not understood to work on it. */
const mentionedShare = 0.35
const fieldValue = 3
/** A field that a line names only vaguely is a reason only if there is no other. */
const clarityPower = 1.5
/** Words. In a shorter line of a resume ("Generation") what it does not name is a guess. */
const guessedFrom = 3
/** Of several fields that a line may mean, but does not name, only the most probable are reasons. */
const nearBest = 0.88
const pairValue = 1.5
const wordValue = 1
/** What professors call an interest is a subject, as a field is. */
const interestPairValue = 2.5
/** A pair or a word that more professors use than this says little, as a share of all. */
const pairShareMax = 0.02
const wordShareMax = 0.01
/** In a small catalogue every word is rare. */
const fewDocuments = 5

/** The fields that two words name: such a pair is a concept although both words are everyday words. */
const fieldOfPair = new Map(
  [...fieldNaming.phrases.values()].flatMap((same) =>
    same.flatMap(({ stems, field }) => (stems.length === 2 ? [[stems.join(' '), field] as const] : [])),
  ),
)

/** Reads the lines of a query. */
export function readStudentLines(index: MatchIndex, query: MatchQuery): StudentLines {
  const struck = new Set(query.struck)
  const lines = collectLines(query).filter(({ reads, text }) => {
    const named = findTelling(reads ?? text)
    // A line that names only what the student has struck out is no reason.
    return named.length === 0 || named.some((field) => !struck.has(field))
  })
  const standing = findSubjects(lines)
  const byField = new Map<number, Concept[]>()
  const byPair = new Map<number, Concept[]>()
  const byWord = new Map<number, Concept[]>()
  const add = <Key>(map: Map<Key, Concept[]>, key: Key, concept: Concept) => {
    const known = map.get(key)
    if (!known) map.set(key, [concept])
    else if (!known.some((one) => one.line === concept.line && one.term === concept.term)) known.push(concept)
  }
  const tells = createFieldValue(index)
  const highest = Math.max(...query.fields.map((one) => one.weight))
  /** How important a field is for the student, from 0 to 1, if it or a broader or narrower one was understood. */
  const importance = (field: string) =>
    query.fields
      .filter(({ name }) => name === field || isBroader(name, field) || isBroader(field, name))
      .reduce((most, one) => Math.max(most, one.weight / highest), 0)
  const addField = (line: number, field: string, clarity: number, isGuess: boolean) => {
    const { weight, isSentence } = lines[line]!
    const share = isSentence ? Math.max(mentionedShare, importance(field)) : 1
    const value = fieldValue * weight * clarity ** clarityPower * share
    const relate = (name: string, common: string, share: number) =>
      add(byField, fieldNumber(name), {
        line,
        term: common,
        value: value * share * tells(common),
        field: fieldNumber(common),
        own: fieldNumber(field),
        ...(isGuess && { isGuess }),
      })
    relate(field, field, 1)
    for (const { name } of thesaurus) {
      if (isBroader(field, name)) relate(name, field, narrowerShare)
      else if (isBroader(name, field)) relate(name, name, broaderShare)
    }
  }
  const interestPairs = getInterestWordPairs(index)
  const isRare = (first: number, second: number, share: number) =>
    countDocuments(index, first, second) <= Math.max(fewDocuments, share * index.size)
  const understood = new Map<string, [field: string, clarity: number][]>()
  for (const { name, clarity, from } of query.fields)
    for (const line of from) understood.set(line, [...(understood.get(line) ?? []), [name, clarity]])

  /** Whether a line only mentions a field, as background. A broad field never counts as background: its mention is enough. */
  const isBackground = ({ text, isDerived, isSentence }: StudentLine, field: string) =>
    (isDerived || (isSentence && !understood.has(text))) && standing(field) === 'mentioned' && !isBroad(field)

  for (const [at, line] of lines.entries()) {
    const { text, weight, isTyped, isSentence, reads } = line
    const subject = reads ?? readSubject(line)
    const named = findTelling(subject)
    const fields = new Map(understood.get(reads ?? text) ?? named.map((field) => [field, 1]))
    const mayGuess = isTyped || extractStems(text).length >= guessedFrom
    for (const [field, clarity] of fields) {
      if (struck.has(field)) continue
      const isNamed = named.includes(field) || findNames(field, subject).length > 0
      if (isBackground(line, field)) continue
      // What a sentence means beside the fields that it names could not be seen in it. A short line may mean a narrower
      // field than it names, such as walking robots; what a student has typed may mean anything.
      const isBest = clarity >= nearBest * Math.max(...fields.values())
      const isNarrower = named.length === 0 || named.some((broader) => isBroader(broader, field))
      if (!isNamed && (isSentence || !isBest || !(isTyped || isNarrower))) continue
      const isGuess = !isNamed && !mayGuess
      // One word ("Face") may mean anything, whatever the other lines name.
      const isSupported = standing(field) !== 'unnamed' && extractStems(text).length > 1
      if (isGuess && !isSupported && !shortens(text, field)) continue
      addField(at, field, clarity, isGuess)
    }
    // The words of an interest that was read in other words are not the student's.
    if (reads !== undefined) continue
    let previous = { word: '', stem: '' }
    forEachStem(subject, (word, stem) => {
      const [first, second] = [index.stemNumbers.get(previous.stem) ?? 0, index.stemNumbers.get(stem) ?? 0]
      if (second !== 0 && isTechnical(word) && isRare(0, second, wordShareMax))
        add(byWord, second, { line: at, term: word, value: wordValue * weight, field: -1, own: -1 })
      const field = fieldOfPair.get(`${previous.stem} ${stem}`)
      const mayTell = field === undefined || !(isGeneric(field) || isBackground(line, field))
      const key = termKey(first, second)
      // "privacy-preserved" only describes a subject.
      const isInterest = field === undefined && !word.endsWith('ed') && interestPairs.has(key)
      const isPair =
        first !== 0 &&
        second !== 0 &&
        mayTell &&
        isName(previous.word, word) &&
        (isInterest || isConcept(previous, { word, stem }))
      if (isPair && isRare(first, second, pairShareMax)) {
        const term = `${previous.word} ${word}`
        const value = isInterest && isOwnWork(line) ? interestPairValue * tellsPair(index, first, second) : pairValue
        add(byPair, key, {
          line: at,
          term,
          value: value * weight,
          field: -1,
          own: -1,
          ...(isInterest && { isInterest }),
        })
      }
      previous = { word, stem }
    })
  }
  const none: Concept[] = []
  const own = lines.map(isOwnWork)
  return {
    lines,
    isOwn: (line) => own[line]!,
    isFrequent: (field) => isFrequent(index, field),
    isGeneric: [...byField.values()].flat().every(({ own, isGuess }) => isGuess || isGeneric(fieldNames[own]!)),
    ofField: (field) => byField.get(field) ?? none,
    ofPair: (first, second) => byPair.get(termKey(first, second)) ?? none,
    ofWord: (stem) => byWord.get(stem) ?? none,
    compare: createSimilarity(
      index,
      lines.map(({ reads, text }) => reads ?? text),
    ),
    wordsOf: (line, stems) => {
      const words: string[] = []
      forEachStem(lines[line]!.text, (word, stem) => {
        if (stems.includes(index.stemNumbers.get(stem) ?? 0) && !words.includes(word)) words.push(word)
      })
      return words
    },
  }
}

/** "Pose" for pose estimation */
const shortens = (line: string, field: string): boolean =>
  new Set(extractStems(line)).isSubsetOf(new Set(extractStems(field)))

/** "NeRF", "StyleGAN", "photocatalysis": no everyday word, and no abbreviation, which may mean many things. */
const isTechnical = (word: string) =>
  /^[\p{L}\p{N}]+$/u.test(word) &&
  /\p{Ll}/u.test(word) &&
  !word.endsWith('ly') &&
  (word.length >= 6 || /.\p{Lu}/u.test(word)) &&
  !isEverydayWord(word.toLowerCase()) &&
  !usualInResearch.has(stemOf(word.toLowerCase()))

/** An adverb or a possessive is no part of the name of a subject. */
const isName = (...words: string[]) => words.every((word) => !word.endsWith('ally') && !/['’]/.test(word))

/** Words of every discipline's papers. */
const usualInResearch = new Set(
  `dataset benchmark baseline pipeline framework methodology annotate optimize optimization evaluate evaluation model
  modeling localization dimensional preprint robust scalable workflow metadata monocular heterogeneous qualitative
  quantitative multimodal end-to-end computational experimental empirical theoretical longitudinal demographic stakeholder
  intern internship professor university laboratory github arxiv linkedin outperform outperforms mathcal mathbb mathbf
  widetilde unsupervised supervised smartphone smartphones characterization`
    .split(/\s+/)
    .map(stemOf),
)

type Word = { word: string; stem: string }

const isConcept = (one: Word, other: Word) =>
  fieldOfPair.has(`${one.stem} ${other.stem}`) ||
  ([one, other].some(({ word }) => isTechnical(word)) &&
    [one, other].every(({ word }) => /^\p{L}/u.test(word) && word.length > 2))
