import { EmbeddingsFailure, type Embeddings } from '../../services/embeddings/embeddings.ts'
import type { Services } from '../../services.ts'
import { saveVector, selectTexts, type ProfessorText } from './queries.ts'

/** Professors that are looked at together. */
const PAGE = 1_000
/** Texts of one request: some 30,000 tokens, a tenth of what OpenAI takes at once. */
const BATCH = 64

/**
 * Gives every listed professor the vector of their field as it is known now: whoever has none, or one of another text or
 * model. One request at a time; each answer is stored at once, so that a walk that breaks off is taken up where it was.
 * A text that the endpoint refuses is passed over, and the first of such refusals thrown at the end.
 */
export async function embedProfessors(
  { db, clock, embeddings }: Pick<Services, 'db' | 'clock' | 'embeddings'>,
  signal: AbortSignal,
): Promise<void> {
  if (!embeddings) return
  const { model } = embeddings
  const refusals: EmbeddingsFailure[] = []
  for (let after = 0; ;) {
    const page = await selectTexts(db, model, after, PAGE)
    if (page.length === 0) break
    after = page.at(-1)!.id
    const outdated = page.filter(hasText)
    for (let from = 0; from < outdated.length; from += BATCH) {
      signal.throwIfAborted()
      const batch = outdated.slice(from, from + BATCH)
      const vectors = await vectorsOf(
        embeddings,
        batch.map((one) => one.text),
        signal,
        refusals,
      )
      for (const [at, { id, digest }] of batch.entries()) {
        const vector = vectors[at]
        if (vector) await saveVector(db, { id, digest, model, vector, now: clock.now() })
      }
    }
  }
  const [refusal] = refusals
  if (refusal) throw refusal
}

const hasText = (one: ProfessorText): one is ProfessorText & { text: string } => one.text !== null

/** Null for a text that is refused by itself: where a batch is refused, its halves are asked for. */
async function vectorsOf(
  embeddings: Embeddings,
  texts: string[],
  signal: AbortSignal,
  refusals: EmbeddingsFailure[],
): Promise<(Float32Array | null)[]> {
  try {
    return await embeddings.embed(texts, signal)
  } catch (error) {
    if (!(error instanceof EmbeddingsFailure && error.kind === 'refused')) throw error
    if (texts.length === 1) {
      refusals.push(error)
      return [null]
    }
    const half = Math.ceil(texts.length / 2)
    const first = await vectorsOf(embeddings, texts.slice(0, half), signal, refusals)
    // An endpoint that refuses half a batch of professors refuses them all.
    if (half > 1 && first.every((vector) => !vector)) throw error
    return [...first, ...(await vectorsOf(embeddings, texts.slice(half), signal, refusals))]
  }
}
