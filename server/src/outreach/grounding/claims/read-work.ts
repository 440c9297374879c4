import { readTerms, type Term } from './claim-terms.ts'
import { readQuantities, type Quantity } from './quantities.ts'

export type Sentence = { text: string; terms: Term[]; quantities: Quantity[] }

/** A publication, read once and then used for each claim about it. */
export type Work = {
  title: Sentence
  /** The sentences of its abstract. */
  sentences: Sentence[]
  /** The year of publication is a known number. */
  year: number | null
}

export const readSentence = (text: string): Sentence => ({
  text,
  terms: readTerms(text),
  quantities: readQuantities(text),
})

export const readWork = (title: string, sentences: readonly string[], year: number | null = null): Work => ({
  title: readSentence(title),
  sentences: sentences.map(readSentence),
  year,
})
