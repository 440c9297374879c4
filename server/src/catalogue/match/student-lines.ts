import { joinWrapped as joinItems } from '../../text/fields/statements.ts'
import { splitSections, type Section, type SectionKind } from '../../text/resume-sections.ts'
import { findField, findFields } from '../../text/fields/fields.ts'
import { extractStems } from '../../text/words.ts'
import { findTelling, readSubject, type StudentLine } from './line-subjects.ts'
import { createWrittenCheck } from './own-words.ts'
import type { MatchQuery } from './query.ts'

const kinds = new Set<SectionKind>(['interests', 'summary', 'research', 'publications', 'projects'])
/** What these sections name is stated; elsewhere only what a sentence calls an interest. */
const statedIn = new Set<SectionKind>(['header', 'interests', 'summary'])
const statement = /\binterest(?:s|ed)?\b/i
/** Reasons prefer what the student has typed, and short statements to long sentences. */
const typedWeight = 1.5
const interestWeight = 1.2
const titleWeight = 0.9
const sentenceWeight = 0.7
/** The line from which an interest was derived: a reason for that interest only if the line itself makes none. */
const derivedWeight = 0.8
const shownMax = 140
/** Of a long line, so much of its beginning is shown, which tells what it is about, if the name comes later. */
const openingMax = 60
/** A line that continues in the next one has at least so many characters, and so many of the widest line. */
const wrappedFrom = 60
const wrappedShare = 0.85
const linesMax = 120

/** The lines of a query that reasons may quote, the most important first. Each of them is the student's own words. */
export function collectLines({ additionalInterests, interests, found, text }: MatchQuery): StudentLine[] {
  const sections = splitSections(text)
  const hasNoHeadings = sections.every(({ kind }) => kind === 'header')
  const isRead = ({ kind }: Section) => hasNoHeadings || kinds.has(kind)
  const read = sections.filter(isRead)
  const widest = Math.max(...sections.flatMap(({ lines }) => lines.map((line) => line.length)))
  const sentences = read.flatMap(({ kind, lines }, section): StudentLine[] =>
    (kind === 'interests' ? joinItems(lines).flatMap(splitList) : joinWrapped(lines, widest)).map((line) => ({
      text: line,
      isSentence: true,
      section,
      ...(kind === 'publications' ? { weight: titleWeight, isTitle: true } : { weight: sentenceWeight }),
    })),
  )
  const others = sections.filter((section) => !isRead(section)).flatMap(listOtherLines)
  const readInterest = createInterestReader(read, [...sentences, ...others])
  const fromResume = new Set(found)
  const typed = [...additionalInterests, ...interests.filter((one) => !fromResume.has(one))]
  const ofInterests = interests.flatMap((one) => (fromResume.has(one) ? (readInterest(one) ?? []) : []))
  const all: StudentLine[] = [
    ...typed.map((line) => ({ text: line, weight: typedWeight, isTyped: true as const })),
    ...ofInterests.filter(({ isDerived }) => !isDerived),
    ...ofInterests.filter(({ isDerived }) => isDerived),
    ...sentences,
  ]
  const isWritten = createWrittenCheck([text, ...typed])
  const seen = new Set<string>()
  return all
    .filter((line) => isWritten(line.text))
    .filter((line) => line.isDerived || (!seen.has(line.text.toLowerCase()) && seen.add(line.text.toLowerCase())))
    .slice(0, linesMax)
}

/** What a section names beside research: skills, jobs, courses. A header names only what it calls an interest. */
const listOtherLines = ({ kind, lines }: Section): StudentLine[] =>
  lines
    .filter((line) => kind !== 'header' || statement.test(line))
    .flatMap(splitList)
    .map((line) => ({ text: line, weight: derivedWeight }))

/**
 * Returns a function that finds what the student wrote for an interest that was read from the resume: the interest as it
 * stands where the resume states interests, an item of the list of interests that names the same field ("NLP"), or the
 * line that it was derived from. Undefined if the resume has no such line.
 */
function createInterestReader(
  read: readonly Section[],
  lines: readonly StudentLine[],
): (interest: string) => StudentLine | undefined {
  const stating = read.map(({ kind, lines: written }) => ({ kind, lines: joinItems(written) }))
  const isStated = createWrittenCheck(
    stating.flatMap((one) => (statedIn.has(one.kind) ? one.lines : one.lines.filter((line) => statement.test(line)))),
  )
  const listed = stating.flatMap((one) => (one.kind === 'interests' ? one.lines.flatMap(splitList) : []))
  let fields: { about: Set<string>; named: Set<string> }[] | undefined
  /** The line that is about a field, else the first that names it. */
  const quoteField = (field: string) => {
    fields ??= lines.map((line) => ({
      about: new Set(findTelling(readSubject(line))),
      named: new Set(findFields(line.text).map((found) => found.field)),
    }))
    const at = fields.findIndex(({ about }) => about.has(field))
    return lines[at === -1 ? fields.findIndex(({ named }) => named.has(field)) : at]
  }
  return (interest) => {
    if (isStated(interest)) return { text: interest, weight: interestWeight }
    const field = findField(interest)
    const item = field === null ? undefined : listed.find((one) => findField(one) === field)
    if (item !== undefined) return { text: item, weight: interestWeight, reads: interest }
    const line = field === null ? lines.find(({ text }) => createWrittenCheck([text])(interest)) : quoteField(field)
    return line && { text: line.text, weight: derivedWeight, isDerived: true, reads: interest }
  }
}

const splitList = (line: string) =>
  line
    .split(/[,;|•·]/)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * The sentences of a section. A line that begins with a small letter continues the one before, as does any without a
 * bullet after a line that is as wide as the page and ends within a sentence ("… for controlling" | "LLMs, but …").
 */
function joinWrapped(lines: readonly string[], widest: number): string[] {
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? ''
    const isFull = before.length >= Math.max(wrappedFrom, wrappedShare * widest) && !/[.!?:;]$/.test(before)
    const continues = /^\p{Ll}/u.test(line) || (isFull && /^[\p{L}\p{N}("“]/u.test(line))
    if (continues && joined.length > 0) joined.push(`${joined.pop()!} ${line}`)
    else joined.push(line.replace(/^[^\p{L}\p{N}"“(]+/u, ''))
  }
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
 * A line as it is shown: whole words, at most about 140 characters. It is never cut before the word that is the reason:
 * if that comes late, the beginning of the line stands before it, since a sentence tells first what it is about.
 */
export function shortenLine(text: string, names: readonly string[]): string {
  if (text.length <= shownMax) return text
  const [from, to] = findWords(text, names)
  if (to <= shownMax) return `${text.slice(0, text.lastIndexOf(' ', shownMax))} …`
  const space = text.lastIndexOf(' ', openingMax)
  const opening = text.slice(0, space === -1 ? openingMax : space)
  const rest = shownMax - opening.length
  const first = Math.max(0, Math.min(text.length - rest, to - Math.round(0.75 * rest), from))
  const start = text.indexOf(' ', first - 1) + 1
  const end = start + rest >= text.length ? text.length : Math.max(to, text.lastIndexOf(' ', start + rest))
  return `${opening} … ${text.slice(start, end)}${end < text.length ? ' …' : ''}`
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
