import type { Section, SectionKind } from '../../text/resume-sections.ts'
import { fieldOf, findFields } from '../../text/fields/fields.ts'
import { trimEnd } from '../../text/trim-end.ts'
import { passagesOf, subjectsIn, type Passage } from './facts-subjects.ts'

const interestsMax = 12

/** What a field counts by where it is named: research before projects before skills and jobs. */
const weights: Record<SectionKind, number> = {
  header: 1.5,
  summary: 2.5,
  interests: 6,
  education: 1.5,
  research: 3,
  publications: 3,
  projects: 2,
  jobs: 0.6,
  skills: 0.8,
  courses: 0.4,
  awards: 0.5,
  other: 0.5,
}

/** One word may mean more than the field; two words together are one. */
const singleWordFactor = 0.4

/** Research interests: those that the student lists, then fields named in the resume by weight; at most 12, best first. */
export function findInterests(sections: readonly Section[], major: string | null): string[] {
  const found = new Map<string, string>()
  const add = (interest: string) => {
    const key = interest.toLowerCase()
    if (interest && !found.has(key)) found.set(key, interest)
  }
  for (const interest of statedInterests(sections)) add(interest)
  const scores = new Map<string, number>()
  const count = (passages: readonly Passage[]) => {
    for (const passage of passages)
      for (const { field, count: times, words } of subjectsIn(passage)) {
        const weight = weights[passage.kind] * (1 + Math.log(times)) * (words > 1 ? 1 : singleWordFactor)
        scores.set(field, (scores.get(field) ?? 0) + weight)
      }
  }
  const passages = sections
    .flatMap(passagesOf)
    .filter(({ kind }) => kind !== 'courses' && (kind !== 'interests' || found.size === 0))
  count(passages)
  // What somebody chose to research tells; what a degree made them take then does not.
  const researched = passages.some(
    (one) => (one.kind === 'research' || one.kind === 'publications') && subjectsIn(one).length > 0,
  )
  if (!researched) count(sections.filter(({ kind }) => kind === 'courses').flatMap(passagesOf))
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  const best = ranked[0]?.[1] ?? 0
  // Where the student stated interests or the resume has clear ones, what is named once in a job adds nothing.
  const enough = best * (found.size > 0 ? 0.5 : 0.2)
  for (const [field, score] of ranked) if (score >= enough) add(field)
  if (major) for (const { field } of findFields(major)) add(field)
  if (found.size === 0 && major) add(sentenceCase(major))
  return [...found.values()].slice(0, interestsMax)
}

const sentence =
  /\b(?:research|academic|scientific) interests? (?:are|is|include|includes|including|lies? in|span|:)\s*(?:in |the |primarily |mainly |broadly )*([^.\n]{4,300})/i
const interestedIn = /\binterest(?:ed)? in (?:researching |studying |working on |research (?:in|on) )?([^.\n]{4,200})/i

function statedInterests(sections: readonly Section[]): string[] {
  const listed = sections
    .filter((section) => section.kind === 'interests')
    .flatMap((section) => partsOf(section.lines.join('\n')))
  if (listed.length > 0) return listed
  for (const { kind, lines } of sections) {
    if (kind !== 'summary' && kind !== 'research' && kind !== 'header' && kind !== 'education') continue
    const text = lines.join(' ')
    const stated = sentence.exec(text)?.[1] ?? (kind === 'summary' ? interestedIn.exec(text)?.[1] : undefined)
    if (stated) return partsOf(stated).filter((part) => findFields(part).length > 0)
  }
  return []
}

/** A list in any punctuation as separate interests; a full sentence gives the fields that it names. */
function partsOf(text: string): string[] {
  return text
    .replace(/\n(?=\p{Ll})/gu, ' ')
    .split(/[,;|•·、，；。\n]|\.\s|\s{3,}|\s[-–—]\s|[:：]/)
    .map((part) =>
      trimEnd(part.replace(/^[^\p{L}\p{N}]+/u, ''), /[^\p{L}\p{N}+#)]/u)
        .replace(/^(and|or|the|especially|particularly|including)\s+/i, '')
        .trim(),
    )
    .flatMap((part) => {
      const words = part.split(/\s+/).length
      if (part.length < 2 || /@|https?:|\d{4}/.test(part)) return []
      if (words > 6 || /\b(my|i|we|am|is|are)\b/i.test(part)) return findFields(part).map((found) => found.field)
      if (/ (and|&) /.test(part) && fieldOf(part) === null) {
        const halves = part.split(/ (?:and|&) /)
        if (halves.every((half) => half.split(/\s+/).length > 1 || fieldOf(half))) return halves.map(own)
      }
      return [own(part)]
    })
}

/** The student's own words, with abbreviations written out. */
function own(part: string): string {
  const trimmed = part.trim()
  const short = /^[\p{L}\p{N}/]{2,6}$/u.test(trimmed) || /\p{Script=Han}/u.test(trimmed) ? fieldOf(trimmed) : null
  return short ?? sentenceCase(trimmed)
}

/** "Active Perception" → "Active perception"; words with inner capitals ("SLAM", "3D") stay. */
function sentenceCase(text: string): string {
  const lower = text.replace(/(?<=[\p{L}\p{N}][\s-])\p{Lu}(?=\p{Ll}+\b)/gu, (letter) => letter.toLowerCase())
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
