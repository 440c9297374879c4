import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const portProblems: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'is reserved for root' }

/**
 * Why a server cannot listen on this port, as the end of a sentence; undefined if it can. Checks IPv4 and IPv6 for the
 * loopback address, since a browser may use either for "localhost".
 */
export async function findPortProblem(port: number, host: string): Promise<string | undefined> {
  for (const address of host === '127.0.0.1' ? [host, '::1'] : [host]) {
    const result = await tryPort(port, address)
    if (result && result in portProblems) return portProblems[result]
  }
  return undefined // the server itself reports an address that this machine does not have
}

/**
 * `preferred` if it is free, otherwise a random free port of the loopback address. Random ports are below 32,768, the
 * start of the ephemeral ports: no outgoing connection can take the port before its server listens.
 */
export async function findFreePort(preferred = 0): Promise<number> {
  const others = Array.from({ length: 100 }, () => randomInt(10_000, 32_000))
  for (const port of preferred ? [preferred, ...others] : others)
    if ((await tryPort(port, '127.0.0.1')) === undefined) return port
  throw new Error('No port is free.')
}

/** The error code of an attempt to listen; undefined if it succeeds. */
function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
