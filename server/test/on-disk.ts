import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { createFiles, type ReceivedFile } from '../src/services/files/files.ts'

/** These bytes in a file that is there until the end of the test. */
export async function onDisk(bytes: Uint8Array): Promise<{ path: string; size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return { path, size: bytes.length }
}

/** An upload of these bytes that has arrived in `folder`. */
export const received = (folder: string, key: string, bytes: Uint8Array): Promise<ReceivedFile> =>
  createFiles(folder).receive(key, Readable.from([bytes]))
