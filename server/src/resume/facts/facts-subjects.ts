import { fieldOf, findFields, type FoundField } from '../../text/fields/fields.ts'
import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import type { Section, SectionKind } from '../../text/resume-sections.ts'

/** A piece of a section, under the kind that it is by what it says: a summary tells of jobs too, a job may be research. */
export type Passage = { kind: SectionKind; text: string }

/** "Software engineering intern", "DevOps Engineer", "Head of Marketing": a role with up to three words before it. */
const title =
  /(?:[\p{L}\p{N}/&+-]+ ){0,3}(?<![\p{L}-])(?:engineer|developer|programmer|architect|analyst|manager|consultant|intern|administrator|specialist|technician|lead|leader|director|officer|designer|tutor|teacher|instructor|coordinator|assistant|associate|trainee|founder|representative|advis[eo]r)s?(?![\p{L}-])|(?<!\p{L})(?:head|director|manager|chief) of (?:[\p{L}&]+ ?){1,3}/giu
/** Not the header: what somebody calls themselves there is what they want to be. */
const titled = new Set<SectionKind>(['summary', 'jobs', 'awards', 'other'])

const research =
  /\b(?:research\w*|labs?|laborator(?:y|ies)|thesis|dissertation|stud(?:y|ied|ies|ying)|published|publications?|professors?)\b/i
const employment =
  /\b(?:years? of|seasoned|compan(?:y|ies)|startups?|clients?|customers?|consult\w*|advisory|industry|deliver\w*|managed)\b/i
/** "Programming languages: Python, C++" names no field but what is listed. */
const label = /^[^:：]{2,40}[:：]/u
const bullet = /^[•·▪◦*–—-]\s/u
const year = /\b(?:19|20)\d\d\b/

/** What a section tells of, with titles of jobs left out; whoever did research under a title did it in the title's field. */
export function passagesOf({ kind, lines }: Section): Passage[] {
  if (kind === 'skills') return [{ kind, text: lines.map((line) => line.replace(label, '')).join('\n') }]
  const told = titled.has(kind)
    ? lines.map((line) => line.replace(title, (words) => (research.test(words) ? words : ' · ')))
    : lines
  if (kind === 'jobs') return parted(told, isResearch(lines), 'research', kind)
  if (kind !== 'summary') return [{ kind, text: told.join('\n') }]
  const sentences = told.join('\n').split(/(?<=[.;!?])\s/)
  return parted(
    sentences,
    sentences.map((one) => employment.test(one) && !research.test(one)),
    'jobs',
    kind,
  )
}

function parted(texts: readonly string[], apart: readonly boolean[], kind: SectionKind, rest: SectionKind): Passage[] {
  return [
    { kind, text: texts.filter((_, at) => apart[at]).join('\n') },
    { kind: rest, text: texts.filter((_, at) => !apart[at]).join('\n') },
  ]
}

/** Whether each line belongs to a job that says that it was research: from the line that says so to the next job. */
function isResearch(lines: readonly string[]): boolean[] {
  let says = false
  return lines.map((line) => {
    if (research.test(line)) says = true
    else if (!bullet.test(line) && year.test(line)) says = false
    return says
  })
}

/**
 * The fields that a passage names as its owner's subjects. A job's sentences name their tools and customers by single
 * words; elsewhere an ordinary word is a subject where it stands as one: in a list of fields, or "a degree in design".
 */
export function subjectsIn({ kind, text }: Passage): FoundField[] {
  if (kind === 'jobs') return findFields(text).filter(({ words }) => words > 1)
  if (kind === 'interests') return findFields(text)
  const found = findFields(text, (word) => !ordinaryWords.has(word))
  for (const field of ordinarySubjects(text))
    if (!found.some((one) => one.field === field)) found.push({ field, count: 1, words: 1 })
  return found
}

/** What stands directly before and after an ordinary word that is meant as a field. */
const before =
  /(?:\b(?:research|stud(?:y|ies|ied|ying)|thesis|dissertation|degree|major(?:ed|ing)?|minor(?:ed|ing)?|concentration|interest(?:s|ed)?|courses?|coursework|ph\.? ?d\.?|[bm]\.?a\.?|[bm]\.? ?sc?\.?|bachelors?|masters?|honou?rs) (?:in|on|of)|\b(?:major|minor)[:,]?|\b(?:bachelor|master|department|school|faculty|college|institute|field|professor|student) of(?: the)?)\s$/i
const after = /^\s(?:research\w*|labs?|laboratory|department|institute|seminar|majors?|minors?|students?)\b/i

function ordinarySubjects(text: string): string[] {
  const items = text.split(/[,;:|•·、，；。()\n]|\s(?:and|&|\+)\s/).map((item) => item.trim())
  const listed = items.filter(
    (item, at) =>
      ordinaryWords.has(item.toLowerCase()) &&
      [items[at - 1], items[at + 1]].some((beside) => beside && fieldOf(beside)),
  )
  const named = [...text.matchAll(/\p{L}+/gu)].filter(
    ({ 0: word, index }) =>
      ordinaryWords.has(word.toLowerCase()) &&
      (before.test(text.slice(Math.max(0, index - 40), index)) ||
        after.test(text.slice(index + word.length, index + word.length + 20))),
  )
  return [...listed, ...named.map(([word]) => word)].flatMap((word) => fieldOf(word.toLowerCase()) ?? [])
}
