import { numbersIn } from './numbers.ts'
import { keyOf, tokensOf, type Token } from './tokens.ts'
import { houses, nameLinks } from './words.ts'

/** What the texts say that a letter may rely on. */
export type Known = {
  /** Whether these words stand somewhere in this order. */
  says: (keys: readonly string[]) => boolean
  hasWord: (key: string) => boolean
  /** Whether the word stands somewhere as a proper name does. */
  hasName: (key: string) => boolean
  /** Whether the word stands somewhere as part of a house's name, or as where somebody is: "TU Delft", "at Yonsei". */
  hasHouse: (key: string) => boolean
  hasNumber: (value: number, isShare: boolean) => boolean
  /** Whether these are the initials of a proper name that stands somewhere ("MIT"), or an abbreviation that does ("UC"). */
  hasInitials: (letters: string) => boolean
  hasAbbreviation: (letters: string) => boolean
}

const longestName = 8

export function knownFrom(sources: readonly string[]): Known {
  const texts = sources.flatMap((text) => [...new Set([text, withoutElisions(text)])].map(tokensOf))
  const all = texts.flat()
  const running = texts.map((tokens) => ` ${tokens.map((token) => token.key).join(' ')} `).join('|')
  const words = new Set(all.map((token) => token.key))
  const names = new Set(all.filter((token) => token.isCapital).map((token) => token.key))
  const houseWords = new Set(texts.flatMap(houseWordsIn))
  const numbers = sources.flatMap((text) => numbersIn(text))
  const values = new Set(numbers.map((number) => number.value))
  const shares = new Set(numbers.filter((number) => number.isShare).map((number) => number.value))
  const initials = new Set(texts.flatMap(initialsIn))
  const abbreviations = new Set(all.filter(({ text }) => isAbbreviation(text)).map(({ text }) => keyOf(text)))
  return {
    says: (keys) => running.includes(` ${keys.join(' ')} `),
    hasWord: (key) => words.has(key),
    hasName: (key) => names.has(key),
    hasHouse: (key) => houseWords.has(key),
    hasNumber: (value, isShare) => (isShare ? shares : values).has(value),
    hasInitials: (letters) => initials.has(letters),
    hasAbbreviation: (letters) => abbreviations.has(letters),
  }
}

/** "Biblioteca dell'Archiginnasio" names the Archiginnasio, too. */
const withoutElisions = (text: string) => text.replace(/(?<!\p{L})(\p{L}{1,4})['’](?=\p{Lu})/gu, '$1 ')

export const isAbbreviation = (text: string) => /^(?:\p{Lu}\.?){2,7}s?$/u.test(text)

/** The initials of every part of two words or more of every proper name. */
function initialsIn(tokens: readonly Token[]): string[] {
  const found: string[] = []
  tokens.forEach((first, from) => {
    if (!first.isCapital) return
    let letters = first.key[0] ?? ''
    for (const token of tokens.slice(from + 1, from + longestName)) {
      if (!/^[ \t,&-]*$/.test(token.gap) || !(token.isCapital || nameLinks.has(token.key) || token.key === 'and')) break
      if (!token.isCapital) continue
      letters += token.key[0] ?? ''
      found.push(letters)
    }
  })
  return found
}

/** A short text is a field of its own ("Stanford"), so every word of it may be a house's. */
const fieldWords = 6

const belongs = ({ isCapital, key }: Token) => isCapital || nameLinks.has(key) || key === 'the' || key === 'and'

function houseWordsIn(tokens: readonly Token[]): string[] {
  if (tokens.length <= fieldWords) return tokens.map((token) => token.key)
  const found: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]!.isCapital) continue
    let to = at + 1
    while (to < tokens.length && belongs(tokens[to]!) && /^[ \t,&-]*$/.test(tokens[to]!.gap)) to++
    const run = tokens.slice(at, to)
    const isHouse = run.some(({ key, text }) => houses.has(key) || isAbbreviation(text))
    if (isHouse || /^(?:at|from|joined)$/.test(tokens[at - 1]?.key ?? '')) found.push(...run.map((token) => token.key))
    at = to - 1
  }
  return found
}
