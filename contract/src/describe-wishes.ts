import type { academicLevels, takingLevels } from './choices.ts'
import type { Taking, WishesForStudents } from './schemas/wishes.ts'

type TakingLevel = (typeof takingLevels)[number]

/** The students of each level, as a professor calls them. */
export const takingLabels: Readonly<Record<TakingLevel, string>> = {
  high_school: 'high school students',
  undergraduate: 'undergraduates',
  graduate: 'master’s students',
  phd: 'PhD students',
}

type AcademicLevel = (typeof academicLevels)[number]

const levels: Readonly<Record<AcademicLevel, TakingLevel>> = {
  high_school_freshman: 'high_school',
  high_school_sophomore: 'high_school',
  high_school_junior: 'high_school',
  high_school_senior: 'high_school',
  undergraduate: 'undergraduate',
  graduate: 'graduate',
  phd: 'phd',
}

/** The levels in the order in which a student reaches them. */
const order: readonly TakingLevel[] = ['high_school', 'undergraduate', 'graduate', 'phd']

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "PhD students", "undergraduates and PhD students" */
const listLevels = (taken: readonly TakingLevel[]): string => list.format(taken.map((level) => takingLabels[level]))

/** "Taking PhD students from fall 2027" */
export function describeTaking(taking: Taking): string {
  if (taking === 'nobody') return 'Taking no students now'
  return `Taking ${listLevels(taking.levels)}${taking.from ? ` from ${taking.from}` : ''}`
}

/**
 * Why a professor is marked for a student of this level: they take nobody, or nobody of the level. Null if they may
 * take the student, or if either is unknown.
 */
export function describeMismatch(taking: Taking | null, academicLevel: AcademicLevel | null): string | null {
  if (taking === null) return null
  if (taking === 'nobody') return 'This professor is taking no students now.'
  if (!academicLevel) return null
  const level = levels[academicLevel]
  if (taking.levels.includes(level)) return null
  const mismatch = `This professor takes ${listLevels(taking.levels)}, but no ${takingLabels[level]}.`
  // The level is that of today; a letter may be about the next one.
  const [own, ...taken] = [level, ...taking.levels].map((one) => order.indexOf(one))
  return taken.some((one) => one > own!) ? `${mismatch} Go ahead if you are applying to become one of them.` : mismatch
}

/** A wish with more characters, or more than one sentence, is not repeated within a line. */
const inLineMax = 60

const determiners = new Set(['a', 'an', 'the', 'your', 'one', 'two', 'three'])

/** "asks for a transcript" */
function describeContents(contents: string): string {
  const short = contents.trim().replace(/[.!]$/, '')
  const [first = ''] = short.split(' ', 1)
  if (short.length > inLineMax || ['\n', '. ', '! ', '? '].some((end) => short.includes(end)))
    return 'says what a letter should contain'
  return determiners.has(first.toLowerCase())
    ? `asks for ${short[0]!.toLowerCase()}${short.slice(1)}`
    : `asks: “${short}”`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "2027-09-01" → "Sep 1, 2027" */
export const formatDay = (day: string): string => dayFormat.format(new Date(day))

/**
 * What a professor has said about letters, in one line: "Taking PhD students from fall 2027 · asks for a transcript ·
 * reads follow-ups". Null if nothing was said.
 */
export function describeWishes(wishes: WishesForStudents | null): string | null {
  if (!wishes) return null
  const { taking, contents, follow_up, attachments, ai_note, paused_until, cap_zero } = wishes
  const parts = [
    taking && describeTaking(taking),
    cap_zero && 'wants no letters at present',
    !cap_zero && paused_until && `reads no letters until ${formatDay(paused_until)}`,
    contents && describeContents(contents),
    follow_up !== null && (follow_up ? 'reads follow-ups' : 'wants no follow-ups'),
    attachments === false && 'wants no attachments',
    ai_note && 'wants to know if parts were written with AI',
  ].filter((part) => typeof part === 'string' && part !== '')
  const line = parts.join(' · ')
  return line === '' ? null : line[0]!.toUpperCase() + line.slice(1)
}
