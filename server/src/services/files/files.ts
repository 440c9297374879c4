import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Bytes kept under opaque keys. */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>
}

/** @param folder absolute path on the local disk; made when missing. */
export function createFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
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
  }
}
