import { opendir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Bytes kept under opaque keys. */
export type Files = {
  /** Whole or not at all, also where the disk is full or the process dies. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>
  /** Every key there is, those of files that did not become whole included. */
  keys(): AsyncIterable<string>
}

/** What a file is called until it is whole. */
export const PART = '.part'

/** @param folder absolute path on the local disk; made when missing. */
export function createFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(key, bytes) {
      const part = key + PART
      try {
        await disk.put(part, bytes)
        // flydrive's own move copies: a process that dies over it leaves a part under the key.
        await rename(join(folder, part), join(folder, key))
      } catch (error) {
        await disk.delete(part)
        // What the system said, a full disk say, tells more than that it did not work.
        throw error instanceof errors.E_CANNOT_WRITE_FILE && error.cause ? error.cause : error
      }
    },
    async get(key) {
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && (error.cause as NodeJS.ErrnoException).code === 'ENOENT')
          return null
        throw error
      }
    },
    delete: (key) => disk.delete(key),
    async *keys() {
      // Nothing was ever stored where there is no folder.
      const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for await (const { name } of entries) yield name
    },
  }
}
