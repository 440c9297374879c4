import { isIP, Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'

/**
 * Loaded before every test file. A test fails if it calls console.error without a vi.spyOn for it, or connects to
 * another machine. Unhandled rejections make Vitest fail the run.
 */
const noise: string[] = []

const printError = console.error
console.error = (...words: unknown[]) => {
  noise.push(`console.error: ${words.map(String).join(' ')}`)
  printError(...words)
}

const isLocal = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** The host of a call of `connect`: Node passes options, or an array of normalized arguments. */
function findDestination(first: unknown): string | undefined {
  const options: unknown = Array.isArray(first) ? first[0] : first
  if (typeof options !== 'object' || options === null) return undefined
  if ('path' in options && options.path) return undefined
  return 'host' in options && typeof options.host === 'string' ? options.host : 'localhost'
}

const connect = Socket.prototype.connect
Socket.prototype.connect = function guardedConnect(this: Socket, ...call: unknown[]) {
  const host = typeof call[0] === 'number' && typeof call[1] === 'string' ? call[1] : findDestination(call[0])
  if (host !== undefined && !isLocal(host)) {
    noise.push(`a connection to ${host}`)
    this.destroy(new Error(`Tests must not connect to another machine: ${host}.`))
    return this
  }
  return Reflect.apply(connect, this, call)
} as typeof connect

const failOnNoise = (): void => {
  const entries = noise.splice(0)
  if (entries.length > 0) throw new Error(`Unexpected in this test:\n${entries.join('\n')}`)
}

// Entries from the loading of a file fail its first test.
afterEach(failOnNoise)
afterAll(failOnNoise)
