import { EmbeddingsFailure, type Embeddings } from '../../services/embeddings/embeddings.ts'
import { withoutOwnName } from '../anonymity/own-name.ts'
import type { Services } from '../../services.ts'
import { saveVector, selectTexts, type ProfessorText } from './queries.ts'

/** Professors per query of the database. */
const PAGE = 1_000
/** Texts per request: about 30,000 tokens, a tenth of OpenAI's limit. */
const BATCH = 64

/**
 * Computes a vector for each listed professor who has none, or has one of another text or model. There is one
 * request at a time, and each response is stored at once, so an interrupted run is continued by the next one. A text
 * that the service refuses is skipped; the first failure is thrown at the end, or at once if the service refuses every
 * text of the first half of a batch.
 */
export async function embedProfessors(
  { db, clock, embeddings }: Pick<Services, 'db' | 'clock' | 'embeddings'>,
  signal: AbortSignal,
): Promise<void> {
  if (!embeddings) return
  const { model } = embeddings
  const failures: EmbeddingsFailure[] = []
  for (let after = 0; ;) {
    const page = await selectTexts(db, model, after, PAGE)
    if (page.length === 0) break
    after = page.at(-1)!.id
    const outdated = page.filter(needsVector)
    for (let from = 0; from < outdated.length; from += BATCH) {
      signal.throwIfAborted()
      const batch = outdated.slice(from, from + BATCH)
      const vectors = await fetchVectors(
        embeddings,
        // A student's vector of nothing but a name must not be near that of the professor.
        batch.map(({ name, text }) => withoutOwnName(name, text)),
        signal,
        failures,
      )
      for (const [at, { id, digest }] of batch.entries()) {
        const vector = vectors[at]
        if (vector) await saveVector(db, { id, digest, model, vector, now: clock.now() })
      }
    }
  }
  const [failure] = failures
  if (failure) throw failure
}

/** `text` is null if the stored vector is current. */
const needsVector = (one: ProfessorText): one is ProfessorText & { text: string } => one.text !== null

/** The vectors of texts; null for a refused one. If the service refuses a batch, its halves are sent separately. */
async function fetchVectors(
  embeddings: Embeddings,
  texts: string[],
  signal: AbortSignal,
  failures: EmbeddingsFailure[],
): Promise<(Float32Array | null)[]> {
  try {
    return await embeddings.embed(texts, signal)
  } catch (error) {
    if (!(error instanceof EmbeddingsFailure && error.kind === 'refused')) throw error
    if (texts.length === 1) {
      failures.push(error)
      return [null]
    }
    const half = Math.ceil(texts.length / 2)
    const first = await fetchVectors(embeddings, texts.slice(0, half), signal, failures)
    // If the service refuses every text of the first half, it will probably refuse all texts.
    if (half > 1 && first.every((vector) => !vector)) throw error
    return [...first, ...(await fetchVectors(embeddings, texts.slice(half), signal, failures))]
  }
}
