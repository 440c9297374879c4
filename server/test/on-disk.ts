import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { createFiles, type ReceivedFile } from '../src/services/files/files.ts'

/** Writes bytes to a file that is deleted after the test. */
export async function writeTempFile(bytes: Uint8Array): Promise<{ path: string; size: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'labreach-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return { path, size: bytes.length }
}

/** Receives an upload of these bytes in `folder`. */
export const receiveFile = (folder: string, key: string, bytes: Uint8Array): Promise<ReceivedFile> =>
  createFiles(folder).receive(key, Readable.from([bytes]))
