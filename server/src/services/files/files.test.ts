import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { onTestFinished, test, expect } from 'vitest'
import { createFiles, type Files } from './files.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.keys()) keys.push(key)
  return keys
}
const bytes = new TextEncoder().encode('%PDF')

test('keeps bytes under their key, and forgets them', async () => {
  const files = createFiles(await aFolder())
  await files.put('one', bytes)
  expect(await keysOf(files)).toEqual(['one'])
  expect(Buffer.from((await files.get('one'))!)).toEqual(Buffer.from(bytes))
  await files.delete('one')
  await files.delete('one')
  expect(await files.get('one')).toBeNull()
})

test('a file that cannot be stored whole leaves nothing behind', async () => {
  const folder = await aFolder()
  // A folder in its place: the file is written in full and cannot take its name.
  await mkdir(join(folder, 'one'))
  await writeFile(join(folder, 'one/inside'), '')
  const files = createFiles(folder)
  await expect(files.put('one', bytes)).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['one'])
})

test('nobody ever sees a part of a file under its key', async () => {
  const folder = await aFolder()
  const whole = new Uint8Array(48 * 1024 * 1024)
  const stored = createFiles(folder)
    .put('one', whole)
    .then(() => true)
  const seen = new Set<number>()
  while (!(await Promise.race([stored, setImmediate(false)]))) {
    const file = await stat(join(folder, 'one')).catch(() => null)
    if (file) seen.add(file.size)
  }
  expect([...seen].filter((size) => size !== whole.length)).toEqual([])
})

test('has no keys where nothing was ever stored', async () => {
  expect(await keysOf(createFiles(join(await aFolder(), 'missing')))).toEqual([])
})
