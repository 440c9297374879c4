import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { markResponded } from './malformed.ts'

export type SentFile = {
  stream: Readable
  /** In bytes. If set, the stream reads a file, and no other code uses its buffers. */
  size?: number
  type: string
  name: string
}

/**
 * Sends a file. The buffers of a file from the disk are freed as soon as they are written: they are outside V8's heap,
 * so V8 would collect them late and hundreds of MB would accumulate.
 */
export function sendFile(reply: FastifyReply, { stream, size, type, name }: SentFile): FastifyReply {
  reply.type(type).header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
  if (size === undefined) return reply.send(stream)
  reply.header('content-length', size).hijack()
  markResponded(reply.request.raw)
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  void pump(stream, reply.raw)
  return reply
}

async function pump(file: Readable, response: ServerResponse): Promise<void> {
  response.once('close', () => file.destroy())
  try {
    for await (const piece of file as AsyncIterable<Buffer<ArrayBuffer>>) {
      await new Promise<void>((resolve, reject) =>
        response.write(piece, (error) => (error ? reject(error) : resolve())),
      )
      if (piece.length === piece.buffer.byteLength) piece.buffer.transfer(0)
    }
    response.end()
  } catch {
    // The client has disconnected, or the disk failed after the first bytes: a reset shows the client an incomplete
    // file.
    response.destroy()
  }
}
