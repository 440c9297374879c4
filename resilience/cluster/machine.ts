import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, changeOwner } from '@labreach/launch/postgres/account'
import { bareEnvironment } from '@labreach/launch/postgres/cluster'
import { openSql, type Sql } from '@labreach/launch/sql'
import { daemon, type Daemon } from './daemon.ts'
import type { debianPrograms } from './debian.ts'
import { fillExample } from './example-file.ts'

/** A PostgreSQL of Debian's with a folder, a port and a process of its own; primary or standby. */
export type Machine = Daemon & {
  name: string
  port: number
  dataDir: string
  /** Of the superuser, to the database `labreach`, straight to this machine. */
  url: string
  /** Makes an empty cluster with the superuser `postgres` and the settings of deploy/. */
  create(): void
  /** Throws away what is there and copies another one, to follow it as `standby` through a slot of this name. */
  copyFrom(other: Machine): void
  /** Asks this machine as its superuser. */
  ask<T>(question: (sql: Sql) => PromiseLike<T>, url?: string): Promise<T>
}

type Options = {
  name: string
  folder: string
  port: number
  log: string
  account: Account
  programs: ReturnType<typeof debianPrograms>
  /** One for superuser and replication alike. */
  password: string
}

/** A machine that does not run yet. */
export function machine({ name, folder, port, log, account, programs, password }: Options): Machine {
  const dataDir = join(folder, name)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/labreach`
  const ask = async <T>(question: (sql: Sql) => PromiseLike<T>, to = url) => {
    const sql = openSql(to, { connectTimeoutMs: 2_000 })
    try {
      return await question(sql)
    } finally {
      await sql.end()
    }
  }
  const works = () =>
    ask((sql) => sql`select 1`, url.replace(/labreach$/, 'postgres')).then(
      () => true,
      () => false,
    )
  const empty = () => {
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir, { mode: 0o700 })
    changeOwner(account, dataDir)
  }
  const configure = () => {
    const hba = join(dataDir, 'pg_hba.conf')
    fillExample('pg_hba.conf', hba, account, { network: '127.0.0.1/32', haproxy: '127.0.0.1/32' })
    const settings = { address: '127.0.0.1', port, 'socket-directories': '', 'hba-file': hba }
    fillExample('postgresql.conf', join(dataDir, 'postgresql.conf'), account, settings)
  }
  // SIGINT ends PostgreSQL without waiting for those who are connected.
  const server = daemon({ program: programs.postgres, args: ['-D', dataDir], account, log, ending: 'SIGINT', works })
  return {
    name,
    port,
    dataDir,
    url,
    ask,
    get pid() {
      return server.pid
    },
    get running() {
      return server.running
    },
    kill: server.kill,
    stop: server.stop,
    start: server.start,
    create() {
      empty()
      const file = join(folder, `${name}.password`)
      writeFileSync(file, password, { mode: 0o600 })
      changeOwner(account, file)
      const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres', '--auth=scram-sha-256']
      run(programs.initdb, account, ['-D', dataDir, ...locale, `--pwfile=${file}`])
      rmSync(file)
      configure()
    },
    copyFrom(other) {
      empty()
      const from = `host=127.0.0.1 port=${other.port} user=replicator password=${password} application_name=standby`
      run(programs.pg_basebackup, account, ['-d', from, '-D', dataDir, '-R', '-C', '-S', 'standby', '-c', 'fast'])
      configure()
    },
  }
}

function run(program: string, account: Account, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    ...account,
    cwd: '/',
    env: bareEnvironment,
    encoding: 'utf8',
  })
  if (status !== 0) throw error ?? new Error(`${program} failed:\n${stderr}`)
}
