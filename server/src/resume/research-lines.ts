import { limits, schools } from '@labreach/contract/plans'
import { findLinks } from '../text/links.ts'
import { findField } from '../text/fields/fields.ts'
import { foldName } from '../text/names.ts'
import { splitSections, type SectionKind } from '../text/resume-sections.ts'
import { withoutRepeats } from '../text/without-repeats.ts'
import { findSchoolName, namesSchool } from './facts/facts-school.ts'
import { isSchoolName } from './facts/school-names.ts'

/** What is known to identify the student: names and schools, from the resume and from the profile. */
export type Identity = { names: readonly string[]; schools: readonly string[] }

/** The sections of a resume about research, the most important first. Its header is none of them. */
const sections: readonly SectionKind[] = ['interests', 'summary', 'research', 'projects', 'publications']

/** Longer lines, and what comes later in a long resume, are not read. */
const lineMax = 300
const linesMax = 400
const textMax = 100_000

/**
 * The lines of a student about research that the language model may read: typed interests, and lines of some sections
 * of the resume. A line that may say who or where the student is, is left out as a whole, and so are the names of other
 * people. Typed names of fields are left out since they need no interpretation.
 */
export function researchLines(
  { typed, text }: { typed: readonly string[]; text: string },
  identity: Identity,
): string[] {
  const parts = splitSections(text.slice(0, textMax))
  const written = sections.flatMap((kind) =>
    parts.filter((part) => part.kind === kind).flatMap(({ lines }) => lines.map((line) => ({ line, kind }))),
  )
  const isPrivate = createFilter(identity)
  const kept = [
    ...typed.filter((line) => findField(line) === null && !isPrivate(line)),
    ...written
      .slice(0, linesMax)
      .filter(({ line, kind }) => !isPrivate(line) && !(kind === 'publications' && authorList.test(line)))
      .map(({ line }) => line),
  ]
  let total = 0
  return withoutRepeats(kept)
    .filter((line) => /\p{L}{4}|\p{Script=Han}{2}/u.test(line))
    .slice(0, limits.suggestionLinesMax)
    .filter((line) => (total += line.length) <= limits.suggestionTextMax)
}

/** Two full names with commas: "Ada Berg, Tom Lind, Learning to walk". */
const authorList = /(?:\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}, ?(?:and )?){2}/u
/** "J. Doe", "Doe, J.", "Doe J, Roe K" */
const initials =
  /(?<!\p{L})\p{Lu}\.[ -]?(?:\p{Lu}\.[ -]?)?\p{Lu}\p{Ll}|\p{Lu}\p{Ll}{1,20}, \p{Lu}\.|\p{Lu}\p{Ll}{1,20} \p{Lu}{1,2},/u
/** Words beside the names of other people. */
const people =
  /(?<!\p{L})(?:prof|professor|dr|pi|advis[eo]rs?|advised|supervis(?:or|ors|ed|ion)|mentor(?:s|ed)?|coauthors?|co-authors?|et al)(?!\p{L})|导师|教授|指導|指导/iu
/** "12 Elm Street" */
const street = /(?<!\d)\d{1,5} (?:\p{L}{1,20} ){1,3}(?:street|avenue|road|lane|drive|boulevard)(?!\p{L})/iu
/** "Berkeley, CA", "CA 94720" */
const state = /\p{Ll}, [A-Z]{2}(?!\p{L})|(?<!\p{L})[A-Z]{2} \d{5}(?!\d)/u
const account =
  /(?<!\p{L})(?:github|gitlab|linkedin|orcid|twitter|wechat|whatsapp|skype|telegram|e-?mail|phone|tel)(?!\p{L})|[\p{L}\d]\.(?:com|org|net|edu|io|dev|me)(?!\p{L})|@/iu
const identifying = [initials, people, street, state, account]

/** Names of schools that the lists do not know without the word "university". */
const bareNames = ['Princeton', 'Oxford', 'Cambridge', 'Columbia', 'Georgetown', 'Penn', 'Heidelberg', 'Toronto']

/** Words of a school's name that do not identify it. */
const generic =
  /^(?:state|institute|technology|technical|science|sciences|arts|engineering|medical|medicine|national|international|college|school|university|academy|polytechnic|north|south|east|west|central|city|business|economics|law|education)$/i

function createFilter(identity: Identity): (line: string) => boolean {
  const names = identity.names.flatMap(splitName).map(foldName)
  const schoolNames = identity.schools.map(foldName).filter((school) => school.length > 1)
  const schoolWords = new Set(
    [...schoolNames, ...[...schools, ...bareNames].map(foldName)]
      .flatMap((school) => school.split(' '))
      .filter((word) => word.length > 3 && !generic.test(word)),
  )
  return (line) => {
    if (line.length > lineMax || hasPhone(line) || findLinks(line).length > 0) return true
    if (identifying.some((expression) => expression.test(line))) return true
    const folded = ` ${foldName(line)} `
    const written = [...line.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)].map(([word]) => word)
    const capitals = new Set(written.map(foldName))
    const hasName = (name: string) =>
      // "An" and "To" are names, "an" and "to" are words.
      name.length > 3
        ? folded.includes(han.test(name) ? name : ` ${name} `)
        : capitals.has(name) || (han.test(name) && folded.includes(name))
    return (
      names.some(hasName) ||
      schoolNames.some((school) => folded.includes(han.test(school) ? school : ` ${school} `)) ||
      written.some(isSchoolName) ||
      [...capitals].some((word) => schoolWords.has(word)) ||
      namesSchool(line) ||
      findSchoolName(line) !== null
    )
  }
}

const han = /\p{Script=Han}/u

/** The parts of a name without "van", "de" and initials. */
const splitName = (name: string): string[] =>
  name.split(/[\s-]+/).filter((part) => !/^\p{Ll}/u.test(part) && foldName(part).length > 1)

/** Seven digits or more, apart from years. */
function hasPhone(line: string): boolean {
  const numbers = line.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, ' x ')
  return [...numbers.matchAll(/\d[\d ().+/-]*/g)].some(([number]) => number.replace(/\D/g, '').length >= 7)
}
