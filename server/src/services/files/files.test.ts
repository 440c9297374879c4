import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { onTestFinished, test, expect } from 'vitest'
import { createFiles, type Files } from './files.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
async function listKeys(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.keys()) keys.push(key)
  return keys
}
async function readContent(files: Files, key: string): Promise<Buffer | null> {
  const file = await files.open(key)
  return file && Buffer.concat(await file.stream.toArray())
}
const bytes = new TextEncoder().encode('%PDF')

test('stores bytes under a key, and deletes them', async () => {
  const files = createFiles(await aFolder())
  await files.put('one', bytes)
  expect(await listKeys(files)).toEqual(['one'])
  expect(await readContent(files, 'one')).toEqual(Buffer.from(bytes))
  await files.delete('one')
  await files.delete('one')
  expect(await readContent(files, 'one')).toBeNull()
  expect(await files.withBytes('one', async (all) => all)).toBeNull()
})

test('a file that cannot be stored leaves no temporary file', async () => {
  const folder = await aFolder()
  // A folder with the name of the key: the file is written completely, but cannot be renamed.
  await mkdir(join(folder, 'one'))
  await writeFile(join(folder, 'one/inside'), '')
  const files = createFiles(folder)
  await expect(files.put('one', bytes)).rejects.toThrow('EISDIR')
  expect(await readdir(folder)).toEqual(['one'])
})

test('an incomplete file is never visible under its key', async () => {
  const folder = await aFolder()
  const whole = new Uint8Array(48 * 1024 * 1024)
  const stored = createFiles(folder)
    .put('one', whole)
    .then(() => true)
  const sizes = new Set<number>()
  while (!(await Promise.race([stored, setImmediate(false)]))) {
    const file = await stat(join(folder, 'one')).catch(() => null)
    if (file) sizes.add(file.size)
  }
  expect([...sizes].filter((size) => size !== whole.length)).toEqual([])
})

test('a received file has size, hash and first bytes, and is stored or discarded', async () => {
  const folder = await aFolder()
  const files = createFiles(folder)
  const received = await files.receive('one', Readable.from([bytes, new Uint8Array(2_000)]))
  const sha256 = createHash('sha256').update(bytes).update(new Uint8Array(2_000)).digest()
  expect(received).toMatchObject({ key: 'one', size: 2_004, sha256 })
  expect([received.head.length, received.head.subarray(0, 4).toString()]).toEqual([1_024, '%PDF'])
  expect(await files.open('one')).toBeNull()
  await files.store(received)
  expect(await readdir(folder)).toEqual(['one'])
  expect((await readContent(files, 'one'))!.length).toBe(2_004)
  await files.discard(await files.receive('two', Readable.from([bytes])))
  expect(await readdir(folder)).toEqual(['one'])
})

test('a file that was moved although the response of the file system was lost is stored [RESUME-31]', async () => {
  const folder = await aFolder()
  const files = createFiles(folder)
  const received = await files.receive('one', Readable.from([bytes]))
  await files.store(received)
  // As NFS repeats the request.
  await files.store(received)
  expect(await readContent(files, 'one')).toEqual(Buffer.from(bytes))

  await expect(files.store({ ...received, size: 5 })).rejects.toThrow('ENOENT')
  await files.delete('one')
  await expect(files.store(received)).rejects.toThrow('ENOENT')
})

test('the age of a file is the time since its last change', async () => {
  const folder = await aFolder()
  const files = createFiles(folder)
  await files.put('one', bytes)
  const changedAt = new Date(Date.now() - 60_000)
  await utimes(join(folder, 'one'), changedAt, changedAt)
  const age = await files.measureAge('one')
  expect(age).toBeGreaterThan(59_000)
  expect(age).toBeLessThan(120_000)
  expect(await files.measureAge('missing')).toBe(0)
})

test('a broken stream leaves no temporary file', async () => {
  const folder = await aFolder()
  const source = new PassThrough()
  const receiving = createFiles(folder).receive('one', source)
  source.write(bytes)
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  source.destroy(new Error('hung up'))
  await expect(receiving).rejects.toThrow('hung up')
  expect(await readdir(folder)).toEqual([])
})

test('recognises temporary files of dead processes of this machine', async () => {
  const folder = await aFolder()
  const files = createFiles(folder)
  const { path } = await files.receive('one', Readable.from([bytes]))
  const name = basename(path)
  const tag = new RegExp(`-${process.pid}-([0-9a-f]{8})\\.part$`).exec(name)![1]!
  const { pid } = spawnSync(process.execPath, ['--version'])
  expect(files.isAbandoned(name)).toBe(false)
  // The id of an ended process.
  expect(files.isAbandoned(name.replace(`-${process.pid}-`, `-${pid}-`))).toBe(true)
  // This process's id, from before a restart: another start has another tag.
  expect(files.isAbandoned(name.replace(tag, '00000000'))).toBe(true)
  // A running process.
  expect(files.isAbandoned(name.replace(`-${process.pid}-`, `-${process.ppid}-`))).toBe(false)
  // A process of another machine.
  expect(files.isAbandoned(name.replace(/^one\.\w+-/, 'one.elsewhere-').replace(tag, '00000000'))).toBe(false)
  // A stored file.
  expect(files.isAbandoned('one')).toBe(false)
})

test('the bytes of all files in memory are limited; further calls wait until memory is free', async () => {
  const files = createFiles(await aFolder())
  await files.put('large', new Uint8Array(20 * 1024 * 1024))
  let [running, most] = [0, 0]
  const read = () =>
    files.withBytes('large', async (all) => {
      most = Math.max(most, ++running)
      await setTimeout(20)
      running--
      return all!.length
    })
  expect(new Set(await Promise.all([read(), read(), read()]))).toEqual(new Set([20 * 1024 * 1024]))
  expect(most).toBe(1)
})

test('has no keys before the first file is stored', async () => {
  expect(await listKeys(createFiles(join(await aFolder(), 'missing')))).toEqual([])
})

test('only the server may read files and their folder, also those of an older version', async () => {
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  const folder = join(await aFolder(), 'files')
  const files = createFiles(folder)
  const readMode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  await files.put('one', bytes)
  expect([await readMode(folder), await readMode(join(folder, 'one'))]).toEqual(['700', '600'])

  await chmod(folder, 0o755)
  await writeFile(join(folder, 'of-older-version'), bytes, { mode: 0o644 })
  await files.restrictPermissions()
  expect([await readMode(folder), await readMode(join(folder, 'of-older-version'))]).toEqual(['700', '600'])
  await expect(createFiles(join(folder, 'missing')).restrictPermissions()).resolves.toBeUndefined()
})
