import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type SlowClient = {
  socket: Socket
  /** The bytes received so far. */
  getReceived: () => string
}

/** A client at a loopback address (e.g. 127.0.0.2) that sends these bytes and nothing more. */
export async function aSlowClient(url: string, bytes: string | Buffer, from = '127.0.0.1'): Promise<SlowClient> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
  let received = ''
  socket.on('data', (part) => (received += String(part)))
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(bytes)
  return { socket, getReceived: () => received }
}

/** A client that sends a request and never reads the response. */
export async function anUnreadDownload(url: string, path: string, from = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, localAddress: from })
  socket.on('error', () => undefined).pause()
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  return socket
}

/** An upload that stops after this number of bytes. */
export function aHalfUpload(bytes: number): Buffer {
  const part = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  const head = ['Host: x', 'Content-Type: multipart/form-data; boundary=x', `Content-Length: ${bytes + 10_000}`]
  return Buffer.concat([
    Buffer.from(`POST /api/resume/ HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n--x\r\n${part}\r\n\r\n%PDF-1.7\n`),
    Buffer.alloc(bytes, 'x'),
  ])
}

/** The beginning of a call whose body is never complete. */
export function aHalfBody(path: string, size = 50): string {
  const head = ['Host: x', 'Content-Type: application/json', `Content-Length: ${size}`].join('\r\n')
  return `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n{"user`
}
