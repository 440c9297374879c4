import type { CallInput, Endpoint } from '@labreach/contract/endpoint'
import { request } from './call.ts'
import { readCounted } from './lines.ts'

/** Calls an endpoint that returns lines and yields them as they arrive: first a count, then JSON values. */
export async function* streamLines<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
): AsyncGenerator<{ count: number } | { value: unknown }> {
  const response = await request(endpoint, input, { signal })
  if (response.body) yield* readCounted(decode(response.body))
}

async function* decode(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    await reader.cancel()
  }
}
