import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, embedMany, RetryError } from 'ai'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { EmbeddingsFailure, type Embeddings } from './embeddings.ts'
import { createVectorCache } from './vector-cache.ts'

/** The timeout of one call with its retries, in milliseconds. */
const TIMEOUT_MS = 30_000
/** After a 429, a 5xx or a lost connection the request is repeated: after 2 s and 4 s, or by `retry-after`. */
const RETRIES = 2
/** Statuses by which a service refuses a text, e.g. one that is too long for its model. */
const refusalStatuses = [400, 413, 422]

/**
 * Any service with OpenAI's embeddings API.
 * @param onFailure called when vectors of students start to fail or to be late.
 */
export function createEmbeddings(
  config: NonNullable<Config['embeddings']>,
  clock: Clock,
  onFailure: (error: unknown) => void,
): Embeddings {
  const provider = createOpenAICompatible({ name: 'embeddings', baseURL: config.url, apiKey: config.key })
  const model = provider.embeddingModel(config.model)
  return {
    model: config.model,
    embed: (texts, signal) => embed(texts, RETRIES, signal),
    tryEmbed: createVectorCache(async (text) => (await embed([text], 0))[0]!, clock, onFailure),
  }

  async function embed(texts: readonly string[], maxRetries: number, signal?: AbortSignal): Promise<Float32Array[]> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const abortSignal = signal ? AbortSignal.any([timeout, signal]) : timeout
    const { embeddings } = await embedMany({ model, values: [...texts], maxRetries, abortSignal }).catch(throwFailure)
    return embeddings.map(normalise)
  }
}

function throwFailure(error: unknown): never {
  const last = RetryError.isInstance(error) ? error.lastError : error
  const status = APICallError.isInstance(last) ? last.statusCode : undefined
  const kind = status && refusalStatuses.includes(status) ? 'refused' : 'unreachable'
  throw new EmbeddingsFailure(kind, `The embedding service ${status ? `answered ${status}` : 'did not answer'}`, last)
}

/** Scales a vector to length 1. The cosine of two such vectors is their dot product. */
function normalise(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers)
  if (!(length > 0 && length < Infinity)) throw new EmbeddingsFailure('unreachable', 'A vector has no finite length')
  return Float32Array.from(numbers, (number) => number / length)
}
