import { createServer } from 'node:net'

const obstacles: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'is reserved for root' }

/**
 * What keeps a server from listening on this port now, as the rest of a sentence; undefined when nothing does. For the
 * loopback address both of its families are asked, since a browser may take either for "localhost".
 */
export async function obstacleTo(port: number, host: string): Promise<string | undefined> {
  for (const address of host === '127.0.0.1' ? [host, '::1'] : [host]) {
    const result = await tryPort(port, address)
    if (typeof result === 'string' && result in obstacles) return obstacles[result]
  }
  return undefined // an address that this machine lacks is for the server itself to report
}

/** `preferred` where it is free, else any free port of the loopback address. */
export async function freePort(preferred = 0): Promise<number> {
  const result = await tryPort(preferred, '127.0.0.1')
  if (typeof result === 'number') return result
  if (preferred === 0) throw new Error(`No port is free: ${result}`)
  return freePort()
}

/** The port it could listen on, or the error code. */
function tryPort(port: number, host: string): Promise<number | string> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
