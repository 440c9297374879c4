import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createThrowawayFolder, createThrowawayFolderOnDisk } from './folder.ts'
import { openClusterSettings } from './postgres/cluster-settings.ts'

test.each([
  ['in memory', createThrowawayFolder],
  ['on a disk', createThrowawayFolderOnDisk],
])('a throwaway folder %s contains the database cluster too, so nothing remains elsewhere', async (_, make) => {
  const folder = await make('labreach-thrown-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Callers often write a file to the folder before they start the database.
  writeFileSync(join(folder, 'a-file'), '')
  expect(openClusterSettings(folder).home).toBe(folder)
})
