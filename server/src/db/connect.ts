import { Socket } from 'node:net'
import postgres from 'postgres'

/**
 * Seconds before a lost connection is tried again. By itself postgres.js waits ever longer, up to 20 s after seven
 * failures that all connections count together: a database away for three seconds was then missed for twenty.
 */
const pauseBeforeConnecting = (): number => 0.2 + Math.random() / 2

/**
 * The name by which PostgreSQL knows this application: blanks follow, of which it keeps none that anybody sees. They make
 * the first message of a connection longer than the 1,024 bytes up to which postgres.js 3.4.9 holds messages back until the
 * turn of the loop is over. One that is lost in the midst of such a turn never writes a short message again, not even that
 * first one: whoever gets it waits for `connect_timeout`, time after time (github.com/LanternOps/breeze/issues/3225). A
 * long one takes what was held back with it, and all is well again.
 */
const application_name = 'labreach'.padEnd(1_024)

/**
 * Says of its end that it was a usual one. Where it is told that it ended by an error, postgres.js 3.4.9 takes everybody for
 * told by that error, and forgets who took the connection in the moment between the two; otherwise it tells who is left.
 */
class Line extends Socket {
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    super._destroy(null, () => done(error))
  }
}

type Place = { host: string[]; port: number[]; path?: string }

/** Makes the sockets of a pool, as postgres.js does by itself: of several hosts it takes one after the other. */
function lines() {
  let next = 0
  return ({ host: hosts, port: ports, path }: Place): Socket => {
    const [host, port] = [hosts[next % hosts.length]!, ports[next % hosts.length]!]
    next++
    const line = Object.assign(new Line(), { host, port })
    return path ? line.connect(path) : line.connect(port, host)
  }
}

/**
 * `ahead: false`: no statement is sent before the one ahead of it on its connection is answered. postgres.js 3.4.9 then
 * tells nobody of `onexecute`, so that such a pool is not for transactions.
 */
type Options<T extends Record<string, postgres.PostgresType>> = postgres.Options<T> & { ahead?: boolean }

/** postgres.js on `url`, as every process here that runs for long uses it. Nothing connects before the first statement. */
export function connect<T extends Record<string, postgres.PostgresType> = {}>(
  url: string,
  { ahead = true, ...options }: Options<T> = {},
) {
  // Its types do not know of these.
  const untold = { socket: lines(), ...(!ahead && { max_pipeline: 0 }) }
  return postgres(url, {
    onnotice: () => undefined,
    backoff: pauseBeforeConnecting,
    ...untold,
    ...options,
    connection: { application_name, ...options.connection },
  })
}
