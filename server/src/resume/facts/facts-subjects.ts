import { findField, findFields, type FoundField } from '../../text/fields/fields.ts'
import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import type { Section, SectionKind } from '../../text/resume-sections.ts'

/** A part of a section with the kind of its content: a summary may describe jobs, and a job may be research. */
export type Passage = { kind: SectionKind; text: string }

/** "Software engineering intern", "DevOps Engineer", "Head of Marketing": a role with up to three words before it. */
const title =
  /(?:[\p{L}\p{N}/&+-]+ ){0,3}(?<![\p{L}-])(?:engineer|developer|programmer|architect|analyst|manager|consultant|intern|administrator|specialist|technician|lead|leader|director|officer|designer|tutor|teacher|instructor|coordinator|assistant|associate|trainee|founder|representative|advis[eo]r)s?(?![\p{L}-])|(?<!\p{L})(?:head|director|manager|chief) of (?:[\p{L}&]+ ?){1,3}/giu
/** The sections from which job titles are removed. A title in the header is rather an aim than a job. */
const titled = new Set<SectionKind>(['summary', 'jobs', 'awards', 'other'])

const research =
  /\b(?:research\w*|labs?|laborator(?:y|ies)|thesis|dissertation|stud(?:y|ied|ies|ying)|published|publications?|professors?)\b/i
const employment =
  /\b(?:years? of|seasoned|compan(?:y|ies)|startups?|clients?|customers?|consult\w*|advisory|industry|deliver\w*|managed)\b/i
/** "Programming languages: Python, C++": the label is no field. */
const label = /^[^:：]{2,40}[:：]/u
const bullet = /^[•·▪◦*–—-]\s/u
const year = /\b(?:19|20)\d\d\b/

/**
 * Splits a section into passages and removes job titles. A title of a research job remains, since it names the field.
 */
export function splitPassages({ kind, lines }: Section): Passage[] {
  if (kind === 'skills') return [{ kind, text: lines.map((line) => line.replace(label, '')).join('\n') }]
  const content = titled.has(kind)
    ? lines.map((line) => line.replace(title, (words) => (research.test(words) ? words : ' · ')))
    : lines
  if (kind === 'jobs') return partition(content, markResearchLines(lines), 'research', kind)
  if (kind !== 'summary') return [{ kind, text: content.join('\n') }]
  const sentences = content.join('\n').split(/(?<=[.;!?])\s/)
  return partition(
    sentences,
    sentences.map((one) => employment.test(one) && !research.test(one)),
    'jobs',
    kind,
  )
}

/** The marked texts as a passage of one kind, the others as a passage of another kind. */
function partition(
  texts: readonly string[],
  marks: readonly boolean[],
  marked: SectionKind,
  unmarked: SectionKind,
): Passage[] {
  return [
    { kind: marked, text: texts.filter((_, at) => marks[at]).join('\n') },
    { kind: unmarked, text: texts.filter((_, at) => !marks[at]).join('\n') },
  ]
}

/** Whether each line belongs to a research job: from a line with a word of research to the heading of the next job. */
function markResearchLines(lines: readonly string[]): boolean[] {
  let inResearch = false
  return lines.map((line) => {
    if (research.test(line)) inResearch = true
    else if (!bullet.test(line) && year.test(line)) inResearch = false
    return inResearch
  })
}

/**
 * The fields that are subjects of the resume's owner. In a job, single words often name tools or customers, so only
 * phrases count. Elsewhere an ordinary word counts only as an item of a list of fields, or as in "a degree in design".
 */
export function findSubjects({ kind, text }: Passage): FoundField[] {
  if (kind === 'jobs') return findFields(text).filter(({ words }) => words > 1)
  if (kind === 'interests') return findFields(text)
  const found = findFields(text, (word) => !ordinaryWords.has(word))
  for (const field of findOrdinarySubjects(text))
    if (!found.some((one) => one.field === field)) found.push({ field, count: 1, words: 1 })
  return found
}

/** The text directly before or after an ordinary word that means a field. */
const before =
  /(?:\b(?:research|stud(?:y|ies|ied|ying)|thesis|dissertation|degree|major(?:ed|ing)?|minor(?:ed|ing)?|concentration|interest(?:s|ed)?|courses?|coursework|ph\.? ?d\.?|[bm]\.?a\.?|[bm]\.? ?sc?\.?|bachelors?|masters?|honou?rs) (?:in|on|of)|\b(?:major|minor)[:,]?|\b(?:bachelor|master|department|school|faculty|college|institute|field|professor|student) of(?: the)?)\s$/i
const after = /^\s(?:research\w*|labs?|laboratory|department|institute|seminar|majors?|minors?|students?)\b/i

function findOrdinarySubjects(text: string): string[] {
  const items = text.split(/[,;:|•·、，；。()\n]|\s(?:and|&|\+)\s/).map((item) => item.trim())
  const listed = items.filter(
    (item, at) =>
      ordinaryWords.has(item.toLowerCase()) &&
      [items[at - 1], items[at + 1]].some((beside) => beside && findField(beside)),
  )
  const named = [...text.matchAll(/\p{L}+/gu)].filter(
    ({ 0: word, index }) =>
      ordinaryWords.has(word.toLowerCase()) &&
      (before.test(text.slice(Math.max(0, index - 40), index)) ||
        after.test(text.slice(index + word.length, index + word.length + 20))),
  )
  return [...listed, ...named.map(([word]) => word)].flatMap((word) => findField(word.toLowerCase()) ?? [])
}
