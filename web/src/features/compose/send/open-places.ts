import { hasPlaceholders, splitAtPlaceholders } from '../../../ui/text/placeholders.ts'
import type { Text } from '../letter/letter-state.ts'

/** An open place of a letter: text in braces or brackets, which the student must replace. */
export type OpenPlace = {
  /** With its braces or brackets. The same text in several places is one open place. */
  text: string
  label: string
  /** The words of the letter around the first such place. */
  before: string
  after: string
}

/** The most characters that are shown on each side of a place. */
const aroundMax = 40

/** Lists the open places of subject and body in the order of the letter, each text once. */
export function listOpenPlaces({ subject, body }: Text): OpenPlace[] {
  const found = [...findIn(subject), ...findIn(body)]
  return found.filter((place, at) => found.findIndex(({ text }) => text === place.text) === at)
}

function findIn(text: string): OpenPlace[] {
  const parts = splitAtPlaceholders(text)
  return parts.flatMap((part, at) => {
    if (at % 2 === 0) return []
    const before = parts.slice(0, at).join('').split('\n').at(-1) ?? ''
    const after =
      parts
        .slice(at + 1)
        .join('')
        .split('\n')[0] ?? ''
    return { text: part, label: nameOf(part), before: shortenStart(before), after: shortenEnd(after) }
  })
}

/** The words inside the braces or brackets: '{professor_name}' → 'professor name'. */
const nameOf = (place: string): string =>
  place
    .slice(1, -1)
    .replace(/[\s_]+/g, ' ')
    .trim() || `Empty place ${place}`

const shortenStart = (text: string): string =>
  text.length <= aroundMax ? text : `…${text.slice(-aroundMax).replace(/^\S*\s/, '')}`
const shortenEnd = (text: string): string =>
  text.length <= aroundMax ? text : `${text.slice(0, aroundMax).replace(/\s\S*$/, '')}…`

export const bracketed = 'Please write this without [ ] and { }, which mark open places.'

/** The sentence about a value that looks like an open place itself, such as "see [14]"; undefined for any other. */
export const valueProblem = (value: string | undefined): string | undefined =>
  value !== undefined && hasPlaceholders(value) ? bracketed : undefined

/** Whether a value fills its place: it has words, and no open place of its own. */
export const isValue = (value: string | undefined): boolean => Boolean(value?.trim()) && !valueProblem(value)

/**
 * Replaces the open places by the values, which are keyed by the text of the place. A place without a value remains. A
 * value with an open place of its own is used too: what a student wrote is never dropped.
 */
export function fillOpenPlaces({ subject, body }: Text, values: ReadonlyMap<string, string>): Text {
  return { subject: joinLines(fillIn(subject, values)), body: fillIn(body, values) }
}

/** A subject has one line; a value may have several. */
const joinLines = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : text

function fillIn(text: string, values: ReadonlyMap<string, string>): string {
  const parts = splitAtPlaceholders(text)
  const fill = (part: string, at: number) => {
    const value = at % 2 ? values.get(part)?.trim() : undefined
    if (!value) return part
    // If the value ends with a full stop and the text after the place begins with one, keep one.
    return parts[at + 1]?.startsWith('.') ? value.replace(/\.$/, '') : value
  }
  return parts.map(fill).join('')
}
