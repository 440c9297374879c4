/** A model that converts texts to vectors. Texts with a similar meaning have vectors with a large cosine. */
export type Embeddings = {
  /** The model's name. Vectors of different models cannot be compared. */
  model: string
  /** One vector of length 1 per text, in the same order. No text may be empty. Throws EmbeddingsFailure. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  /**
   * The vector of one text from the cache, or from the model within a quarter of a second; otherwise null. A later
   * vector is cached for the next call. Never rejects.
   */
  tryEmbed(text: string): Promise<Float32Array | null>
}

/**
 * `refused`: the service will never accept these texts. `unreachable`: any other failure; a later call may succeed.
 */
export type EmbeddingsFailureKind = 'refused' | 'unreachable'

export class EmbeddingsFailure extends Error {
  readonly kind: EmbeddingsFailureKind

  constructor(kind: EmbeddingsFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddingsFailure'
    this.kind = kind
  }
}
