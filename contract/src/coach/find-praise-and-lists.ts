import { listSpecific } from './lexicon.ts'
import type { KnownProfessor } from './known-professor.ts'
import type { Range, ParsedLetter, Sentence } from './read-letter.ts'
import { listStems, listWords, partsOf, stemOf, type Word } from './words.ts'

/** This many interests in a row count as a list. */
const leastListed = 3
/** At most this many words stand between two listed interests. */
const maxWordsBetween = 2
/** A sentence of praise with fewer specific words than this says nothing else specific. */
const leastContent = 3

const praise = listStems(`
  groundbreaking ground-breaking esteemed renowned prestigious outstanding remarkable inspiring inspired inspires impressive
  impressed amazing fascinating fascinated brilliant pioneering cutting-edge exceptional distinguished admire admired
  admiration honor honored honour honoured privilege world-class world-leading innovative revolutionary incredible incredibly
  excellent excellence phenomenal invaluable profound profoundly captivated captivating intrigued extraordinary visionary
  eminent wonderful fantastic great awesome reputed remarkable stellar seminal immensely exemplary unparalleled legendary`)
const wordsForProfessor = listWords("you your you're you've professor lab's group's")

/** Finds a sentence that praises the professor or their work and says nothing else specific. */
export function findPraise({ sentences, text: letter }: ParsedLetter, { namedStems }: KnownProfessor): Sentence | null {
  // "The Great Famine" is a name, "your Esteemed Lab" is none.
  const isInName = (words: readonly Word[], at: number) =>
    at > 0 && /\p{Lu}/u.test(letter[words[at]!.start]!) && words[at - 1]!.text !== 'your'
  const praising = sentences.filter(
    ({ words }) =>
      words.some(({ text }) => wordsForProfessor.has(text)) &&
      words.some(({ text }, at) => praise.has(stemOf(text)) && !isInName(words, at)),
  )
  return praising.find(({ words }) => listSpecific(words, namedStems).size < leastContent) ?? null
}

/** Finds three or more interests of the professor in a row. */
export function findInterestList({ words }: ParsedLetter, { interests }: KnownProfessor): Range | null {
  const parts = words.flatMap((word) => partsOf(word.text).map((text) => ({ text, start: word.start, end: word.end })))
  let count = 0
  let start = 0
  let last = -Infinity
  for (let at = 0; at < parts.length; at++) {
    const found = interests
      .get(parts[at]!.text)
      ?.find((interest) => interest.every((word, step) => parts[at + step]?.text === word))
    if (!found) continue
    if (at - last > maxWordsBetween) {
      count = 0
      start = parts[at]!.start
    }
    count++
    at += found.length - 1
    last = at
    if (count >= leastListed) return { start, end: parts[at]!.end }
  }
  return null
}
