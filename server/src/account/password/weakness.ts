import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import type { PasswordWeakness } from '../errors.ts'

/**
 * Only the first 24 characters are checked. The time grows with the square of the length and is below 20 ms for 24; an
 * attacker needs far more than a million guesses for that many unrelated characters.
 */
const CHECKED_LENGTH = 24

/** zxcvbn's score for more than a million guesses. At 40 guesses an hour an attacker needs years. */
const MIN_SCORE = 2

const PRODUCT = 'labreach'

/**
 * The 10,000 most used passwords. The list of the zxcvbn project is in lower case and begins with the most used one.
 */
const mostUsed = new Set(common.dictionary['passwords-common'].slice(0, 10_000))

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  // A character that may replace several letters multiplies the variants of a password.
  l33tMaxSubstitutions: 4,
})

/** Maps digits and signs that replace letters, and similar letters, to one letter. Does not change the length. */
const replacements: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '!': 'i',
  $: 's',
  '@': 'a',
  l: 'i',
}
const normalize = (text: string) => [...text.toLowerCase()].map((character) => replacements[character] ?? character)

export type PasswordInput = {
  password: string
  /** Words that a stranger may know about the student. */
  personalWords: readonly string[]
}

/**
 * Why a password is easy to guess, or null. A password must remain hard to guess after the personal words and the
 * product's name are removed from it.
 */
export function findWeakness({ password, personalWords }: PasswordInput): PasswordWeakness | null {
  if (mostUsed.has(password.toLowerCase())) return 'most_used'
  const withoutProduct = removeWords(password, [PRODUCT])
  if (withoutProduct !== null && score(withoutProduct).score < MIN_SCORE) return 'product'
  const rest = removeWords(password, [PRODUCT, ...personalWords])
  if (rest !== null && score(rest).score < MIN_SCORE) return 'own'
  const result = score(password, [PRODUCT, ...personalWords])
  return result.score < MIN_SCORE ? findReason(result.sequence) : null
}

const score = (password: string, userInputs: string[] = []) =>
  zxcvbn.check([...password].slice(0, CHECKED_LENGTH).join(''), userInputs)

/** A password without these words; null if it contains none of them. */
function removeWords(password: string, words: readonly string[]): string | null {
  const characters = [...password]
  const text = normalize(password)
  // A letter whose lower case has two characters shifts the indexes: such a password is not searched.
  if (text.length !== characters.length) return null
  const remains = characters.map(() => true)
  for (const word of words.map(normalize))
    for (let at = 0; at + word.length <= text.length; at++)
      if (word.every((character, index) => text[at + index] === character)) remains.fill(false, at, at + word.length)
  return remains.includes(false) ? characters.filter((_, index) => remains[index]).join('') : null
}

/** The reason by the longest pattern that zxcvbn found. */
function findReason(sequence: readonly MatchExtended[]): PasswordWeakness {
  const [longest] = sequence.toSorted((one, other) => other.token.length - one.token.length)
  switch (longest?.pattern) {
    case 'dictionary':
      if (longest['dictionaryName'] === 'userInputs') return 'own'
      return longest['dictionaryName'] === 'passwords-common' ? 'near_most_used' : 'word'
    case 'wordSequence':
      return 'word'
    case 'spatial':
      return 'keys'
    case 'repeat':
      return 'repeat'
    case 'sequence':
      return 'sequence'
    case 'date':
    case 'regex':
      return 'date'
    default:
      return 'short'
  }
}
