import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Account, changeOwner } from '@labreach/launch/postgres/account'
import { daemon, type Daemon } from './daemon.ts'
import { fillExample } from './example-file.ts'

/** What stands between students, server processes and PostgreSQL. */
type Middle = { program: string; folder: string; log: string; account: Account }
type Values = Record<string, string | number>

/** PgBouncer with deploy/pgbouncer.ini. */
export function pooler({ program, folder, log, account }: Middle, password: string, values: Values): Daemon {
  const users = String(values['auth-file'])
  writeFileSync(users, `"labreach" "${password}"\n`, { mode: 0o600 })
  changeOwner(account, users)
  const file = join(folder, 'pgbouncer.ini')
  fillExample('pgbouncer.ini', file, account, values)
  return daemon({ program, args: [file], account, log, ending: 'SIGTERM', works: () => listens(Number(values.port)) })
}

/** haproxy with deploy/haproxy.cfg. */
export function balancer({ program, folder, log, account }: Middle, url: string, values: Values): Daemon {
  const file = join(folder, 'haproxy.cfg')
  fillExample('haproxy.cfg', file, account, values)
  const works = () => listens(Number(new URL(url).port))
  return daemon({ program, args: ['-db', '-f', file], account, log, ending: 'SIGTERM', works })
}

/** Whether somebody takes connections on this port of the loopback address. */
async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const heard = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return heard
}
