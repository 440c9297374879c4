import type { academicLevels } from '@labreach/contract/choices'
import type { Section } from '../../text/resume-sections.ts'
import { findFields } from '../../text/fields/fields.ts'
import { findGpa } from './facts-gpa.ts'

export type AcademicLevel = (typeof academicLevels)[number]
export type Education = {
  school: string | null
  major: string | null
  academicLevel: AcademicLevel | null
  gpa: number | null
}

const schoolWord =
  /\b(university|universidade?|universiteit|college|institute|polytechnic|eth|school|academy|caltech|mit|ucla|epfl|kaist|postech|unist|technion|ii+ts?)\b|universit[àäé]|üniversitesi|école|(大学|学院|中学|大學|學院|中學)/iu
/** A complete school rather than a part of one. */
const wholeSchool = /universit|üniversitesi|大学|大學|\bcollege$|\b(polytechnic|caltech|mit|ucla|epfl|kaist|eth)\b/iu
const faculty = /^((the )?(college|school|faculty|department|institute) of |.*学院$)/i

/** Highest degree first. */
const degrees: readonly [AcademicLevel, RegExp][] = [
  ['phd', /\b(ph\.? ?d\.?|d\.?phil|doctora(l|te)|doctor of)(?!\p{L})|博士/iu],
  [
    'graduate',
    /\b(m\.? ?sc?\.?|m\.?eng|m\.?phil|m\.?b\.?a|m\.?a|m\.?s\.?e|master'?s?( of| in| student| degree)?|masters)(?![\p{L}.]*\p{L})|硕士|碩士/iu,
  ],
  [
    'undergraduate',
    /\b(b\.? ?sc?\.?|b\.?eng|b\.?a|b\.?tech|b\.?s\.?e|bachelor'?s?( of| in| degree)?|undergraduate|associate of)(?![\p{L}.]*\p{L})|本科|学士|學士/iu,
  ],
]
const grades: readonly [AcademicLevel, RegExp][] = [
  ['high_school_freshman', /\bfreshman\b|\b(9th grade|grade 9)\b|高一/i],
  ['high_school_sophomore', /\bsophomore\b|\b(10th grade|grade 10)\b|高二/i],
  ['high_school_junior', /\bjunior\b|\b(11th grade|grade 11)\b/i],
  ['high_school_senior', /\bsenior\b|\b(12th grade|grade 12)\b|高三/i],
]

/** The newest school and degree, its subject and the grade point average on the scale to 4. */
export function findEducation(sections: readonly Section[]): Education {
  const lines = sections.filter((section) => section.kind === 'education').flatMap((section) => section.lines)
  const all = lines.length > 0 ? lines : sections.flatMap((section) => section.lines)
  const school = findSchool(all)
  const degree = degrees.find(([, form]) => all.some((line) => form.test(line)))?.[0] ?? null
  const atHighSchool = school !== null && /high school|中学|中學|academy/i.test(school)
  const grade = grades.find(([, form]) => all.some((line) => form.test(line)))?.[0] ?? null
  return { school, major: findMajor(all), academicLevel: degree ?? (atHighSchool ? grade : null), gpa: findGpa(all) }
}

/** The school whose lines contain the latest year ("present" is the latest). The first one wins among equal years. */
function findSchool(lines: readonly string[]): string | null {
  const found: { name: string; until: number }[] = []
  for (const line of lines) {
    const name = findSchoolName(line)
    if (name && found.at(-1)?.name !== name) found.push({ name, until: 0 })
    const school = found.at(-1)
    if (school) school.until = Math.max(school.until, latestYear(line))
  }
  return found.toSorted((a, b) => b.until - a.until)[0]?.name ?? null
}

function latestYear(line: string): number {
  if (/\b(present|current|now|ongoing|expected)\b|至今|预计/i.test(line)) return 9_999
  return Math.max(0, ...(line.match(/\b(19|20)\d\d\b/g) ?? []).map(Number))
}

function findSchoolName(line: string): string | null {
  if (!schoolWord.test(line)) return null
  // "University of California, Berkeley" is one name. Other commas separate a name from a place or a degree.
  const withMarker = line.replace(
    /(University of (?:California|Wisconsin|North Carolina|Illinois|Texas|Michigan|Massachusetts|Maryland|Minnesota|Nebraska|Colorado)),\s+(?=\p{Lu})/gu,
    '$1\u0001',
  )
  const parts = withMarker.split(
    /,|，|;|\s{3,}|[|•·]|\s[–—-]\s|[:：]\s|(?:\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?\s+)?\b(?:19|20)\d\d\b/u,
  )
  const named = parts.filter((one) => schoolWord.test(one) && !faculty.test(one.trim()))
  const part = named.find((one) => wholeSchool.test(one)) ?? named[0]
  if (!part) return null
  const name = part
    .replace(/^.*?\b(ph\.? ?d\.?|[mb]\.?sc?\.?|[mb]\.?a\.?|meng|beng|student)\s+(?=[^ ])/iu, '')
    .replace(/^.*(?:\b(?:at|from)|@)\s+(?=.*(?:universit|college|institute|school))/iu, '')
    .replace(/(?<=\p{L})\(/u, ' (')
    .replace(/\s*\((?=[^)]*$)[^)]*$|\s*\([A-Z]{2,8}\)/g, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/^(and|the) |\s+(本科|硕士|博士|学士).*$/u, '')
    .replaceAll('\u0001', ', ')
    .trim()
  if (name.length < 3 || name.length > 90) return null
  return name === name.toUpperCase() && name.includes(' ') ? titleCase(name) : name
}

const titleCase = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}\p{L}*/gu, (word) =>
      /^(of|and|the|at|in|for)$/.test(word) ? word : word[0]!.toUpperCase() + word.slice(1),
    )

