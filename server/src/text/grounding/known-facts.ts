import { findNumbers } from './numbers.ts'
import { normalizeWord, tokenize, type Token } from './tokens.ts'
import { institutionWords, nameParticles } from './word-lists.ts'

/** The content of the source texts. Words are compared by their `key` (tokens.ts). */
export type KnownFacts = {
  /** Whether a text contains these words in this order. */
  containsPhrase: (keys: readonly string[]) => boolean
  hasWord: (key: string) => boolean
  /** Whether a text contains the word with a capital letter. */
  hasName: (key: string) => boolean
  /** Whether a text contains the word in the name of an institution: "TU Delft", "at Yonsei". */
  hasInstitution: (key: string) => boolean
  hasNumber: (value: number, isPercentage: boolean) => boolean
  /** Whether these are the initials of a proper name in a text ("MIT"). */
  hasInitials: (letters: string) => boolean
  /** Whether a text contains this abbreviation ("UC"). */
  hasAbbreviation: (letters: string) => boolean
}

const nameWordsMax = 8

export function buildKnownFacts(sources: readonly string[]): KnownFacts {
  const texts = sources.flatMap((text) => [...new Set([text, removeElisions(text)])].map(tokenize))
  const all = texts.flat()
  const running = texts.map((tokens) => ` ${tokens.map((token) => token.key).join(' ')} `).join('|')
  const words = new Set(all.map((token) => token.key))
  const names = new Set(all.filter((token) => token.isCapital).map((token) => token.key))
  const institutions = new Set(texts.flatMap(findInstitutionWords))
  const numbers = sources.flatMap((text) => findNumbers(text))
  const values = new Set(numbers.map((number) => number.value))
  const shares = new Set(numbers.filter((number) => number.isPercentage).map((number) => number.value))
  const initials = new Set(texts.flatMap(findInitials))
  const abbreviations = new Set(all.filter(({ text }) => isAbbreviation(text)).map(({ text }) => normalizeWord(text)))
  return {
    containsPhrase: (keys) => running.includes(` ${keys.join(' ')} `),
    hasWord: (key) => words.has(key),
    hasName: (key) => names.has(key),
    hasInstitution: (key) => institutions.has(key),
    hasNumber: (value, isPercentage) => (isPercentage ? shares : values).has(value),
    hasInitials: (letters) => initials.has(letters),
    hasAbbreviation: (letters) => abbreviations.has(letters),
  }
}

/** "Biblioteca dell'Archiginnasio" also contains the name Archiginnasio. */
const removeElisions = (text: string) => text.replace(/(?<!\p{L})(\p{L}{1,4})['’](?=\p{Lu})/gu, '$1 ')

export const isAbbreviation = (text: string) => /^(?:\p{Lu}\.?){2,7}s?$/u.test(text)

/** The initials of each part of a proper name that has at least two words. */
function findInitials(tokens: readonly Token[]): string[] {
  const found: string[] = []
  tokens.forEach((first, from) => {
    if (!first.isCapital) return
    let letters = first.key[0] ?? ''
    for (const token of tokens.slice(from + 1, from + nameWordsMax)) {
      if (!/^[ \t,&-]*$/.test(token.gap) || !(token.isCapital || nameParticles.has(token.key) || token.key === 'and'))
        break
      if (!token.isCapital) continue
      letters += token.key[0] ?? ''
      found.push(letters)
    }
  })
  return found
}

/** A short text is the content of one field ("Stanford"), so each of its words may be part of an institution's name. */
const shortTextWords = 6

const canBePartOfName = ({ isCapital, key }: Token) =>
  isCapital || nameParticles.has(key) || key === 'the' || key === 'and'

function findInstitutionWords(tokens: readonly Token[]): string[] {
  if (tokens.length <= shortTextWords) return tokens.map((token) => token.key)
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]!.isCapital) continue
    let to = at + 1
    while (to < tokens.length && canBePartOfName(tokens[to]!) && /^[ \t,&-]*$/.test(tokens[to]!.gap)) to++
    const run = tokens.slice(at, to)
    const isInstitution = run.some(({ key, text }) => institutionWords.has(key) || isAbbreviation(text))
    if (isInstitution || /^(?:at|from|joined)$/.test(tokens[at - 1]?.key ?? ''))
      found.push(...run.map((token) => token.key))
    at = to - 1
  }
  return found
}
