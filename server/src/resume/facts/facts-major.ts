import { findFields } from '../../text/fields/fields.ts'
import { trimEnd } from '../../text/trim-end.ts'
import { namesSchool, toTitleCase } from './facts-school.ts'

const subject = String.raw`([\p{L}][\p{L}&,/ –-]{1,70})`
/** Degrees that are named after a group of subjects. The subject follows: "Master of Science, Data Science". */
const group = String.raw`(?:(?:applied |natural |pure )?science|arts|fine arts|philosophy|engineering|technology|letters|honou?rs)`
const abbreviation = String.raw`(?:ph\.? ?d\.?|d\.?phil\.?|m\.?sc?i?\.?|m\.? sc\.?|m\.?s\.?e\.?|m\.?eng\.?|m\.?a\.?|m\.?phil\.?|m\.?res\.?|m\.?tech\.?|m\.e\.|b\.?sc?\.?|b\.? sc\.?|b\.?s\.?e\.?|b\.?eng\.?|b\.?a\.?|b\.?tech\.?|b\.e\.|a\.b\.|s\.b\.|sc\.b\.|s\.m\.)`
/** A remark between the degree and its subject: "(Hons)", "(First Class Honours)", "(B.Tech)". */
const remark = String.raw`(?:\s?\((?:(?:\p{L}+ ){0,3}(?:hons\.?|honou?rs)|${abbreviation})\))?`

const subjectForms = [
  new RegExp(
    String.raw`(?<!\p{L})(?:${abbreviation}|master|bachelor|doctor|doctorate|degree|diploma|student|candidate)[\p{L}'’. ]{0,40}?(?:\s*\([^)]*\))?\s+in\s+${subject}`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?:majors?|majoring|specialization|concentration)\s*(?:in|:)\s*${subject}`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:bachelor|master|doctor)(?:['’]?s)? of ${group}${remark}\s*(?:[,:(]|\s[–-]|\s)\s*${subject}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:bachelor|master|doctor)(?:['’]?s)? of (?!science\b|arts\b|philosophy\b|fine arts\b)${subject}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:^|[,;|]\s?|\s[–-]\s|\s{3}|\d\s)${abbreviation}${remark}(?:[,:]|\s[–-])?\s+${subject}`,
    'giu',
  ),
]

export function findMajor(lines: readonly string[]): string | null {
  for (const line of lines) {
    for (const form of subjectForms)
      for (const [, found] of line.matchAll(form)) {
        const major = found ? cleanMajor(found) : null
        if (major) return major
      }
    const [, chinese] =
      /(?:硕士研究生|研究生|硕士|博士|学士|本科|专业[:：])\s{0,3}[,，]?\s{0,3}(\p{Script=Han}{2,14})/u.exec(line) ?? []
    if (chinese) return chinese
    // "PhD Princeton University, Computer Science": the part after the school that is a field.
    const beside = namesSchool(line)
      ? line
          .split(/,|\s[–—-]\s|\s{3,}|\(/)
          .slice(1)
          .find((part) => findFields(part).length > 0)
      : null
    if (beside && cleanMajor(beside)) return cleanMajor(beside)
  }
  return findUsualSubject(lines)
}

const notSubjects =
  /^(?:sciences?|arts|fine arts|progress|student|candidate|degree|honou?rs|hons|diploma|gpa|thesis|expected|class|present|summa|magna|cum laude|first|second|distinction|graduated?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|spring|summer|fall|winter|autumn)(?!\p{L})(?! (?:engineering|management|policy|education|administration|history|studies|and\b))/iu

/** Subjects whose abbreviation is usual in a degree: "BS CS". */
const abbreviated = new Map([
  ['CS', 'Computer Science'],
  ['CSE', 'Computer Science and Engineering'],
  ['EE', 'Electrical Engineering'],
  ['ECE', 'Electrical and Computer Engineering'],
  ['EECS', 'Electrical Engineering and Computer Science'],
  ['ME', 'Mechanical Engineering'],
])

function cleanMajor(found: string): string | null {
  const part = found
    .split(
      /,(?! and)|\s{3,}|\s[–—-]\s|(?<!\p{L})(?:expected|minors?|with|from|at|gpa|honou?rs|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?)(?!\p{L})|\(/iu,
    )[0]!
    .replace(/^[^\p{L}]+/u, '')
    .replace(/^(?:in|of|the|major in) /i, '')
  const major = trimEnd(part, /[^\p{L}]/u)
  const short = abbreviated.get(major.toUpperCase())
  if (short) return short
  if (major.length < 3 || namesSchool(major) || notSubjects.test(major)) return null
  return major === major.toUpperCase() && major.length > 4 ? toTitleCase(major) : major
}

const subjects =
  /\b(computer science(?: and engineering)?|computer engineering|data science|software engineering|(?:electrical|mechanical|civil|chemical|biomedical|industrial|aerospace|environmental|materials) engineering|electrical and computer engineering|mathematics|statistics|physics|chemistry|biology|neuroscience|economics|psychology|philosophy|political science|sociology|linguistics|history|biochemistry)\b/i

const anyDegree =
  /(?<!\p{L})(?:ph\.? ?d\.?|doctor(?:al|ate)?|m\.? ?sc?\.?|m\.?eng|m\.?a|masters?|master['’]s|b\.? ?sc?\.?|b\.?eng|b\.?a|b\.?tech|bachelors?|bachelor['’]s|undergraduate)(?!\p{L})/iu

/** A usual subject on a line that contains a degree. */
function findUsualSubject(lines: readonly string[]): string | null {
  const line = lines.find((one) => anyDegree.test(one) && subjects.test(one))
  return line ? (subjects.exec(line)?.[1] ?? null) : null
}
