import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createPrivateFolder } from './folder.ts'
import { Problem } from './problem.ts'

/** Bytes for PostgreSQL's cluster, the demo catalogue and temporary files. */
const requiredBytes = 300_000_000

export type DataFolder = { path: string; files: string; sandbox: string; postgres: string; log(name: string): string }

/** Creates or opens the data folder. Throws a Problem if it is not writable or its disk is full. */
export function openDataFolder(name: string): DataFolder {
  const path = resolve(name)
  try {
    createPrivateFolder(path)
    accessSync(path, constants.W_OK | constants.X_OK)
    const [files, sandbox, log] = ['files', 'sandbox', 'log'].map((name) => join(path, name)) as [
      string,
      string,
      string,
    ]
    for (const folder of [files, sandbox, log]) mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = statfsSync(path)
    if (bavail * bsize < requiredBytes) {
      throw new Problem(
        `${path} has only ${Math.round((bavail * bsize) / 1e6)} MB left; Labreach needs at least ${requiredBytes / 1e6} MB. Free some space, or choose another folder with --data.`,
      )
    }
    return { path, files, sandbox, postgres: join(path, 'postgres'), log: (name) => join(log, `${name}.log`) }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const reason = reasons[code]
    throw reason ? new Problem(`${path} cannot be the data folder: ${reason}. Choose another one with --data.`) : error
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the file system is read-only',
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
}
