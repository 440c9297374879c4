import { splitSections, type SectionKind } from '../../text/resume-sections.ts'
import { extractStems } from '../../text/words.ts'
import type { MatchQuery } from './query.ts'

/** A line that the student wrote: a typed interest, or a sentence of the resume about research. */
export type StudentLine = {
  text: string
  weight: number
  isSentence?: true
  /** The number of the section that the sentence stands in. */
  section?: number
  /** The title of the student's own work. */
  isTitle?: true
  isTyped?: true
  isDerived?: true
}

const kinds = new Set<SectionKind>(['interests', 'summary', 'research', 'publications', 'projects'])
/** What these sections name is stated; elsewhere only what a sentence calls an interest. */
const statedIn = new Set<SectionKind>(['header', 'interests', 'summary'])
const statement = /\binterest(?:s|ed)?\b/i
/** Reasons prefer what the student has typed, and short statements to long sentences. */
const typedWeight = 1.5
const interestWeight = 1.2
const titleWeight = 0.9
const sentenceWeight = 0.7
/** An interest that was derived from other words of the resume: a reason only if those words make none. */
const derivedWeight = 0.8
const shownMax = 140
const linesMax = 120

/** The lines of a query that reasons may quote, the most important first. */
export function collectLines({ additionalInterests, interests, text }: MatchQuery): StudentLine[] {
  const sections = splitSections(text)
  const hasNoHeadings = sections.every(({ kind }) => kind === 'header')
  const read = sections.filter(({ kind }) => hasNoHeadings || kinds.has(kind))
  const sentences = read.flatMap(({ kind, lines }, section): StudentLine[] =>
    (kind === 'interests' ? lines.flatMap(splitList) : joinWrapped(lines)).map((line) => ({
      text: line,
      isSentence: true,
      section,
      ...(kind === 'publications' ? { weight: titleWeight, isTitle: true } : { weight: sentenceWeight }),
    })),
  )
  const inText = joinStems(
    read
      .flatMap(({ kind, lines }) => (statedIn.has(kind) ? lines : lines.filter((line) => statement.test(line))))
      .join('\n'),
  )
  const [stated, derived] = [true, false].map((isStated) =>
    interests.filter((interest) => inText.includes(joinStems(interest)) === isStated),
  )
  const all: StudentLine[] = [
    ...additionalInterests.map((line) => ({ text: line, weight: typedWeight, isTyped: true as const })),
    ...stated!.map((line) => ({ text: line, weight: interestWeight })),
    ...derived!.map((line) => ({ text: line, weight: derivedWeight, isDerived: true as const })),
    ...sentences,
  ]
  const seen = new Set<string>()
  return all
    .filter((line) => !seen.has(line.text.toLowerCase()) && seen.add(line.text.toLowerCase()))
    .slice(0, linesMax)
}

const joinStems = (text: string) => ` ${extractStems(text).join(' ')} `

const splitList = (line: string) =>
  line
    .split(/[,;|•·]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The sentences of a section: a line that begins with a small letter continues the one before. */
function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines)
    if (/^\p{Ll}/u.test(line) && joined.length > 0) joined.push(`${joined.pop()!} ${line}`)
    else joined.push(line.replace(/^[^\p{L}\p{N}"“(]+/u, ''))
  return joined
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((line) => /\p{L}{3}/u.test(line) && !isHeading(line))
}

/** "Graduate Research Assistant, Department of Chemistry", "ROBOT LAB | Researcher": where and when, but not what. */
const isHeading = (line: string) =>
  !/\p{Ll}/u.test(line) ||
  (!/[.!?]$/.test(line) &&
    line.split(/\s+/).length <= 12 &&
    /\||\b(?:assistant|intern|fellow|student|department|university|institute|school|college|laboratory|(?:19|20)\d\d)\b/i.test(
      line,
    ))

/**
 * A line as it is shown: whole words, at most about 140 characters around the first of these names that stands in it, so
 * that it is not cut before the word that is the reason.
 */
export function shortenLine(text: string, names: readonly string[]): string {
  if (text.length <= shownMax) return text
  const [from, to] = findWords(text, names)
  if (to <= shownMax) return `${text.slice(0, text.lastIndexOf(' ', shownMax))} …`
  const first = Math.max(0, Math.min(text.length - shownMax, to - Math.round(0.75 * shownMax), from))
  const start = first === 0 ? 0 : text.indexOf(' ', first - 1) + 1
  const end = start + shownMax >= text.length ? text.length : text.lastIndexOf(' ', start + shownMax)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

/** Where the words of one of these names stand in a text, in any form: from and to. The beginning if none of them does. */
function findWords(text: string, names: readonly string[]): [from: number, to: number] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((found) =>
    extractStems(found[0]).map((stem) => ({ stem, from: found.index, to: found.index + found[0].length })),
  )
  for (const name of names) {
    const stems = extractStems(name)
    const at = words.findIndex((_, first) => stems.every((stem, next) => words[first + next]?.stem === stem))
    if (stems.length > 0 && at >= 0) return [words[at]!.from, words[at + stems.length - 1]!.to]
  }
  return [0, 0]
}
