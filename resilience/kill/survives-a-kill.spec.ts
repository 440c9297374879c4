import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeResume } from '@labreach/e2e/a-resume'
import type { Acknowledged } from '@labreach/e2e/student-over-http'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { expect, test } from '@playwright/test'
import { killRound, findLosses, start, stop } from './run.ts'

test('no acknowledged write is lost when server and PostgreSQL are killed, once each', async () => {
  test.setTimeout(420_000)
  const dataDir = await createThrowawayFolderOnDisk('labreach-kill-')
  const pdf = join(dataDir, 'a-resume.pdf')
  await writeResume(pdf)
  const bytes = await readFile(pdf)
  const acknowledged: Acknowledged[] = []
  let running = await start(dataDir, 0)
  for (const target of ['server', 'postgres'] as const) {
    await killRound(running, { name: target, target, dataDir, pdf: bytes, acknowledged })
    running = await start(dataDir, 0)
    expect(await findLosses(running.urls, acknowledged)).toEqual([])
  }
  expect(acknowledged.filter(({ what }) => what === 'letter')).not.toEqual([])
  await stop(running)
  await rm(dataDir, { recursive: true, force: true })
})
