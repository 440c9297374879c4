import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { type SystemUser, changeOwner } from '@labreach/launch/postgres/system-user'
import { createServerProcess, type ServerProcess } from './server-process.ts'
import { fillExample } from './example-file.ts'

type Proxy = { program: string; folder: string; log: string; systemUser: SystemUser }
type Values = Record<string, string | number>

/** PgBouncer with deploy/pgbouncer.ini. */
export function createPooler(
  { program, folder, log, systemUser }: Proxy,
  password: string,
  values: Values,
): ServerProcess {
  const users = String(values['auth-file'])
  writeFileSync(users, `"labreach" "${password}"\n`, { mode: 0o600 })
  changeOwner(systemUser, users)
  const file = join(folder, 'pgbouncer.ini')
  fillExample('pgbouncer.ini', file, systemUser, values)
  const isReady = () => isListening(Number(values.port))
  return createServerProcess({ program, args: [file], systemUser, logPath: log, stopSignal: 'SIGTERM', isReady })
}

/** haproxy with deploy/haproxy.cfg. */
export function createBalancer(
  { program, folder, log, systemUser }: Proxy,
  url: string,
  values: Values,
): ServerProcess {
  const file = join(folder, 'haproxy.cfg')
  fillExample('haproxy.cfg', file, systemUser, values)
  const isReady = () => isListening(Number(new URL(url).port))
  return createServerProcess({
    program,
    args: ['-db', '-f', file],
    systemUser,
    logPath: log,
    stopSignal: 'SIGTERM',
    isReady,
  })
}

/** Whether a process accepts connections on this port of the loopback address. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isConnected
}
