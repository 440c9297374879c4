import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, lstat, mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createGate } from './gate.ts'
import { isAbandoned, PART, partName } from './part-name.ts'

export { PART }

/** A file that has arrived whole and is not kept yet. */
export type Received = {
  key: string
  /** Where it lies on the local disk until it is kept or discarded. */
  path: string
  /** Bytes. */
  size: number
  sha256: Buffer
  /** Its first bytes, at most HEAD_BYTES. */
  head: Buffer
}

/** Bytes kept under opaque keys. No file is in memory as a whole, but for what `withBytes` and `put` are asked for. */
export type Files = {
  /** Whole or not at all, also where the disk is full or the process dies. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Writes what arrives to the disk, where it waits to be kept. Rejects, and leaves nothing, when it breaks off. */
  receive(key: string, source: Readable): Promise<Received>
  keep(received: Received): Promise<void>
  discard(received: Received): Promise<void>
  /** For who reads at their own speed: a stream, to be read or destroyed. Null when there is no such file. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>
  /**
   * All the bytes of a file, for as long as `work` takes; null when there is no such file. All who ask share
   * HELD_BYTES: beyond, one waits in line. Throws `overloaded` for who waited too long.
   */
  withBytes<T>(key: string, work: (bytes: Uint8Array | null) => Promise<T>): Promise<T>
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>
  /** Every key there is, those of files that did not become whole included. */
  keys(): AsyncIterable<string>
  /** Whether this is a part that a process of this machine left when it died. */
  isAbandoned(key: string): boolean
  /** Takes the rights of group and others from the folder and from files of an earlier version that had them. */
  protect(): Promise<void>
}

/** As much as a PDF may have before it says that it is one. */
const HEAD_BYTES = 1_024

/** Of files that are in memory at the same time; one that is larger comes alone. A usual resume has .3 MB. */
const HELD_BYTES = 32 * 1024 * 1024

/** How long one waits for that. */
const HELD_WAIT_MS = 20_000

/** @param folder absolute path on the local disk; made when missing. */
export function createFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const gate = createGate({ most: HELD_BYTES, waitMs: HELD_WAIT_MS })
  return {
    async put(key, bytes) {
      const part = key + PART
      try {
        await makeFolder(folder)
        await writeFile(join(folder, part), bytes, { mode: FILE_MODE })
        await rename(join(folder, part), join(folder, key))
      } catch (error) {
        await rm(join(folder, part), { force: true })
        throw error
      }
    },
    async receive(key, source) {
      const path = join(folder, partName(key))
      const [hash, seen] = [createHash('sha256'), { size: 0, head: Buffer.alloc(0) }]
      try {
        await makeFolder(folder)
        await pipeline(source, looksAt(hash, seen), createWriteStream(path, { mode: FILE_MODE }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { key, path, ...seen, sha256: hash.digest() }
    },
    keep: ({ path, key }) => rename(path, join(folder, key)),
    discard: ({ path }) => rm(path, { force: true }),
    async open(key) {
      const file = await openIn(folder, key)
      if (!file) return null
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },
    async withBytes(key, work) {
      const file = await openIn(folder, key)
      if (!file) return work(null)
      try {
        const { size } = await file.stat()
        return await gate(size, async () => work(await file.readFile()))
      } finally {
        await file.close()
      }
    },
    delete: (key) => disk.delete(key),
    async *keys() {
      // Nothing was ever stored where there is no folder.
      const entries = await opendir(folder).catch(nullWhereMissing)
      for await (const { name } of entries ?? []) yield name
    },
    isAbandoned,
    async protect() {
      await withoutOthers(folder, FOLDER_MODE)
      for await (const { name } of (await opendir(folder).catch(nullWhereMissing)) ?? [])
        await withoutOthers(join(folder, name), FILE_MODE)
    },
  }
}

/** Resumes are for the account of the server alone, whatever its umask is. */
const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600]

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: FOLDER_MODE })

/** Takes the rights of group and others away; what belongs to another account is left, as only that one may. */
async function withoutOthers(path: string, mode: number): Promise<void> {
  const found = await lstat(path).catch(nullWhereMissing)
  const expected = mode === FOLDER_MODE ? found?.isDirectory() : found?.isFile()
  if (!found || !expected || (found.mode & 0o077) === 0 || found.uid !== process.getuid?.()) return
  await chmod(path, mode)
}

/** Passes bytes on; counts them, and keeps the first ones, in `seen`. */
function looksAt(hash: Hash, seen: { size: number; head: Buffer }): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      seen.size += chunk.length
      if (seen.head.length < HEAD_BYTES)
        seen.head = Buffer.concat([seen.head, chunk.subarray(0, HEAD_BYTES - seen.head.length)])
      done(null, chunk)
    },
  })
}

const openIn = (folder: string, key: string) => open(join(folder, key)).catch(nullWhereMissing)

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
