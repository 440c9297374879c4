import { createOwnNameCheck, foldWord, type FoldedWord } from '../anonymity/own-name.ts'

/**
 * Returns a function that, for the name of a professor, returns one that tells which words of the vocabulary (by number)
 * tell this name. The words of a professor repeat, and so do those of all professors, so both are checked once.
 * @param vocabulary may grow.
 */
export function createOwnNames(vocabulary: readonly string[]): (name: string) => (number: number) => boolean {
  const words: FoldedWord[] = []
  /** By word: the last name for which it was checked, and whether it tells that name, as a sign. */
  const answers: number[] = []
  let names = 0
  return (name) => {
    const check = createOwnNameCheck(name)
    const current = ++names
    return (number) => {
      while (words.length <= number) {
        words.push(foldWord(vocabulary[words.length]!))
        answers.push(0)
      }
      const known = answers[number]!
      if (known === current) return false
      if (known === -current) return true
      const isOwn = check(words[number]!)
      answers[number] = isOwn ? -current : current
      return isOwn
    }
  }
}
