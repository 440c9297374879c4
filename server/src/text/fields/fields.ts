import { extractStems, forEachStem } from '../words.ts'
import { narrowerFields } from './broader.ts'
import { computingFields } from './computing.ts'
import { scienceFields } from './sciences.ts'
import { societyFields } from './society.ts'

/** A field of research in a text: how often it occurs, and the number of words of its longest form. */
export type FoundField = { field: string; count: number; words: number }

type Phrase = { stems: string[]; field: string }

const han = /\p{Script=Han}/u
const abbreviations = new Map<string, string>()
const chinese: [string, string][] = []
/** Phrases of at least two words, by their first stem, the longest first. */
const phrases = new Map<string, Phrase[]>()
/** Single words in lower case, without stemming: "designed" is not the field design. */
const words = new Map<string, string>()
/** All forms of a field except Chinese ones, by its canonical form. */
const forms = new Map<string, string[]>()

for (const entry of [computingFields, scienceFields, societyFields].join(';').split(';')) {
  const [canonical = '', ...others] = entry.split('|').map((form) => form.trim())
  if (canonical === '') continue
  const field = canonical[0]!.toUpperCase() + canonical.slice(1)
  forms.set(
    field,
    [canonical, ...others].filter((form) => !han.test(form)),
  )
  for (const form of [canonical, ...others]) {
    if (han.test(form)) chinese.push([form, field])
    else if (isAbbreviation(form)) abbreviations.set(form, field)
    else {
      const stems = extractStems(form)
      const same = phrases.get(stems[0] ?? '') ?? []
      if (stems.length === 1) words.set(form.toLowerCase(), field)
      else if (stems.length > 1)
        phrases.set(
          stems[0]!,
          [...same, { stems, field }].sort((a, b) => b.stems.length - a.stems.length),
        )
    }
  }
}
chinese.sort(([a], [b]) => b.length - a.length)

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
  const add = (field: string, words: number) => {
    const known = found.get(field)
    found.set(field, { field, count: (known?.count ?? 0) + 1, words: Math.max(words, known?.words ?? 0) })
  }
  for (const [token] of text.matchAll(/[\p{L}\p{N}/]+/gu)) {
    const field = abbreviations.get(token)
    if (field) add(field, 1)
  }
  const stems: string[] = []
  const lowerWords: string[] = []
  forEachStem(text, (word, stem) => {
    if (stem === '') return
    stems.push(stem)
    lowerWords.push(word.toLowerCase())
  })
  for (let at = 0; at < stems.length;) {
    const phrase = phrases
      .get(stems[at]!)
      ?.find((one) => one.stems.every((stem, offset) => stems[at + offset] === stem))
    const single = words.get(lowerWords[at]!)
    if (phrase) add(phrase.field, phrase.stems.length)
    else if (single && isField(lowerWords[at]!)) add(single, 1)
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

const capitalize = (name: string) => name[0]!.toUpperCase() + name.slice(1)
const broader = new Map<string, string[]>()
for (const line of narrowerFields.trim().split('\n')) {
  const [field = '', narrower = ''] = line.split(': ')
  for (const name of narrower.split(', ').map(capitalize))
    broader.set(name, [...(broader.get(name) ?? []), capitalize(field)])
}

/** All forms of a field except Chinese ones, the canonical form first. */
export const getFieldForms = (field: string): readonly string[] => forms.get(field) ?? []

/** The broader fields that a field belongs to. */
export const getBroaderFields = (field: string): readonly string[] => broader.get(field) ?? []

/** Names in the table of broader fields that are missing in the vocabulary: a test expects none. */
export const unknownFields = [...broader].flat(2).filter((name) => !forms.has(name))

/** The number of fields, for a test. */
export const fieldCount = new Set([
  ...[...phrases.values()].flat().map((phrase) => phrase.field),
  ...words.values(),
  ...abbreviations.values(),
]).size
