import type { ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createPrivateFolder } from '../folder.ts'
import { claimFolder } from '../owner.ts'
import { providePostgresBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { openClusterSettings } from './cluster-settings.ts'
import { startPostmaster } from './postmaster.ts'

export type Postgres = {
  /** With role `labreach`, its password, and database `labreach` on the loopback address. */
  url: string
  port: number
  /** Stops the server, within 10 s at most, and releases the data folder. */
  stop(): Promise<void>
  /** Ends the server at once without waiting. The next start recovers from the write-ahead log. */
  kill(): void
  /**
   * Resolves when the server has ended and the data folder is released, with `PostgreSQL ended (SIGKILL)` or similar.
   */
  exited: Promise<string>
}

/**
 * Starts the PostgreSQL of the npm package with the data in `dataDir`, which is created if missing. Throws a Problem if
 * another process owns the data. `durable: false` (tests): faster, but a power cut can destroy the data. `log`: a file,
 * by default `<dataDir>/postgres.log`. `env`: additional environment variables of the server.
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
  const folder = createPrivateFolder(resolve(dataDir))
  const owners = [await claimFolder(folder)]
  const release = () => owners.splice(0).forEach((owner) => owner.release())
  try {
    const settings = openClusterSettings(folder)
    // A copy of the data folder refers to the same cluster, so the cluster is claimed too.
    if (settings.home !== folder) owners.push(await claimFolder(settings.home))
    const binaries = providePostgresBinaries(settings.systemUser, settings.binariesFolder)
    await ensureCluster({ ...settings, binaries, durable })
    const { child, port } = await startPostmaster({
      ...settings,
      binaries,
      durable,
      env,
      log: log ?? join(folder, 'postgres.log'),
    })
    if (port !== settings.port) settings.savePort(port)
    const { exited, stop } = watchExit(child, release)
    const url = `postgres://labreach:${settings.password}@127.0.0.1:${port}/labreach`
    return { url, port, exited, stop, kill: () => void child.kill('SIGQUIT') }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * PostgreSQL's shutdown signals: SIGINT (fast) rolls back and closes, SIGQUIT (immediate) leaves recovery to the next
 * start. A server that reacts to neither gets SIGKILL.
 */
const stopSignals = [
  { signal: 'SIGINT', timeoutMs: 6000 },
  { signal: 'SIGQUIT', timeoutMs: 3000 },
  { signal: 'SIGKILL', timeoutMs: 1000 },
] as const

function watchExit(child: ChildProcess, release: () => void): { exited: Promise<string>; stop(): Promise<void> } {
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      release()
      resolve(`PostgreSQL ended (${signal ?? `exit code ${code}`})`)
    })
  })
  const stop = async () => {
    for (const { signal, timeoutMs } of stopSignals) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      const { promise: timeout, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      await Promise.race([exited, timeout])
      clearTimeout(timer)
    }
  }
  return { exited, stop }
}
