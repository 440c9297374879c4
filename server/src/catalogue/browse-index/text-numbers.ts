import { unescapeValue } from '../../db/copy.ts'

/** Numbers texts in the order of arrival. Texts with the same folded form share a number. */
export class TextNumbers {
  /** The folded texts by number. */
  readonly texts: string[] = []
  readonly #fold: (text: string) => string
  readonly #byEscaped = new Map<string, number>()
  readonly #byFolded = new Map<string, number>()

  constructor(fold: (text: string) => string) {
    this.#fold = fold
  }

  /** @param escaped the text as COPY escapes it: most texts repeat, and are then neither unescaped nor folded. */
  getNumber(escaped: string): number {
    let number = this.#byEscaped.get(escaped)
    if (number !== undefined) return number
    const folded = this.#fold(unescapeValue(escaped) ?? '')
    number = this.#byFolded.get(folded) ?? this.texts.push(folded) - 1
    this.#byFolded.set(folded, number)
    this.#byEscaped.set(escaped, number)
    return number
  }
}
