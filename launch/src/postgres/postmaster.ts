import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgresIn } from '../platform/processes.ts'
import { findFreePort } from '../port.ts'
import { Problem } from '../problem.ts'
import type { SystemUser } from './system-user.ts'
import { bareEnvironment } from './cluster.ts'

type Start = {
  cluster: string
  binaries: string
  systemUser: SystemUser
  port: number
  durable: boolean
  log: string
  env: Record<string, string>
}

/** Milliseconds for a start. Recovery after a crash takes longest. */
const timeoutMs = 120_000

/** Milliseconds to wait until the system releases the shared memory of a killed server. */
const staleMemoryMs = 20_000

/**
 * Starts the server on `port`, or on another port if that one is taken. Returns when it accepts connections. Processes
 * that still run on this cluster are ended first: the caller owns the data, so they are orphans of a killed launcher.
 */
export async function startPostmaster(start: Start): Promise<{ child: ChildProcess; port: number }> {
  const startedAt = Date.now()
  for (let preferredPort = start.port; ;) {
    await endOrphans(start.cluster)
    const port = await findFreePort(preferredPort)
    const from = statSync(start.log, { throwIfNoEntry: false })?.size ?? 0
    const child = spawnPostmaster(start, port)
    if (await waitUntilReady(child, start.cluster)) return { child, port }
    const output = readFileSync(start.log, 'utf8').slice(from).trim()
    if (/could not bind|could not create any TCP/.test(output)) preferredPort = 0
    else if (
      /pre-existing shared memory|lock file "[^"]*" already exists/.test(output) &&
      Date.now() - startedAt < staleMemoryMs
    )
      await sleep(200)
    else throw new Problem(`PostgreSQL did not start on ${start.cluster}. Its output:\n${output}`)
  }
}

function spawnPostmaster({ cluster, binaries, systemUser, durable, log, env }: Start, port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // a socket path has at most 107 bytes, too few for some data folders
    max_connections: 100,
    max_wal_size: '512MB',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off', // compilation takes longer than these short queries
    // Databases of tests are deleted: they need no durability and no vacuum.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const out = openSync(log, 'a', 0o600)
  // Detached: Ctrl-C in the terminal does not reach it.
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, ...flags], {
    ...systemUser,
    cwd: '/',
    env: { ...bareEnvironment, ...env },
    detached: true,
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  return child
}

/** Waits for the line `ready` in the server's pid file. Returns false if the server has ended. */
async function waitUntilReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const watch = async () => {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(15)) {
      if (child.exitCode !== null || child.signalCode !== null) return false
      const lines = readPidFile(cluster)
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    }
    child.kill('SIGQUIT')
    throw new Problem(`PostgreSQL was not ready after ${timeoutMs / 1000} seconds on ${cluster}.`)
  }
  return Promise.race([watch(), failed])
}

/**
 * Ends the processes that a killed launcher or a killed server left in the cluster: a complete server by SIGINT,
 * children without a server by SIGQUIT, all by SIGKILL after 8 s. Then removes the pid file, since it is stale.
 */
async function endOrphans(cluster: string): Promise<void> {
  const startedAt = Date.now()
  for (let lastSignal = ''; ; await sleep(20)) {
    // The working directory of all server processes is the cluster's folder.
    const orphans = findPostgresIn(realpathSync(cluster))
    if (orphans.length === 0) break
    const postmaster = orphans.filter((pid) => pid === Number(readPidFile(cluster)[0]))
    const signal = Date.now() - startedAt > 8000 ? 'SIGKILL' : postmaster.length > 0 ? 'SIGINT' : 'SIGQUIT'
    if (lastSignal !== signal) for (const pid of signal === 'SIGINT' ? postmaster : orphans) sendSignal(pid, signal)
    lastSignal = signal
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
