import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SystemUser, changeOwner } from '@labreach/launch/postgres/system-user'
import { bareEnvironment } from '@labreach/launch/postgres/cluster'
import { openSql, type Sql } from '@labreach/launch/sql'
import { createServerProcess, type ServerProcess } from './server-process.ts'
import type { findDebianPrograms } from './debian.ts'
import { fillExample } from './example-file.ts'

/** A PostgreSQL server of Debian: a primary or a standby. */
export type Machine = ServerProcess & {
  name: string
  port: number
  dataDir: string
  /** A direct connection of the superuser to the database `labreach`. */
  url: string
  /** Creates an empty data directory with the superuser `postgres` and the settings of deploy/. */
  create(): void
  /** Replaces the data directory with a copy of another machine. Its replication slot is `standby`. */
  copyFrom(other: Machine): void
  /** Runs queries as the superuser. */
  query<T>(work: (sql: Sql) => PromiseLike<T>, url?: string): Promise<T>
}

type Options = {
  name: string
  folder: string
  port: number
  log: string
  systemUser: SystemUser
  programs: ReturnType<typeof findDebianPrograms>
  /** The password of the superuser and of the replication. */
  password: string
}

/** A machine that is not started. */
export function createMachine({ name, folder, port, log, systemUser, programs, password }: Options): Machine {
  const dataDir = join(folder, name)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/labreach`
  const query = async <T>(work: (sql: Sql) => PromiseLike<T>, databaseUrl = url) => {
    const sql = openSql(databaseUrl, { connectTimeoutMs: 2_000 })
    try {
      return await work(sql)
    } finally {
      await sql.end()
    }
  }
  const isReady = () =>
    query((sql) => sql`select 1`, url.replace(/labreach$/, 'postgres')).then(
      () => true,
      () => false,
    )
  const createEmptyDir = () => {
    rmSync(dataDir, { recursive: true, force: true })
    mkdirSync(dataDir, { mode: 0o700 })
    changeOwner(systemUser, dataDir)
  }
  const configure = () => {
    const hba = join(dataDir, 'pg_hba.conf')
    fillExample('pg_hba.conf', hba, systemUser, { network: '127.0.0.1/32', haproxy: '127.0.0.1/32' })
    const settings = { address: '127.0.0.1', port, 'socket-directories': '', 'hba-file': hba }
    fillExample('postgresql.conf', join(dataDir, 'postgresql.conf'), systemUser, settings)
  }
  // SIGINT stops PostgreSQL without a wait for its clients.
  const server = createServerProcess({
    program: programs.postgres,
    args: ['-D', dataDir],
    systemUser,
    logPath: log,
    stopSignal: 'SIGINT',
    isReady,
  })
  return {
    name,
    port,
    dataDir,
    url,
    query,
    get pid() {
      return server.pid
    },
    get isRunning() {
      return server.isRunning
    },
    kill: server.kill,
    stop: server.stop,
    start: server.start,
    create() {
      createEmptyDir()
      const file = join(folder, `${name}.password`)
      writeFileSync(file, password, { mode: 0o600 })
      changeOwner(systemUser, file)
      const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres', '--auth=scram-sha-256']
      run(programs.initdb, systemUser, ['-D', dataDir, ...locale, `--pwfile=${file}`])
      rmSync(file)
      configure()
    },
    copyFrom(other) {
      createEmptyDir()
      const source = `host=127.0.0.1 port=${other.port} user=replicator password=${password} application_name=standby`
      run(programs.pg_basebackup, systemUser, ['-d', source, '-D', dataDir, '-R', '-C', '-S', 'standby', '-c', 'fast'])
      configure()
    },
  }
}

function run(program: string, systemUser: SystemUser, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    ...systemUser,
    cwd: '/',
    env: bareEnvironment,
    encoding: 'utf8',
  })
  if (status !== 0) throw error ?? new Error(`${program} failed:\n${stderr}`)
}
