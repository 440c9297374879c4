import { isIP, Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'

/**
 * Loaded before every test file. A console.error that the test did not expect (by vi.spyOn) and a connection that would
 * leave this machine fail the test they happen in. Unhandled rejections fail the run by Vitest itself.
 */
const noise: string[] = []

const say = console.error
console.error = (...words: unknown[]) => {
  noise.push(`console.error: ${words.map(String).join(' ')}`)
  say(...words)
}

const isHere = (host: string) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** Where a socket is asked to go: Node hands `connect` either options or an array it has already put in order. */
function destination(first: unknown): string | undefined {
  const options: unknown = Array.isArray(first) ? first[0] : first
  if (typeof options !== 'object' || options === null) return undefined
  if ('path' in options && options.path) return undefined
  return 'host' in options && typeof options.host === 'string' ? options.host : 'localhost'
}

const connect = Socket.prototype.connect
Socket.prototype.connect = function guarded(this: Socket, ...call: unknown[]) {
  const host = typeof call[0] === 'number' && typeof call[1] === 'string' ? call[1] : destination(call[0])
  if (host !== undefined && !isHere(host)) {
    noise.push(`a connection to ${host}`)
    this.destroy(new Error(`Tests stay on this machine: ${host} was refused.`))
    return this
  }
  return Reflect.apply(connect, this, call)
} as typeof connect

const listen = (): void => {
  const heard = noise.splice(0)
  if (heard.length > 0) throw new Error(`Unexpected in this test:\n${heard.join('\n')}`)
}

// What was heard while a file was loading or preparing is told by its first test.
afterEach(listen)
afterAll(listen)