const subject = `([\\p{L}][\\p{L}&,/ -]{2,70})`
const subjectForms = [
  new RegExp(
    `\\b(?:ph\\.? ?d\\.?|d\\.?phil|m\\.? ?sc?\\.?|m\\.?eng|m\\.?a\\.?|b\\.? ?sc?\\.?|b\\.?eng|b\\.?a\\.?|b\\.?tech|master|bachelor|doctor)[\\p{L}'’. ]{0,40}?(?:\\s*\\([^)]*\\))?\\s+in\\s+${subject}`,
    'iu',
  ),
  new RegExp(`(?:major|majoring|specialization|concentration)\\s*(?:in|:)\\s*${subject}`, 'iu'),
  new RegExp(`\\b(?:bachelor|master|doctor) of (?!science\\b|arts\\b|philosophy\\b)${subject}`, 'iu'),
  new RegExp(
    `^(?:ph\\.?d\\.?|m\\.?sc?\\.?|b\\.?sc?\\.?|b\\.?a\\.?|m\\.?a\\.?|meng|beng|btech)[,:]?\\s+${subject}`,
    'iu',
  ),
]

function findMajor(lines: readonly string[]): string | null {
  for (const line of lines) {
    for (const form of subjectForms) {
      const [, found] = form.exec(line) ?? []
      const major = found ? cleanMajor(found) : null
      if (major) return major
    }
    const [, chinese] =
      /(?:硕士研究生|研究生|硕士|博士|学士|本科|专业[:：])\s*[,，]?\s*(\p{Script=Han}{2,14})/u.exec(line) ?? []
    if (chinese) return chinese
    // "PhD Princeton University, Computer Science": the part after the school that is a field.
    const beside = schoolWord.test(line)
      ? line
          .split(/,|\s[–—-]\s|\s{3,}|\(/)
          .slice(1)
          .find((part) => findFields(part).length > 0)
      : null
    if (beside && cleanMajor(beside)) return cleanMajor(beside)
  }
  return findUsualSubject(lines)
}

function cleanMajor(found: string): string | null {
  const major = found
    .split(/,(?! and)|\s{3,}|\s[–—-]\s|\bexpected\b|\bminor\b|\bwith\b|\bfrom\b|\bat\b|\(/i)[0]!
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim()
  if (major.length < 3 || schoolWord.test(major) || /^(science|arts|progress|student)$/i.test(major)) return null
  return major === major.toUpperCase() ? titleCase(major) : major
}

const subjects =
  /\b(computer science(?: and engineering)?|computer engineering|data science|software engineering|(?:electrical|mechanical|civil|chemical|biomedical|industrial|aerospace|environmental|materials) engineering|electrical and computer engineering|mathematics|statistics|physics|chemistry|biology|neuroscience|economics|psychology|philosophy|political science|sociology|linguistics|history|biochemistry)\b/i

/** A usual subject on a line that contains a degree. */
function findUsualSubject(lines: readonly string[]): string | null {
  const line = lines.find((one) => degrees.some(([, form]) => form.test(one)) && subjects.test(one))
  return line ? (subjects.exec(line)?.[1] ?? null) : null
}
