import { extractStems, forEachStem } from '../words.ts'
import { narrowerFields } from './broader.ts'
import { computingFields } from './computing.ts'
import { scienceFields } from './sciences.ts'
import { societyFields } from './society.ts'

/** A field of research that was found in a text, and how often. */
export type FoundField = { field: string; count: number; words: number }

type Phrase = { stems: string[]; field: string }

const han = /\p{Script=Han}/u
const abbreviations = new Map<string, string>()
const chinese: [string, string][] = []
/** Phrases of two words and more by their first stem, longest first. */
const phrases = new Map<string, Phrase[]>()
/** Single words as written, in lower case: their stems would take "designed" for design and "optimized" for optimization. */
const words = new Map<string, string>()
/** Every way to write a field, but in Chinese, by its canonical form. */
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

/** The field that a phrase as a whole stands for ("NLP", "neural network"), or null. */
export function fieldOf(phrase: string): string | null {
  const short = abbreviations.get(phrase.trim())
  if (short) return short
  const found = findFields(phrase)
  const length = han.test(phrase) ? 1 : extractStems(phrase).length
  return found.length === 1 && found[0]!.words === length ? found[0]!.field : null
}

/**
 * Every field named in a text: the longest phrase at each place; abbreviations only in capitals.
 * @param counts whether a word that is a field's name all by itself, in lower case, counts as one.
 */
export function findFields(text: string, counts: (word: string) => boolean = () => true): FoundField[] {
  const found = new Map<string, FoundField>()
  const add = (field: string, words: number) => {
    const before = found.get(field)
    found.set(field, { field, count: (before?.count ?? 0) + 1, words: Math.max(words, before?.words ?? 0) })
  }
  for (const [token] of text.matchAll(/[\p{L}\p{N}/]+/gu)) {
    const field = abbreviations.get(token)
    if (field) add(field, 1)
  }
  const stems: string[] = []
  const written: string[] = []
  forEachStem(text, (word, stem) => {
    if (stem === '') return
    stems.push(stem)
    written.push(word.toLowerCase())
  })
  for (let at = 0; at < stems.length;) {
    const phrase = phrases
      .get(stems[at]!)
      ?.find((one) => one.stems.every((stem, offset) => stems[at + offset] === stem))
    const single = words.get(written[at]!)
    if (phrase) add(phrase.field, phrase.stems.length)
    else if (single && counts(written[at]!)) add(single, 1)
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

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)
const broader = new Map<string, string[]>()
for (const line of narrowerFields.trim().split('\n')) {
  const [field = '', narrower = ''] = line.split(': ')
  for (const name of narrower.split(', ').map(capital))
    broader.set(name, [...(broader.get(name) ?? []), capital(field)])
}

/** Every way to write a field that is not Chinese, its canonical form first. */
export const getFieldForms = (field: string): readonly string[] => forms.get(field) ?? []

/** The fields that a field belongs to; none for one that stands by itself. */
export const getBroaderFields = (field: string): readonly string[] => broader.get(field) ?? []

/** Names in the table of broader fields that the vocabulary does not know; for the test that keeps them together. */
export const unknownFields = [...broader].flat(2).filter((name) => !forms.has(name))

/** How many fields are known; for the test that keeps the vocabulary from shrinking. */
export const fieldCount = new Set([
  ...[...phrases.values()].flat().map((phrase) => phrase.field),
  ...words.values(),
  ...abbreviations.values(),
]).size
