import type { Polarity } from './judge-verb.ts'
import { languages, type Language } from './languages.ts'
import type { Level } from './levels.ts'

/** Words that only English has: a sentence with two of them is English, whatever else it contains. */
const english = new Set('the of and to for is are you my our we with have at'.split(' '))
/** Shorter ones in Chinese and Japanese are headings. */
const charactersMin = 7

type Judged = { polarity: Polarity | null; levels: Level[] }

/**
 * Judges a sentence of another language by the table of that language: students, a word of taking, and perhaps a
 * negation. Undefined if it is of no such language. Only simple sentences are understood.
 */
export function judgeForeign(sentence: string): Judged | undefined {
  const words = sentence.toLowerCase().match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []
  if (words.filter((word) => english.has(word)).length > 1) return undefined
  // A "$" ends each word: so an entry can ask for a whole word.
  const text = ` ${words.join('$ ')}$`
  // Languages share words: the table that knows most words of the sentence judges it.
  const [best] = tables
    .map((table) => judge(table, table.isWithoutSpaces ? sentence : text))
    .filter((one) => one !== null && one.known > 0)
    .toSorted((one, other) => other!.known - one!.known)
  return best ?? undefined
}

function judge(table: Table, text: string): (Judged & { known: number }) | null {
  const named = table.students.filter(({ entries }) => count(entries, text) > 0).map(({ level }) => level)
  if (named.length === 0) return null
  const [takes, places, has, negations, refusals, others] = [
    count(table.takes, text),
    count(table.places, text),
    count(table.has, text),
    count(table.negations, text),
    count(table.refusals, text),
    count(table.others, text),
  ]
  const levels = named.filter((level) => level !== 'any')
  const known = takes + places + negations + refusals + others
  const isNegated = negations > 0 && takes + places > 0
  if (others > 0) return { polarity: null, levels, known }
  if (refusals > 0 || isNegated) return { polarity: 'no', levels, known }
  const isTaking = takes > 0 || (places > 0 && has > 0)
  const isHeading = table.isWithoutSpaces && text.length < charactersMin
  return { polarity: isTaking && !isHeading ? 'yes' : null, levels, known }
}

const count = (entries: readonly string[], text: string) => entries.filter((entry) => text.includes(entry)).length

type Table = ReturnType<typeof prepare>
/** A language with its entries as they are in a text whose words end with "$". */
function prepare(language: Language) {
  const { isWithoutSpaces } = language
  const list = (entries = '') =>
    entries
      .split(/\s+/)
      .filter((entry) => entry !== '')
      .map((entry) => (isWithoutSpaces ? entry : ` ${entry.replaceAll('_', '$ ')}`))
  return {
    isWithoutSpaces,
    students: Object.entries(language.students).map(([level, entries]) => ({
      level: level as Level | 'any',
      entries: list(entries),
    })),
    takes: list(language.takes),
    places: list(language.places),
    has: list(language.has),
    negations: list(language.negations),
    refusals: list(language.refusals),
    others: list(language.others),
  }
}
const tables = languages.map(prepare)
