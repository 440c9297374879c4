import { extractStems, forEachStem } from '../words.ts'
import { thesaurus, type ThesaurusField } from './thesaurus.ts'

/** A field of research in a text: how often it occurs, and the number of words of its longest form. */
export type FoundField = { field: string; count: number; words: number }

/** `gaps`: by stem, whether stop words precede it in the phrase ("history of art"). */
type Phrase = { stems: string[]; gaps: boolean[]; field: string }

const han = /\p{Script=Han}/u
const abbreviations = new Map<string, string>()
const chinese: [string, string][] = []
/** Phrases of at least two words, by their first stem, the longest first. */
const phrases = new Map<string, Phrase[]>()
/** Single words in lower case, without stemming: "designed" is not the field design. */
const words = new Map<string, string>()

/** The stems of a text with the words in lower case, and whether stop words or punctuation precede each. */
type StemSequence = { stems: string[]; gaps: boolean[]; words: string[] }

function readStems(text: string): StemSequence {
  const sequence: StemSequence = { stems: [], gaps: [], words: [] }
  let gap = false
  forEachStem(text, (word, stem) => {
    if (stem !== '') {
      sequence.stems.push(stem)
      sequence.gaps.push(gap)
      sequence.words.push(word.toLowerCase())
    }
    gap = stem === ''
  })
  return sequence
}

const fields = new Map(thesaurus.map((field) => [field.name, field]))

/**
 * A form that two related fields share names the narrower one: "robot arms" is robotic manipulation rather than
 * robotics.
 */
function isNarrower(one: string, other: string | undefined): boolean {
  return other === undefined || (fields.get(one)?.broader.includes(other) ?? false)
}

function setNarrowest(names: Map<string, string>, form: string, field: string): void {
  if (isNarrower(field, names.get(form))) names.set(form, field)
}

const phraseByStems = new Map<string, Phrase>()

function addPhrase({ stems, gaps }: StemSequence, field: string): void {
  const key = stems.join(' ')
  const known = phraseByStems.get(key)
  if (known) {
    if (isNarrower(field, known.field)) known.field = field
    return
  }
  const phrase = { stems, gaps, field }
  phraseByStems.set(key, phrase)
  const same = phrases.get(stems[0]!)
  if (same) same.push(phrase)
  else phrases.set(stems[0]!, [phrase])
}

for (const { name, terms } of thesaurus)
  for (const form of [name, ...terms]) {
    if (han.test(form)) chinese.push([form, name])
    else if (isAbbreviation(form)) setNarrowest(abbreviations, form, name)
    else {
      const sequence = readStems(form)
      if (sequence.stems.length === 1) setNarrowest(words, form.toLowerCase(), name)
      else if (sequence.stems.length > 1) addPhrase(sequence, name)
    }
  }
chinese.sort(([a], [b]) => b.length - a.length)
for (const same of phrases.values()) same.sort((a, b) => b.stems.length - a.stems.length)

function isAbbreviation(form: string): boolean {
  return /^[\p{L}\p{N}/]{2,6}$/u.test(form) && (form.match(/\p{Lu}/gu)?.length ?? 0) >= 2
}

/** The field with this name ("NLP", "neural network"), or null. */
export function findField(phrase: string): string | null {
  const short = abbreviations.get(phrase.trim())
  if (short) return short
  const found = findFields(phrase)
  const length = han.test(phrase) ? 1 : extractStems(phrase).length
  return found.length === 1 && found[0]!.words === length ? found[0]!.field : null
}

/**
 * The fields in a text: the longest phrase at each position; abbreviations only in capitals.
 * @param isField whether a single word in lower case counts as a field if it is the name of one.
 */
export function findFields(text: string, isField: (word: string) => boolean = () => true): FoundField[] {
  const found = new Map<string, FoundField>()
  const add = (field: string, length: number) => {
    const known = found.get(field)
    found.set(field, { field, count: (known?.count ?? 0) + 1, words: Math.max(length, known?.words ?? 0) })
  }
  for (const [token] of text.matchAll(/[\p{L}\p{N}/]+/gu)) {
    const field = abbreviations.get(token)
    if (field) add(field, 1)
  }
  const { stems, gaps, words: written } = readStems(text)
  for (let at = 0; at < stems.length;) {
    const phrase = phrases
      .get(stems[at]!)
      ?.find((one) =>
        one.stems.every(
          (stem, offset) => stems[at + offset] === stem && (offset === 0 || one.gaps[offset]! || !gaps[at + offset]!),
        ),
      )
    const single = words.get(written[at]!)
    if (phrase) add(phrase.field, phrase.stems.length)
    else if (single && isField(written[at]!)) add(single, 1)
    at += phrase ? phrase.stems.length : 1
  }
  if (han.test(text)) {
    let rest = text
    for (const [form, field] of chinese) {
      if (!rest.includes(form)) continue
      add(field, 1)
      rest = rest.replaceAll(form, ' ')
    }
  }
  return [...found.values()]
}

const forms = new Map(
  thesaurus.map(({ name, terms }: ThesaurusField) => [name, [name, ...terms].filter((form) => !han.test(form))]),
)

/** All forms of a field except Chinese ones, the name first. */
export const getFieldForms = (field: string): readonly string[] => forms.get(field) ?? []

/** The broader fields that a field belongs to. */
export const getBroaderFields = (field: string): readonly string[] => fields.get(field)?.broader ?? []

/** What names a field in a text, for readers that find fields in numbered words. */
export const fieldNaming = {
  /** The field of a token as written: an abbreviation. */
  abbreviations: abbreviations as ReadonlyMap<string, string>,
  /** The field of a single word in lower case. */
  words: words as ReadonlyMap<string, string>,
  /** Phrases of at least two stems, by their first stem, the longest first. */
  phrases: phrases as ReadonlyMap<string, readonly { stems: readonly string[]; field: string }[]>,
}
