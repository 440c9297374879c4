/** A model that turns texts into vectors, near ones for texts that mean nearly the same. */
export type Embeddings = {
  /** The model's name: vectors of two models cannot be compared. */
  model: string
  /** One vector of length 1 for each text, in their order; none of the texts may be empty. Throws EmbeddingsFailure. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  /**
   * The vector of one text if it is known already or comes within a quarter of a second, else null; then it may be known
   * the next time. Never rejects.
   */
  soon(text: string): Promise<Float32Array | null>
}

/** `refused`: the endpoint does not take these texts, now or later. `unreachable`: whatever else; later it may answer. */
export type EmbeddingsFailureKind = 'refused' | 'unreachable'

export class EmbeddingsFailure extends Error {
  readonly kind: EmbeddingsFailureKind

  constructor(kind: EmbeddingsFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddingsFailure'
    this.kind = kind
  }
}
