import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { noteAnswer } from './malformed.ts'

export type SentFile = {
  stream: Readable
  /** Bytes; then the stream is one of a file, whose pieces nobody else holds. */
  size?: number
  type: string
  name: string
}

/**
 * Answers with a file. The pieces of one from the disk are freed as the system takes them: V8 would let hundreds of MB of
 * them lie until it collects, since what it sees of them is small.
 */
export function sendFile(reply: FastifyReply, { stream, size, type, name }: SentFile): FastifyReply {
  reply.type(type).header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
  if (size === undefined) return reply.send(stream)
  reply.header('content-length', size).hijack()
  noteAnswer(reply.request.raw)
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
  void pump(stream, reply.raw)
  return reply
}

async function pump(file: Readable, answer: ServerResponse): Promise<void> {
  answer.once('close', () => file.destroy())
  try {
    for await (const piece of file as AsyncIterable<Buffer<ArrayBuffer>>) {
      await new Promise<void>((taken, gone) => answer.write(piece, (error) => (error ? gone(error) : taken())))
      if (piece.length === piece.buffer.byteLength) piece.buffer.transfer(0)
    }
    answer.end()
  } catch {
    // The reader has gone, or the disk has failed after the first bytes: then the reader sees that the file broke off.
    answer.destroy()
  }
}
