import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How many of each there are at any time. */
export type Crowd = { bodies: number; downloads: number; uploads: number }

/** Networks that the crowd comes from: of 127.0.0.0/8 each address is this machine. */
const networks = Array.from({ length: 5 }, (_, at) => `127.0.0.${2 + at}`)
const UPLOAD_BYTES = 9 * 1024 * 1024
/** Opened at the same time. */
const AT_ONCE = 50
/** Who is let go comes back after so long, ms. */
const BACK_MS = 250

export type Target = { url: string; /** Of a large resume, path and query. */ download: string }

/**
 * Visitors who keep a connection and do next to nothing with it: bodies of which some bytes come, downloads that nobody
 * reads, uploads that do not end. Whoever is let go comes back. Comes back itself when all have begun.
 */
export async function openCrowd({ url, download }: Target, crowd: Crowd) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const seen = { opened: 0, told: new Map<string, number>() }
  let over = false

  const come = (first: string | Buffer, number: number, reads: boolean) => {
    const from = networks[number % networks.length]!
    const socket = connect({ host: hostname, port: Number(port), localAddress: from })
    open.add(socket)
    seen.opened++
    socket.write(first)
    socket.on('error', () => undefined)
    if (reads)
      socket.once('data', (part) => {
        const status = String(part).slice(9, 12)
        seen.told.set(status, (seen.told.get(status) ?? 0) + 1)
        socket.resume()
      })
    else socket.pause()
    // One that reads nothing is not told of the end: it comes anew with the others that are let go.
    socket.once('close', () => {
      open.delete(socket)
      setTimeout(() => {
        if (!over) come(first, number, reads)
      }, BACK_MS)
    })
  }

  const upload = halfAnUpload()
  const visits = [
    ...Array.from({ length: crowd.bodies }, () => [halfABody, true] as const),
    ...Array.from({ length: crowd.downloads }, () => [`GET ${download} HTTP/1.1\r\nHost: x\r\n\r\n`, false] as const),
    ...Array.from({ length: crowd.uploads }, () => [upload, true] as const),
  ]
  for (const [number, [first, reads]] of visits.entries()) {
    come(first, number, reads)
    if (number % AT_ONCE === AT_ONCE - 1) await sleep(20)
  }
  return {
    seen,
    open: () => open.size,
    close: () => {
      over = true
      for (const socket of open) socket.destroy()
    },
  }
}

/** 130 bytes are announced, and few of them come. */
const halfABody =
  'POST /api/auth/register/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 130\r\n\r\n{"user'

function halfAnUpload(): Buffer {
  const length = UPLOAD_BYTES + 10_000
  const head = `POST /api/resume/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}`
  const part = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  return Buffer.concat([
    Buffer.from(`${head}\r\n\r\n--x\r\n${part}\r\n\r\n%PDF-1.7\n`),
    Buffer.alloc(UPLOAD_BYTES, 'x'),
  ])
}
