import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The number of concurrent clients of each kind. */
export type ClientCounts = { bodies: number; downloads: number; uploads: number }

/** The networks of the clients. Every address in 127.0.0.0/8 is an address of this machine. */
const networks = Array.from({ length: 5 }, (_, at) => `127.0.0.${2 + at}`)
const UPLOAD_BYTES = 9 * 1024 * 1024
/** Connections that are opened at the same time. */
const AT_ONCE = 50
/** The pause before a client reconnects, in ms. */
const RECONNECT_MS = 250

export type Target = {
  url: string
  /** Path and query of a large resume. */
  download: string
}

/**
 * Opens connections that stay open and transfer almost nothing: incomplete request bodies, downloads that are not read,
 * and incomplete uploads. A client reconnects when the server closes its connection. Returns when all have connected.
 */
export async function openSlowClients({ url, download }: Target, counts: ClientCounts) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const totals = { opened: 0, statuses: new Map<string, number>() }
  let isClosed = false

  const startClient = (request: string | Buffer, number: number, reads: boolean) => {
    const localAddress = networks[number % networks.length]!
    const socket = connect({ host: hostname, port: Number(port), localAddress })
    open.add(socket)
    totals.opened++
    socket.write(request)
    socket.on('error', () => undefined)
    if (reads)
      socket.once('data', (chunk) => {
        const status = String(chunk).slice(9, 12)
        totals.statuses.set(status, (totals.statuses.get(status) ?? 0) + 1)
        socket.resume()
      })
    else socket.pause()
    // A client that does not read notices only an aborted connection, not a regular end.
    socket.once('close', () => {
      open.delete(socket)
      setTimeout(() => {
        if (!isClosed) startClient(request, number, reads)
      }, RECONNECT_MS)
    })
  }

  const upload = createIncompleteUpload()
  const requests = [
    ...Array.from({ length: counts.bodies }, () => [incompleteBody, true] as const),
    ...Array.from({ length: counts.downloads }, () => [`GET ${download} HTTP/1.1\r\nHost: x\r\n\r\n`, false] as const),
    ...Array.from({ length: counts.uploads }, () => [upload, true] as const),
  ]
  for (const [number, [request, reads]] of requests.entries()) {
    startClient(request, number, reads)
    if (number % AT_ONCE === AT_ONCE - 1) await sleep(20)
  }
  return {
    totals,
    open: () => open.size,
    close: () => {
      isClosed = true
      for (const socket of open) socket.destroy()
    },
  }
}

/** A request with a Content-Length of 130 and a body of 6 bytes. */
const incompleteBody =
  'POST /api/auth/register/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 130\r\n\r\n{"user'

function createIncompleteUpload(): Buffer {
  const length = UPLOAD_BYTES + 10_000
  const head = `POST /api/resume/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}`
  const part = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  return Buffer.concat([
    Buffer.from(`${head}\r\n\r\n--x\r\n${part}\r\n\r\n%PDF-1.7\n`),
    Buffer.alloc(UPLOAD_BYTES, 'x'),
  ])
}
