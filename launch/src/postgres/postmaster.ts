import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresIn } from '../platform/processes.ts'
import { freePort } from '../port.ts'
import { Problem } from '../problem.ts'
import type { Account } from './account.ts'
import { bareEnvironment } from './cluster.ts'

type Start = {
  cluster: string
  native: string
  account: Account
  port: number
  durable: boolean
  log: string
  env: Record<string, string>
}

/** How long a start may take before it is given up: replaying the log of a crash is the long case. In ms. */
const patience = 120_000

/** How long to wait for the memory of a killed server to be let go. In ms. */
const staleMemory = 20_000

/**
 * Starts the server on `port`, or on another when that one is taken, and comes back when it takes connections. Whatever
 * still runs on this cluster is ended first; the caller owns the data, so it can only be an orphan.
 */
export async function startPostmaster(start: Start): Promise<{ child: ChildProcess; port: number }> {
  const begun = Date.now()
  for (let wanted = start.port; ;) {
    await endOrphans(start.cluster)
    const port = await freePort(wanted)
    const from = statSync(start.log, { throwIfNoEntry: false })?.size ?? 0
    const child = spawnPostmaster(start, port)
    if (await ready(child, start.cluster)) return { child, port }
    const said = readFileSync(start.log, 'utf8').slice(from).trim()
    if (/could not bind|could not create any TCP/.test(said)) wanted = 0
    else if (
      /pre-existing shared memory|lock file "[^"]*" already exists/.test(said) &&
      Date.now() - begun < staleMemory
    )
      await sleep(200)
    else throw new Problem(`PostgreSQL did not start on ${start.cluster}. It said:\n${said}`)
  }
}

function spawnPostmaster({ cluster, native, account, durable, log, env }: Start, port: number): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // their path may be 107 bytes at most, and data folders lie deep
    max_connections: 100,
    max_wal_size: '512MB',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off', // compiling costs more than these short queries
    // What is thrown away after a test needs neither to survive nor to be tidied up.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const out = openSync(log, 'a', 0o600)
  // Detached: in a session of its own, out of reach of the terminal's Ctrl-C.
  const child = spawn(join(native, 'bin/postgres'), ['-D', cluster, ...flags], {
    ...account,
    cwd: '/',
    env: { ...bareEnvironment, ...env },
    detached: true,
    stdio: ['ignore', out, out],
  })
  closeSync(out)
  return child
}

/** True when the server takes connections, false when it has ended instead. The server says so in its own pid file. */
async function ready(child: ChildProcess, cluster: string): Promise<boolean> {
  const failed = new Promise<never>((_, reject) => child.once('error', reject))
  const watch = async () => {
    for (const end = Date.now() + patience; Date.now() < end; await sleep(15)) {
      if (child.exitCode !== null || child.signalCode !== null) return false
      const lines = pidFile(cluster)
      if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    }
    child.kill('SIGQUIT')
    throw new Problem(`PostgreSQL was not ready after ${patience / 1000} seconds on ${cluster}.`)
  }
  return Promise.race([watch(), failed])
}

/**
 * Ends what a killed launcher or a killed server left behind: a whole server in order (nothing committed is lost either
 * way), lone children of a dead one at once. Then no process is in the cluster, and its pid file can only name a stranger.
 */
async function endOrphans(cluster: string): Promise<void> {
  const begun = Date.now()
  for (let asked = ''; ; await sleep(20)) {
    // Every process of a server works inside its cluster's folder.
    const orphans = postgresIn(realpathSync(cluster))
    if (orphans.length === 0) break
    const postmaster = orphans.filter((pid) => pid === Number(pidFile(cluster)[0]))
    const signal = Date.now() - begun > 8000 ? 'SIGKILL' : postmaster.length > 0 ? 'SIGINT' : 'SIGQUIT'
    if (asked !== signal) for (const pid of signal === 'SIGINT' ? postmaster : orphans) tell(pid, signal)
    asked = signal
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
