import type { ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { privateFolder } from '../folder.ts'
import { own } from '../owner.ts'
import { postgresBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { clusterSettings } from './cluster-settings.ts'
import { startPostmaster } from './postmaster.ts'

export type Postgres = {
  /** With the password: role and database `labreach` on the loopback address. */
  url: string
  port: number
  /** Ends it in order (within about 10 s at worst) and gives the data up to the next owner. */
  stop(): Promise<void>
  /** Ends it at once, without waiting: the next start replays its log. */
  kill(): void
  /** Says how it ended, asked or not. The data is given up by then. */
  died: Promise<string>
}

/**
 * Starts the PostgreSQL that came with npm on the data in `dataDir`, making both folder and data where they are missing.
 * Throws a Problem when another process owns this data. `durable: false` (tests) trades safety from power cuts for speed.
 * `log` is a file; by default `<dataDir>/postgres.log`. `env` is added to the server's environment.
 */
export async function startPostgres({
  dataDir,
  log,
  durable = true,
  env = {},
}: {
  dataDir: string
  log?: string
  durable?: boolean
  env?: Record<string, string>
}): Promise<Postgres> {
  const folder = privateFolder(resolve(dataDir))
  const owners = [await own(folder)]
  const release = () => owners.splice(0).forEach((owner) => owner.release())
  try {
    const cluster = clusterSettings(folder)
    // A copied data folder points to the same cluster, which then needs an owner of its own.
    if (cluster.home !== folder) owners.push(await own(cluster.home))
    const native = postgresBinaries(cluster.account, cluster.spare)
    await ensureCluster({ ...cluster, native, durable })
    const { child, port } = await startPostmaster({
      ...cluster,
      native,
      durable,
      env,
      log: log ?? join(folder, 'postgres.log'),
    })
    if (port !== cluster.port) cluster.remember(port)
    const { died, stop } = watch(child, release)
    const url = `postgres://labreach:${cluster.password}@127.0.0.1:${port}/labreach`
    return { url, port, died, stop, kill: () => void child.kill('SIGQUIT') }
  } catch (error) {
    release()
    throw error
  }
}

/** PostgreSQL's own ladder: SIGINT rolls back and closes in order, SIGQUIT leaves it to the log, SIGKILL is last. */
const ladder = [
  { signal: 'SIGINT', patience: 6000 },
  { signal: 'SIGQUIT', patience: 3000 },
  { signal: 'SIGKILL', patience: 1000 },
] as const

function watch(child: ChildProcess, release: () => void): { died: Promise<string>; stop(): Promise<void> } {
  const died = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      release()
      resolve(`PostgreSQL ended (${signal ?? `exit code ${code}`})`)
    })
  })
  const stop = async () => {
    for (const { signal, patience } of ladder) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patience)
      await Promise.race([died, late])
      clearTimeout(timer)
    }
  }
  return { died, stop }
}
