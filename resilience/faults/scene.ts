import type { Field } from './field.ts'
import type { Ledger } from './ledger.ts'

/** What every student needs to know. */
export type Scene = {
  field: Field
  ledger: Ledger
  /** Resumes as PDFs, each about other subjects, so that students see different professors. */
  resumes: readonly Uint8Array<ArrayBuffer>[]
  /** The round that is going on. */
  round: number
  /** Does what a student does when students may: at once, unless the verdict is being reached. */
  act<T>(work: () => Promise<T>): Promise<T>
  /** Any address of the product. */
  anyUrl(): string
}
