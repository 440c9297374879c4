import { createOwnNameCheck, foldWord, type FoldedWord } from '../anonymity/own-name.ts'
import { NumberList } from './numbers.ts'

/** Tells which words of the vocabulary tell the name of the professor whose works are being read. */
export class OwnNames {
  readonly #vocabulary: readonly string[]
  readonly #words: FoldedWord[] = []
  /** By word: the last professor for whom it was checked, times two, plus one if it tells the name. */
  readonly #answers = new NumberList()
  #check: ((word: FoldedWord) => boolean) | undefined
  #professor = 0

  /** @param vocabulary may grow. */
  constructor(vocabulary: readonly string[]) {
    this.#vocabulary = vocabulary
  }

  /** @param name null while texts are read that tell no name. */
  setName(name: string | null): void {
    this.#check = name === null ? undefined : createOwnNameCheck(name)
    this.#professor++
  }

  /** @param number of the word in the vocabulary. */
  has(number: number): boolean {
    if (!this.#check) return false
    while (this.#words.length <= number) {
      this.#words.push(foldWord(this.#vocabulary[this.#words.length]!))
      this.#answers.push(0)
    }
    let answer = this.#answers.get(number)
    if (answer >>> 1 !== this.#professor) {
      answer = 2 * this.#professor + Number(this.#check(this.#words[number]!))
      this.#answers.set(number, answer)
    }
    return (answer & 1) === 1
  }
}
