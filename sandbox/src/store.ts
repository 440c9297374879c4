import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A value kept in one JSON file. `save` returns once the file on disk holds the value. */
export type Saved<T> = { value: T; save(): void; reset(): void }

/** Writes a file so that a reader sees the old bytes or the new ones, never a part. Only the owner may read it. */
export function writeWhole(path: string, bytes: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, bytes, { mode: 0o600 })
  renameSync(draft, path)
}

/**
 * Opens the JSON file at `path`, or starts from `empty()` where there is none.
 * Saving is synchronous on purpose: an answer goes out only after its change is on disk, so a killed process
 * forgets nothing that it acknowledged. Throws when the file is there but is not JSON.
 */
export function openSaved<T>(path: string, empty: () => T): Saved<T> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const saved: Saved<T> = {
    value: read(path) ?? empty(),
    save: () => writeWhole(path, JSON.stringify(saved.value, null, 1)),
    reset: () => {
      saved.value = empty()
      saved.save()
    },
  }
  return saved

  function read(file: string): T | undefined {
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
    try {
      return JSON.parse(text) as T
    } catch {
      throw new Error(`The sandbox cannot read ${file}: it is not JSON. Remove the file to start it afresh.`)
    }
  }
}
