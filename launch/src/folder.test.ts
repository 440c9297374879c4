import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { throwawayFolder, throwawayOnDisk } from './folder.ts'
import { clusterSettings } from './postgres/cluster-settings.ts'

test.each([
  ['in memory', throwawayFolder],
  ['on a disk', throwawayOnDisk],
])('what is thrown away %s holds the database too, so that nothing is left elsewhere', async (_, make) => {
  const folder = await make('labreach-thrown-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Whoever runs something has often put a file there before the database is started.
  writeFileSync(join(folder, 'a-file'), '')
  expect(clusterSettings(folder).home).toBe(folder)
})
