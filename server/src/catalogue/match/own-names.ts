import { createOwnNameCheck, foldWord, type FoldedWord } from '../anonymity/own-name.ts'

/** A word by its number in the vocabulary, or a stop word as written, which has none. */
export type ReadWord = number | string

/** Which words of works tell the name of one professor. */
export type OwnName = {
  isName(number: number): boolean
  /** Whether two neighbours are a part of the name that is written apart: "Xiao Ping", "Do Hyun". */
  isWrittenApart(first: ReadWord, second: ReadWord): boolean
}

/**
 * Returns a function that, for the name of a professor, tells which words of the vocabulary tell this name. The words of
 * a professor repeat, and so do those of all professors, so both are checked once.
 * @param vocabulary may grow.
 */
export function createOwnNames(vocabulary: readonly string[]): (name: string) => OwnName {
  const words: FoldedWord[] = []
  /** By word: four times the number of the last name for which it was checked, and what was found. */
  const answers: number[] = []
  const [own, first] = [1, 2]
  const stopWords = new Map<string, FoldedWord>()
  const foldStopWord = (written: string): FoldedWord => {
    let folded = stopWords.get(written)
    if (!folded) stopWords.set(written, (folded = foldWord(written)))
    return folded
  }
  let names = 0
  return (name) => {
    const check = createOwnNameCheck(name)
    const current = ++names
    const look = (number: number): number => {
      while (words.length <= number) {
        words.push(foldWord(vocabulary[words.length]!))
        answers.push(0)
      }
      const known = answers[number]!
      if (known >> 2 === current) return known
      const word = words[number]!
      return (answers[number] = current * 4 + (check.isName(word) ? own : check.mayBeFirst(word) ? first : 0))
    }
    const mayBeFirst = (word: ReadWord) =>
      typeof word === 'number' ? (look(word) & first) !== 0 : check.mayBeFirst(foldStopWord(word))
    const fold = (word: ReadWord): FoldedWord => {
      if (typeof word === 'string') return foldStopWord(word)
      look(word)
      return words[word]!
    }
    return {
      isName: (number) => (look(number) & own) !== 0,
      isWrittenApart: (one, other) => mayBeFirst(one) && check.isWrittenApart(fold(one), fold(other)),
    }
  }
}
