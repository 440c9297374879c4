import { readFileSync } from 'node:fs'

export type LabelledClaim = {
  id: string
  /** The id of the abstract. */
  abstract: string
  /** The number of the sentence that is the claim's basis, from 1. */
  sentence: number | null
  claim: string
  faithful: boolean
  kind: string | null
}

type Labelled = { abstracts: { id: string; title: string; sentences: string[] }[]; claims: LabelledClaim[] }

/** Reads a file of labelled claims about abstracts. */
export const readLabelled = (file: string): Labelled => JSON.parse(readFileSync(file, 'utf8')) as Labelled
