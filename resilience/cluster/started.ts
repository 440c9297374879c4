import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { Problem } from '@labreach/launch/problem'
import type { Cluster } from './cluster.ts'
import { startCluster } from './start.ts'

type Scene = { cluster: Cluster; pdf: Uint8Array<ArrayBuffer> }

type Options = { port: number; say: (line: string) => void; stay?: boolean }

/**
 * Starts a cluster on a new folder, runs something on it that answers what went wrong, and ends all again, also on Ctrl-C.
 * Sets the exit code; the folder is kept where something was wrong. With `stay`, Ctrl-C alone is waited for instead.
 */
export async function onCluster(
  { port, say, stay = false }: Options,
  run: (scene: Scene) => Promise<readonly string[]>,
): Promise<void> {
  const dir = await throwawayOnDisk('labreach-cluster-')
  let cluster: Cluster | undefined
  let wrongs: readonly string[] = ['It did not come to its end.']
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  const interrupted = asked.then(() => {
    throw new Problem('Stopped before its end.')
  })
  try {
    say('Starting PostgreSQL twice, PgBouncer, two server processes and haproxy…')
    const starting = startCluster({ dir, port, env: { LIMITS_PER_ADDRESS: 'off' }, say })
    cluster = await Promise.race([starting, interrupted]).catch(async (error: unknown) => {
      // What was asked to end while it starts ends when it has.
      await starting.then(
        (late) => late.stop(),
        () => undefined,
      )
      throw error
    })
    for (const line of addressesOf(cluster)) say(line)
    const resume = join(dir, 'a-resume.pdf')
    await writeResume(resume)
    const pdf = new Uint8Array(await readFile(resume))
    const work = stay ? asked.then(() => []) : Promise.race([run({ cluster, pdf }), interrupted])
    if (stay) say('To stop       Ctrl-C')
    wrongs = await work
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    wrongs = [error.message]
  } finally {
    await cluster?.stop()
    for (const wrong of wrongs) say(wrong)
    if (wrongs.length > 0) say(`The data and the logs are kept in ${dir}`)
    else await rm(dir, { recursive: true, force: true })
    process.exitCode = wrongs.length > 0 ? 1 : 0
  }
}

const addressesOf = ({ url, sandboxUrl, instances, primary, standby, databaseUrl, dataDir }: Cluster): string[] => [
  `haproxy       ${url}`,
  `sandbox       ${sandboxUrl}`,
  ...instances.map((one) => `${one.name}  ${one.url}, process ${one.pid}`),
  ...[primary, standby].map((one) => `PostgreSQL    ${one.name}, port ${one.port}, process ${one.pid}`),
  `the primary   ${databaseUrl}`,
  `logs          ${dataDir}/log/`,
]
