import { createOwnNameCheck, foldWord, type FoldedWord } from '../anonymity/own-name.ts'

/** Which words of the vocabulary, by number, tell the name of one professor. */
export type OwnName = {
  isName(number: number): boolean
  /** Whether two neighbours are a part of the name that is written apart: "Xiao Ping". */
  isWrittenApart(first: number, second: number): boolean
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
    return {
      isName: (number) => (look(number) & own) !== 0,
      isWrittenApart: (one, other) => (look(one) & first) !== 0 && check.isWrittenApart(words[one]!, words[other]!),
    }
  }
}
