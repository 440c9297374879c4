import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
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
async function keysOf(files: Files): Promise<string[]> {
  const keys: string[] = []
  for await (const key of files.keys()) keys.push(key)
  return keys
}
async function contentOf(files: Files, key: string): Promise<Buffer | null> {
  const file = await files.open(key)
  return file && Buffer.concat(await file.stream.toArray())
}
const bytes = new TextEncoder().encode('%PDF')

test('keeps bytes under their key, and forgets them', async () => {
  const files = createFiles(await aFolder())
  await files.put('one', bytes)
  expect(await keysOf(files)).toEqual(['one'])
  expect(await contentOf(files, 'one')).toEqual(Buffer.from(bytes))
  await files.delete('one')
  await files.delete('one')
  expect(await contentOf(files, 'one')).toBeNull()
  expect(await files.withBytes('one', async (all) => all)).toBeNull()
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

test('what arrives lies on the disk, is told of, and is kept or discarded', async () => {
  const folder = await aFolder()
  const files = createFiles(folder)
  const arrived = await files.receive('one', Readable.from([bytes, new Uint8Array(2_000)]))
  const sha256 = createHash('sha256').update(bytes).update(new Uint8Array(2_000)).digest()
  expect(arrived).toMatchObject({ key: 'one', size: 2_004, sha256 })
  expect([arrived.head.length, arrived.head.subarray(0, 4).toString()]).toEqual([1_024, '%PDF'])
  expect(await files.open('one')).toBeNull()
  await files.keep(arrived)
  expect(await readdir(folder)).toEqual(['one'])
  expect((await contentOf(files, 'one'))!.length).toBe(2_004)
  await files.discard(await files.receive('two', Readable.from([bytes])))
  expect(await readdir(folder)).toEqual(['one'])
})

test('what breaks off leaves nothing behind', async () => {
  const folder = await aFolder()
  const source = new PassThrough()
  const arriving = createFiles(folder).receive('one', source)
  source.write(bytes)
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  source.destroy(new Error('hung up'))
  await expect(arriving).rejects.toThrow('hung up')
  expect(await readdir(folder)).toEqual([])
})

test('knows which parts a process of this machine left when it died', async () => {
  const folder = await aFolder()
  const files = createFiles(folder)
  const { path } = await files.receive('one', Readable.from([bytes]))
  const own = basename(path)
  const tag = new RegExp(`-${process.pid}-([0-9a-f]{8})\\.part$`).exec(own)![1]!
  const { pid } = spawnSync(process.execPath, ['--version'])
  expect(files.isAbandoned(own)).toBe(false)
  // The number of one that has ended; its own number in an earlier life; one that runs; another machine's.
  expect(files.isAbandoned(own.replace(`-${process.pid}-`, `-${pid}-`))).toBe(true)
  expect(files.isAbandoned(own.replace(tag, '00000000'))).toBe(true)
  expect(files.isAbandoned(own.replace(`-${process.pid}-`, `-${process.ppid}-`))).toBe(false)
  expect(files.isAbandoned(own.replace(/^one\.\w+-/, 'one.elsewhere-').replace(tag, '00000000'))).toBe(false)
  expect(files.isAbandoned('one')).toBe(false)
})

test('bytes in memory are bounded together: who comes beyond waits, and goes on when there is room', async () => {
  const files = createFiles(await aFolder())
  await files.put('large', new Uint8Array(20 * 1024 * 1024))
  let [inside, most] = [0, 0]
  const hold = () =>
    files.withBytes('large', async (all) => {
      most = Math.max(most, ++inside)
      await setTimeout(20)
      inside--
      return all!.length
    })
  expect(new Set(await Promise.all([hold(), hold(), hold()]))).toEqual(new Set([20 * 1024 * 1024]))
  expect(most).toBe(1)
})

test('has no keys where nothing was ever stored', async () => {
  expect(await keysOf(createFiles(join(await aFolder(), 'missing')))).toEqual([])
})

test('an outside review: files and their folder are for the server alone, also those of an earlier version', async () => {
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  const folder = join(await aFolder(), 'files')
  const files = createFiles(folder)
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  await files.put('one', bytes)
  expect([await modeOf(folder), await modeOf(join(folder, 'one'))]).toEqual(['700', '600'])

  await chmod(folder, 0o755)
  await writeFile(join(folder, 'of-before'), bytes, { mode: 0o644 })
  await files.protect()
  expect([await modeOf(folder), await modeOf(join(folder, 'of-before'))]).toEqual(['700', '600'])
  await expect(createFiles(join(folder, 'missing')).protect()).resolves.toBeUndefined()
})
