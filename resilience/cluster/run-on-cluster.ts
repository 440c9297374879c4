import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { Problem } from '@labreach/launch/problem'
import type { Cluster } from './cluster.ts'
import { startCluster } from './start.ts'

type Experiment = (input: { cluster: Cluster; pdf: Uint8Array<ArrayBuffer> }) => Promise<readonly string[]>

type Options = { port: number; print: (line: string) => void; stay?: boolean }

/**
 * Starts a cluster in a new folder, runs an experiment that returns its violations, and stops the cluster, also on
 * Ctrl-C. Sets the exit code. After a violation it does not delete the folder. With `stay` it runs no experiment and
 * waits for Ctrl-C.
 */
export async function runOnCluster({ port, print, stay = false }: Options, experiment: Experiment): Promise<void> {
  const dir = await createThrowawayFolderOnDisk('labreach-cluster-')
  let cluster: Cluster | undefined
  let violations: readonly string[] = ['The experiment is not complete.']
  const { promise: stopSignal, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  const interruption = stopSignal.then(() => {
    throw new Problem('The experiment was stopped.')
  })
  try {
    print('Starting etcd, three PostgreSQL servers under Patroni, PgBouncer, two server processes and haproxy…')
    const start = startCluster({ dir, port, env: { LIMITS_PER_NETWORK: 'off' }, print })
    cluster = await Promise.race([start, interruption]).catch(async (error: unknown) => {
      // After Ctrl-C during the start, the cluster stops when the start is complete.
      await start.then(
        (startedCluster) => startedCluster.stop(),
        () => undefined,
      )
      throw error
    })
    for (const line of formatAddresses(cluster)) print(line)
    const resume = join(dir, 'a-resume.pdf')
    await writeResume(resume)
    const pdf = new Uint8Array(await readFile(resume))
    const result = stay ? stopSignal.then(() => []) : Promise.race([experiment({ cluster, pdf }), interruption])
    if (stay) print('To stop       Ctrl-C')
    violations = await result
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    violations = [error.message]
  } finally {
    await cluster?.stop()
    for (const violation of violations) print(violation)
    if (violations.length > 0) print(`The data folder is ${dir}`)
    else await rm(dir, { recursive: true, force: true })
    process.exitCode = violations.length > 0 ? 1 : 0
  }
}

const formatAddresses = ({ url, sandboxUrl, instances, nodes, databaseUrl, dataDir }: Cluster): string[] => [
  `haproxy       ${url}`,
  `sandbox       ${sandboxUrl}`,
  ...instances.map((one) => `${one.name}  ${one.url}, process ${one.pid}`),
  ...nodes.map(
    ({ name, port, addresses }) => `PostgreSQL    ${name}, port ${port}; Patroni http://${addresses.api}/cluster`,
  ),
  `the primary   ${databaseUrl}`,
  `logs          ${dataDir}/log/`,
]
