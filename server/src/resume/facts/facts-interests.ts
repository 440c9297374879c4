import type { Section, SectionKind } from '../../text/resume-sections.ts'
import { findField, findFields } from '../../text/fields/fields.ts'
import {
  isSentence,
  joinWrapped,
  phraseWordsMax,
  removeStories,
  splitStatements,
} from '../../text/fields/statements.ts'
import { ordinaryWords } from '../../text/fields/ordinary-words.ts'
import { splitPassages, findSubjects, type Passage } from './facts-subjects.ts'

const interestsMax = 12
/** A section of research with so many words describes research, also if it names no field. */
const describedFrom = 12

/** The weight of a field by the section that contains it: research before projects before skills and jobs. */
const weights: Record<SectionKind, number> = {
  header: 0,
  summary: 2.5,
  interests: 6,
  education: 0,
  research: 3,
  publications: 3,
  projects: 2,
  jobs: 0.6,
  skills: 0.8,
  courses: 0.4,
  awards: 0,
  other: 0,
}

/** A single word is ambiguous, so it has less weight than a phrase. */
const singleWordFactor = 0.4

/** Research interests: those that the student lists, then fields in the resume by weight. At most 12, best first. */
export function findInterests(all: readonly Section[], major: string | null): string[] {
  const sections = all.map((section) =>
    section.kind === 'interests' ? { ...section, lines: removeStories(section.lines) } : section,
  )
  const found = new Map<string, string>()
  const add = (interest: string) => {
    const key = interest.toLowerCase()
    if (interest && !found.has(key)) found.set(key, interest)
  }
  for (const interest of findStatedInterests(sections)) add(interest)
  const scores = new Map<string, number>()
  const count = (passages: readonly Passage[]) => {
    for (const passage of passages)
      for (const { field, count: times, words } of findSubjects(passage)) {
        const weight = weights[passage.kind] * (1 + Math.log(times)) * (words > 1 ? 1 : singleWordFactor)
        scores.set(field, (scores.get(field) ?? 0) + weight)
      }
  }
  const hasHeadings = sections.some(({ kind }) => kind !== 'header')
  const passages = sections
    .map((section) => (hasHeadings ? section : { ...section, kind: 'summary' as const }))
    .flatMap(splitPassages)
    .filter(({ kind }) => kind !== 'courses' && (kind !== 'interests' || found.size === 0))
  count(passages)
  // Courses count only without research and stated interests: those are a student's choice, courses are often compulsory.
  const researched = passages.some(
    (one) =>
      (one.kind === 'research' || one.kind === 'publications') &&
      (one.text.split(/\s+/).length >= describedFrom || findSubjects(one).length > 0),
  )
  if (!researched && found.size === 0) count(sections.filter(({ kind }) => kind === 'courses').flatMap(splitPassages))
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  const best = ranked[0]?.[1] ?? 0
  // The better the known interests, the higher the score that another field requires.
  const scoreMin = best * (found.size > 0 ? 0.5 : 0.2)
  for (const [field, score] of ranked) if (score > 0 && score >= scoreMin) add(field)
  if (found.size > 0 || !major) return [...found.values()].slice(0, interestsMax)
  for (const { field } of findFields(major)) add(field)
  if (found.size === 0) add(toSentenceCase(major))
  return [...found.values()].slice(0, interestsMax)
}

const sentence =
  /\b(?:research|academic|scientific) interests? (?:are|is|include|includes|including|lies? in|span|:)\s*(?:in |the |primarily |mainly |broadly )*([^.\n]{4,300})/i
const interestedIn = /\binterest(?:ed)? in (?:researching |studying |working on |research (?:in|on) )?([^.\n]{4,200})/i

function findStatedInterests(sections: readonly Section[]): string[] {
  const listed = sections
    .filter((section) => section.kind === 'interests')
    .flatMap((section) => splitInterests(section.lines))
  if (listed.length > 0) return listed
  for (const { kind, lines } of sections) {
    if (kind !== 'summary' && kind !== 'research' && kind !== 'header' && kind !== 'education') continue
    const text = lines.join(' ')
    const stated = sentence.exec(text)?.[1] ?? (kind === 'summary' ? interestedIn.exec(text)?.[1] : undefined)
    if (stated) return splitInterests([stated]).filter((part) => findFields(part).length > 0)
  }
  return []
}

/** Splits a list with any punctuation into interests. A long sentence is replaced by the fields that it names. */
function splitInterests(lines: readonly string[]): string[] {
  return joinWrapped(lines).flatMap((line) =>
    splitStatements([line]).flatMap((part) => {
      if (part.length < 2 || /@|https?:|\d{4}/.test(part)) return []
      if (isSentence(line) || part.split(/\s+/).length > phraseWordsMax)
        return findFields(part, (word) => !ordinaryWords.has(word)).map((found) => found.field)
      if (/ (and|&) /.test(part) && findField(part) === null) {
        const halves = part.split(/ (?:and|&) /)
        if (halves.every((half) => half.split(/\s+/).length > 1 || findField(half)))
          return halves.map(normalizeInterest)
      }
      return [normalizeInterest(part)]
    }),
  )
}

/** Expands abbreviations and applies sentence case; otherwise the student's words remain. */
function normalizeInterest(part: string): string {
  const trimmed = part.trim()
  const short = /^[\p{L}\p{N}/]{2,6}$/u.test(trimmed) || /\p{Script=Han}/u.test(trimmed) ? findField(trimmed) : null
  return short ?? toSentenceCase(trimmed)
}

/** "Active Perception" → "Active perception". Words with inner capitals ("SLAM", "3D") remain. */
function toSentenceCase(text: string): string {
  const lower = text.replace(/(?<=[\p{L}\p{N}][\s-])\p{Lu}(?=\p{Ll}+\b)/gu, (letter) => letter.toLowerCase())
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
