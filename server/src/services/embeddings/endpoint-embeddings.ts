import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, embedMany, RetryError } from 'ai'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { EmbeddingsFailure, type Embeddings } from './embeddings.ts'
import { rememberVectors } from './remembered-vectors.ts'

/** One answer, with its retries. In ms. */
const TIMEOUT_MS = 30_000
/** A request that was 429, 5xx or cut off is sent again after 2 s and after 4 s, or when its answer says (`retry-after`). */
const RETRIES = 2
/** With one of these the endpoint says that it will not have this text: too long for its model, for instance. */
const refusing = [400, 413, 422]

/** Any endpoint that speaks OpenAI's embeddings. @param onTrouble hears when vectors of students begin to fail or be late. */
export function createEmbeddings(
  config: NonNullable<Config['embeddings']>,
  clock: Clock,
  onTrouble: (error: unknown) => void,
): Embeddings {
  const provider = createOpenAICompatible({ name: 'embeddings', baseURL: config.url, apiKey: config.key })
  const model = provider.embeddingModel(config.model)
  return {
    model: config.model,
    embed: (texts, signal) => ask(texts, RETRIES, signal),
    soon: rememberVectors(async (text) => (await ask([text], 0))[0]!, clock, onTrouble),
  }

  async function ask(texts: readonly string[], maxRetries: number, signal?: AbortSignal): Promise<Float32Array[]> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const abortSignal = signal ? AbortSignal.any([timeout, signal]) : timeout
    const { embeddings } = await embedMany({ model, values: [...texts], maxRetries, abortSignal }).catch(failed)
    return embeddings.map(normalised)
  }
}

function failed(error: unknown): never {
  const last = RetryError.isInstance(error) ? error.lastError : error
  const status = APICallError.isInstance(last) ? last.statusCode : undefined
  const kind = status && refusing.includes(status) ? 'refused' : 'unreachable'
  throw new EmbeddingsFailure(kind, `The embedding endpoint ${status ? `answered ${status}` : 'did not answer'}`, last)
}

/** The vector at length 1, so that a cosine is a sum of products. */
function normalised(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers)
  if (!(length > 0 && length < Infinity)) throw new EmbeddingsFailure('unreachable', 'A vector came without a length')
  return Float32Array.from(numbers, (number) => number / length)
}
