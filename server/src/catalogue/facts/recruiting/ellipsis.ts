import { others, places, students } from './vocabulary.ts'

const titles = new Set(['dr', 'prof', 'professor'])

/** "The PI regrets that she cannot": behind a professor "she" and "he" are the professor. */
export function nameSpeaker(words: readonly string[], previous: readonly string[]): string[] {
  const isNamed = hasTitle(words)
  return words.map((word, at) => {
    const isPronoun = word === 'she' || word === 'he'
    return isPronoun && (isNamed || (at === 0 && hasTitle(previous))) ? 'prof' : word
  })
}

const hasTitle = (words: readonly string[]) =>
  words.slice(0, 3).some((word) => titles.has(word)) && !words.includes('colleague')

/** "I used to take students. Now I take none": "none" are those who are named before. */
export function nameNone(words: readonly string[], previous: readonly string[]): string[] {
  const isOfOthers = words.some((word) => others.has(word))
  return words.flatMap((word, at) => {
    // "Internships? We do not offer them."
    if (word === 'them' && previous.at(-1) === '?' && previous.length <= 4) return previous.slice(0, -1)
    if (word !== 'none' || at === 0 || words[at - 1] === ':' || words[at + 1] === 'of' || isOfOthers) return word
    const before = words.slice(0, at)
    const named = before.some(isNamed) ? before : previous
    const name = named.some((one) => places.has(one)) ? 'positions' : named.some(isNamed) ? 'newcomers' : null
    return name ? ['no', name] : word
  })
}

const isNamed = (word: string) => students.has(word) || places.has(word)
