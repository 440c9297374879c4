import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deleteOlderBackups } from './delete-older.ts'

const now = new Date('2026-11-23T03:00:00Z')

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-older-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const put = async (name: string, daysAgo: number) => {
    const at = new Date(now.getTime() - daysAgo * 86_400_000)
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), at, at)
  }
  return { folder, put }
}

test('deletes only backups that are older than the given number of days', async () => {
  const { folder, put } = await aFolder()
  await put('labreach-2026-11-23.tar.gz', 0)
  await put('labreach-2026-10-25.tar.gz', 29)
  await put('labreach-2026-10-20.tar.gz', 34)
  await put('labreach-2025-01-01.tar.gz', 690)
  await put('letters-2025-01-01.tar.gz', 690)
  await put('notes.txt', 690)
  expect(await deleteOlderBackups(join(folder, 'labreach-2026-11-23.tar.gz'), 30, now)).toEqual([
    'labreach-2025-01-01.tar.gz',
    'labreach-2026-10-20.tar.gz',
  ])
  expect((await readdir(folder)).toSorted()).toEqual([
    'labreach-2026-10-25.tar.gz',
    'labreach-2026-11-23.tar.gz',
    'letters-2025-01-01.tar.gz',
    'notes.txt',
  ])
})

test('deletes what a killed process left after a day, and never the newest complete backup [OPERATION-28]', async () => {
  const { folder, put } = await aFolder()
  await put('labreach-2026-10-01.tar.gz', 53)
  await put('labreach-2026-09-01.tar.gz', 83)
  await put('labreach-2026-11-21.tar.gz.part', 2)
  await put('labreach-2026-11-23.tar.gz.part', 0.1)
  await put('letters-2026-11-21.tar.gz.part', 2)
  expect(await deleteOlderBackups(join(folder, 'labreach-2026-11-23.tar.gz'), 30, now)).toEqual([
    'labreach-2026-09-01.tar.gz',
    'labreach-2026-11-21.tar.gz.part',
  ])
})
