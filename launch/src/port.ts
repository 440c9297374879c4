import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const obstacles: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'is reserved for root' }

/**
 * What keeps a server from listening on this port now, as the rest of a sentence; undefined when nothing does. For the
 * loopback address both of its families are asked, since a browser may take either for "localhost".
 */
export async function obstacleTo(port: number, host: string): Promise<string | undefined> {
  for (const address of host === '127.0.0.1' ? [host, '::1'] : [host]) {
    const result = await tryPort(port, address)
    if (result && result in obstacles) return obstacles[result]
  }
  return undefined // an address that this machine lacks is for the server itself to report
}

/**
 * `preferred` where it is free, else some free port of the loopback address. It lies below those that systems give to
 * connections which go out (from 32,768 up), so that none takes it before its server listens.
 */
export async function freePort(preferred = 0): Promise<number> {
  const others = Array.from({ length: 100 }, () => randomInt(10_000, 32_000))
  for (const port of preferred ? [preferred, ...others] : others)
    if ((await tryPort(port, '127.0.0.1')) === undefined) return port
  throw new Error('No port is free.')
}

/** Why it could not listen there: an error code. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
