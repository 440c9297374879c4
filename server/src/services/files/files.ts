import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, lstat, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { createSemaphore } from './semaphore.ts'
import { isAbandoned, PART, createPartName } from './part-name.ts'

export { PART }

/** A completely received file that is not stored under its key yet. */
export type ReceivedFile = {
  key: string
  /** Its temporary path on the local disk. */
  path: string
  /** Bytes. */
  size: number
  sha256: Buffer
  /** The first bytes, at most HEAD_BYTES. */
  head: Buffer
}

/** Stores bytes under opaque keys. Files are streamed; only `withBytes` and `put` have a whole file in memory. */
export type Files = {
  /** Stores the file completely or not at all, even if the disk is full or the process dies. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Writes a stream to a temporary file. If the stream fails, rejects and deletes the file. */
  receive(key: string, source: Readable): Promise<ReceivedFile>
  /** Moves a received file to its key. Rejects with ENOENT if somebody has removed it, or its folder. */
  store(received: ReceivedFile): Promise<void>
  discard(received: ReceivedFile): Promise<void>
  /** A stream, which the caller must read or destroy. Null if there is no such file. */
  open(key: string): Promise<{ size: number; stream: Readable } | null>
  /**
   * Calls `work` with all bytes of a file, or with null if there is no such file. All callers together have at most
   * MEMORY_BYTES in memory; others wait for their turn. Throws `overloaded` after MEMORY_WAIT_MS.
   */
  withBytes<T>(key: string, work: (bytes: Uint8Array | null) => Promise<T>): Promise<T>
  /** A missing file is no failure. */
  delete(key: string): Promise<void>
  /** All keys, including the names of temporary files. */
  keys(): AsyncIterable<string>
  /**
   * Whether this seems to be a temporary file of a dead process of this machine. It is not certain: two machines on one
   * network folder can have the same name.
   */
  isAbandoned(key: string): boolean
  /** Milliseconds since a file was last changed; 0 if there is no such file. */
  measureAge(key: string): Promise<number>
  /**
   * Removes the rights of group and others from the folder and its files; older versions created them with such rights.
   */
  restrictPermissions(): Promise<void>
}

/** A PDF's header must be within the first 1,024 bytes. */
const HEAD_BYTES = 1_024

/** The maximum size of all files in memory; a larger file is read alone. A usual resume has 0.3 MB. */
const MEMORY_BYTES = 32 * 1024 * 1024

const MEMORY_WAIT_MS = 20_000

/** @param folder absolute path on the local disk, created if missing. */
export function createFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const semaphore = createSemaphore({ capacity: MEMORY_BYTES, waitMs: MEMORY_WAIT_MS })
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
      const path = join(folder, createPartName(key))
      const [hash, summary] = [createHash('sha256'), { size: 0, head: Buffer.alloc(0) }]
      try {
        await makeFolder(folder)
        await pipeline(source, summarize(hash, summary), createWriteStream(path, { mode: FILE_MODE }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { key, path, ...summary, sha256: hash.digest() }
    },
    async store({ path, key, size }) {
      await rename(path, join(folder, key)).catch(async (error: NodeJS.ErrnoException) => {
        // NFS repeats a request whose response was lost; then the first one has moved the file.
        const stored = error.code === 'ENOENT' && (await stat(join(folder, key)).catch(nullIfMissing))
        if (!stored || stored.size !== size) throw error
      })
    },
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
        return await semaphore(size, async () => work(await file.readFile()))
      } finally {
        await file.close()
      }
    },
    delete: (key) => disk.delete(key),
    async *keys() {
      // The folder is missing until the first file is stored.
      const entries = await opendir(folder).catch(nullIfMissing)
      for await (const { name } of entries ?? []) yield name
    },
    isAbandoned,
    async measureAge(key) {
      const found = await lstat(join(folder, key)).catch(nullIfMissing)
      return found ? Date.now() - found.mtimeMs : 0
    },
    async restrictPermissions() {
      await restrict(folder, FOLDER_MODE)
      for await (const { name } of (await opendir(folder).catch(nullIfMissing)) ?? [])
        await restrict(join(folder, name), FILE_MODE)
    },
  }
}

/** Only the server's account may read resumes, whatever its umask is. */
const [FOLDER_MODE, FILE_MODE] = [0o700, 0o600]

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: FOLDER_MODE })

/**
 * Sets the mode if group or others have rights. Files of another account are skipped, since only that account may do
 * it.
 */
async function restrict(path: string, mode: number): Promise<void> {
  const found = await lstat(path).catch(nullIfMissing)
  const expected = mode === FOLDER_MODE ? found?.isDirectory() : found?.isFile()
  if (!found || !expected || (found.mode & 0o077) === 0 || found.uid !== process.getuid?.()) return
  await chmod(path, mode)
}

/** Passes bytes through unchanged, and writes their hash, number and first bytes to `hash` and `summary`. */
function summarize(hash: Hash, summary: { size: number; head: Buffer }): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      summary.size += chunk.length
      if (summary.head.length < HEAD_BYTES)
        summary.head = Buffer.concat([summary.head, chunk.subarray(0, HEAD_BYTES - summary.head.length)])
      done(null, chunk)
    },
  })
}

const openIn = (folder: string, key: string) => open(join(folder, key)).catch(nullIfMissing)

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
