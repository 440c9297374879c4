import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Pieces of a streamed answer that go out before it breaks. */
const piecesBefore = 3

/**
 * An answer that begins well. `stall`: then nothing more comes, and the connection stays. `cut`: then the connection is
 * cut. `trickle`: everything comes, each piece `ms` after the one before.
 */
export function breakAnswer(response: ServerResponse, kind: 'stall' | 'cut' | 'trickle', ms: number): void {
  const write = response.write.bind(response) as (piece: string | Uint8Array, written?: () => void) => boolean
  const end = response.end.bind(response) as (piece?: string | Uint8Array) => ServerResponse
  let pieces = 0
  let sent = Promise.resolve()

  function next(piece: string | Uint8Array): boolean {
    pieces += 1
    if (kind === 'trickle') sent = sent.then(() => sleep(ms)).then(() => void write(piece))
    else if (pieces < piecesBefore) return write(piece)
    else if (pieces === piecesBefore) return write(piece, () => kind === 'cut' && response.socket?.destroy())
    return true
  }

  response.write = ((piece: string | Uint8Array) => next(piece)) as ServerResponse['write']
  response.end = ((piece?: string | Uint8Array) => {
    if (piece !== undefined && typeof piece !== 'function') next(piece)
    if (kind === 'trickle') void sent.then(() => end())
    return response
  }) as ServerResponse['end']
}
