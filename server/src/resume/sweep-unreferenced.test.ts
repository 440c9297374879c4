import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rename, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DAY_MS, HOUR_MS } from '@labreach/contract/plans'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, aResumePdf, aStudent } from '../../test/builders.ts'
import { receiveFile } from '../../test/on-disk.ts'
import { testApp } from '../../test/test-app.ts'
import { createUnreferencedFileSweep } from './sweep-unreferenced.ts'

const app = await testApp({ professors: 1 })

const create = (name: string) => writeFile(join(app.filesDir, name), '%PDF')
async function setAge(name: string, ms: number): Promise<void> {
  const changedAt = new Date(Date.now() - ms)
  await utimes(join(app.filesDir, name), changedAt, changedAt)
}

test('deletes files that no row contains if they are a day old, in the second of two checks, and no others [RESUME-30]', async () => {
  await aStudent(app)
  await app.call(uploadResume, { form: aForm(await aResumePdf()) })
  const named = await readdir(app.filesDir)
  expect(named).toHaveLength(2)
  const [lost, notes, young] = [[randomUUID(), `${randomUUID()}.part`], 'notes of the operator.txt', randomUUID()]
  for (const name of [...lost, notes, young]) await create(name)
  for (const name of [...named, ...lost, notes]) await setAge(name, DAY_MS + 1_000)

  let time = 0
  const sweep = createUnreferencedFileSweep(app.services, () => time)
  expect(await sweep()).toBe(0)
  time += HOUR_MS - 1
  expect(await sweep()).toBe(0)
  time += 1
  expect(await sweep()).toBe(2)
  // The commit of the young one's row may still wait for a standby.
  expect((await readdir(app.filesDir)).toSorted()).toEqual([...named, young, notes].toSorted())
  await setAge(young, DAY_MS + 1_000)
  time += HOUR_MS
  expect(await sweep()).toBe(1)
})

test('deletes an incomplete file of a dead process of this machine if it is ten minutes old [RESUME-30]', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const { path } = await receiveFile(app.filesDir, randomUUID(), await aResumePdf())
  const ofDead = path.replace(`-${process.pid}-`, `-${pid}-`)
  await rename(path, ofDead)
  // It could be a live upload of another machine with the same name.
  expect(await createUnreferencedFileSweep(app.services)()).toBe(0)
  await setAge(basename(ofDead), 10 * 60_000 + 1_000)
  expect(await createUnreferencedFileSweep(app.services)()).toBe(1)
})
