import { rm } from 'node:fs/promises'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { startSystem } from '@labreach/launch/start'

/** `npm run bench -- start`: the time of further starts on a data folder, divided by that of the first start. */
const folder = await createThrowawayFolderOnDisk('labreach-start-')
try {
  const times: number[] = []
  for (let start = 0; start < 3; start++) {
    const started = performance.now()
    const system = await startSystem({ dataDir: folder, port: 0, quiet: true })
    times.push(performance.now() - started)
    await system.stop()
  }
  const [first, ...others] = times
  for (const [at, time] of others.entries())
    console.log(
      `start ${at + 2} / start 1 = ${(time / first!).toFixed(2)} (${(time / 1_000).toFixed(1)} of ${(first! / 1_000).toFixed(1)} s)`,
    )
} finally {
  await rm(folder, { recursive: true, force: true })
}
