import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A value stored in a JSON file. `save` returns when the file is written. */
export type JsonFile<T> = { value: T; save(): void; reset(): void }

/** Replaces a file by a rename: a reader gets the old or the new content, never a part. Only the owner may read it. */
export function writeAtomically(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, content, { mode: 0o600 })
  renameSync(temporary, path)
}

/**
 * Opens the JSON file at `path`, or starts with `empty()` if there is none. Saving is synchronous on purpose: a
 * response is sent after its change is on disk, so a killed process loses nothing that it acknowledged. Throws if the
 * file is not JSON.
 */
export function openJsonFile<T>(path: string, empty: () => T): JsonFile<T> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file: JsonFile<T> = {
    value: read(path) ?? empty(),
    save: () => writeAtomically(path, JSON.stringify(file.value, null, 1)),
    reset: () => {
      file.value = empty()
      file.save()
    },
  }
  return file

  function read(name: string): T | undefined {
    let text: string
    try {
      text = readFileSync(name, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    try {
      return JSON.parse(text) as T
    } catch {
      throw new Error(`The sandbox cannot read ${name}: it is not JSON. Remove the file to start with an empty one.`)
    }
  }
}
