import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, aResumePdf, aStudent } from '../../test/builders.ts'
import { receiveFile } from '../../test/on-disk.ts'
import { testApp } from '../../test/test-app.ts'
import { createUnreferencedFileSweep } from './sweep-unreferenced.ts'

const app = await testApp({ professors: 1 })
const HOUR_MS = 3_600_000

test('deletes files that no row contains an hour after it first found them, and no others', async () => {
  await aStudent(app)
  await app.call(uploadResume, { form: aForm(await aResumePdf()) })
  const named = (await readdir(app.filesDir)).toSorted()
  expect(named).toHaveLength(2)

  let time = 0
  const sweep = createUnreferencedFileSweep(app.services, () => time)
  const lost = [randomUUID(), `${randomUUID()}.part`]
  for (const name of [...lost, 'notes of the operator.txt']) await writeFile(join(app.filesDir, name), '%PDF')
  // An incomplete file of a dead process of this machine is deleted at once.
  const { pid } = spawnSync(process.execPath, ['--version'])
  const { path } = await receiveFile(app.filesDir, randomUUID(), await aResumePdf())
  await rename(path, path.replace(`-${process.pid}-`, `-${pid}-`))
  expect(await sweep()).toBe(1)
  time += HOUR_MS - 1
  expect(await sweep()).toBe(0)
  // An upload may be about to insert the row of this file.
  const young = randomUUID()
  await writeFile(join(app.filesDir, young), '%PDF')
  time += 1
  expect(await sweep()).toBe(2)
  expect((await readdir(app.filesDir)).toSorted()).toEqual([...named, young, 'notes of the operator.txt'].toSorted())
  time += HOUR_MS
  expect(await sweep()).toBe(1)
})
