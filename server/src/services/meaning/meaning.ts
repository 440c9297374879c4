import type { Meaning } from '../../text/fields/understand.ts'

/** A small language model on this computer that finds the fields of research nearest in meaning to a line. */
export type MeaningModel = {
  /**
   * The nearest fields of each line with their cosines. Lines are missing if the model is not loaded, is switched off,
   * or did not answer within a quarter of a second; a later answer is kept for the next call. Never rejects.
   */
  findFields: (lines: readonly string[]) => Promise<ReadonlyMap<string, Meaning>>
  /** Whether lines are understood by the model now. */
  isLoaded: () => boolean
  /** Resolved when the model is loaded, or is known not to be. */
  ready: Promise<void>
  close: () => Promise<void>
}

/** Without a model: lines are understood by their words only. */
export const noMeaning: MeaningModel = {
  findFields: async () => new Map(),
  isLoaded: () => false,
  ready: Promise.resolve(),
  close: async () => undefined,
}
