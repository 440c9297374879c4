import { ZxcvbnFactory, type MatchExtended } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import type { PasswordWeakness } from '../errors.ts'

/**
 * How many characters are looked at: the time grows with their square, and 24, more than enough for a million
 * guesses, take less than 20 ms.
 */
const LOOKED_AT = 24

/** zxcvbn's second class, from a million guesses on: with 40 tries an hour that is years. */
const GOOD_ENOUGH = 2

const PRODUCT = 'labreach'

/** The 10,000 most used passwords, most used first in the list of the zxcvbn project; all are in lower case. */
const mostUsed = new Set(common.dictionary['passwords-common'].slice(0, 10_000))

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  // Each sign that may stand for several letters multiplies the variants of a password.
  l33tMaxSubstitutions: 4,
})

/** Digits and signs that stand for letters, and letters that look alike, as one letter. Keeps the length. */
const standsFor: Readonly<Record<string, string>> = {
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
const plain = (text: string) => [...text.toLowerCase()].map((sign) => standsFor[sign] ?? sign)

/**
 * Why a password is easy to guess, or null. `own` are words that a stranger knows of the student: a password must still be
 * hard to guess once these and the product's name are taken out of it.
 */
export function weaknessOf({ password, own }: { password: string; own: readonly string[] }): PasswordWeakness | null {
  if (mostUsed.has(password.toLowerCase())) return 'most_used'
  const withoutProduct = without(password, [PRODUCT])
  if (withoutProduct !== null && score(withoutProduct).score < GOOD_ENOUGH) return 'product'
  const rest = without(password, [PRODUCT, ...own])
  if (rest !== null && score(rest).score < GOOD_ENOUGH) return 'own'
  const result = score(password, [PRODUCT, ...own])
  return result.score < GOOD_ENOUGH ? reason(result.sequence) : null
}

const score = (password: string, own: string[] = []) => zxcvbn.check([...password].slice(0, LOOKED_AT).join(''), own)

/** What is left of a password without these words; null where it has none of them. */
function without(password: string, words: readonly string[]): string | null {
  const signs = [...password]
  const text = plain(password)
  // A letter whose lower case is two signs shifts the places: such a password is not looked into.
  if (text.length !== signs.length) return null
  const kept = signs.map(() => true)
  for (const word of words.map(plain))
    for (let at = 0; at + word.length <= text.length; at++)
      if (word.every((sign, index) => text[at + index] === sign)) kept.fill(false, at, at + word.length)
  return kept.includes(false) ? signs.filter((_, index) => kept[index]).join('') : null
}

/** By the longest part of what was found in it. */
function reason(sequence: readonly MatchExtended[]): PasswordWeakness {
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
