import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Chunks of a streamed response that are sent before it breaks. */
const chunksBefore = 3

/**
 * Makes a streamed response fail. `stall`: sends three chunks, then nothing more, and leaves the connection open.
 * `cut`: sends three chunks, then closes the connection. `trickle`: sends everything, with `ms` between two chunks.
 */
export function breakResponse(response: ServerResponse, kind: 'stall' | 'cut' | 'trickle', ms: number): void {
  const write = response.write.bind(response) as (chunk: string | Uint8Array, written?: () => void) => boolean
  const end = response.end.bind(response) as (chunk?: string | Uint8Array) => ServerResponse
  let chunks = 0
  let sent = Promise.resolve()

  function next(chunk: string | Uint8Array): boolean {
    chunks += 1
    if (kind === 'trickle') sent = sent.then(() => sleep(ms)).then(() => void write(chunk))
    else if (chunks < chunksBefore) return write(chunk)
    else if (chunks === chunksBefore) return write(chunk, () => kind === 'cut' && response.socket?.destroy())
    return true
  }

  response.write = ((chunk: string | Uint8Array) => next(chunk)) as ServerResponse['write']
  response.end = ((chunk?: string | Uint8Array) => {
    if (chunk !== undefined && typeof chunk !== 'function') next(chunk)
    if (kind === 'trickle') void sent.then(() => end())
    return response
  }) as ServerResponse['end']
}
