import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Makes a private folder (and its parents) unless it is there. Root's may be walked through but not listed (0711), since
 * the account that PostgreSQL runs under must get to its files below; every secret in it is 0600 of its own.
 */
export function privateFolder(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  // Not recursive: that one hides why a read-only place refuses, and turns in circles where the kernel makes the folders.
  if (!existsSync(path)) mkdirSync(path, { mode: 0o700 })
  if (process.getuid?.() === 0 && readdirSync(path).length === 0) chmodSync(path, 0o711)
  return path
}

/** Bytes that have to be free in memory for what a run throws away. */
const throwawayMin = 2 * 1024 ** 3

/**
 * Makes a folder for what a run of tests throws away: in memory where the system has a place for that with room enough
 * (making and deleting the thousands of files of databases is half of their work on a disk), else among temporary files.
 */
export async function throwawayFolder(prefix: string): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const roomy = memory?.type === tmpfs && memory.bavail * memory.bsize > throwawayMin
  return temporary(roomy ? '/dev/shm' : tmpdir(), prefix)
}

/** The same where a disk is wanted: a run that measures, or wants a disk to be full. */
export const throwawayOnDisk = (prefix: string): Promise<string> => temporary(tmpdir(), prefix)

/** Root's may be walked through: otherwise PostgreSQL's files would have to lie elsewhere, and stay when this is gone. */
async function temporary(parent: string, prefix: string): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix))
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  return folder
}

/** What statfs(2) calls a file system in memory. */
const tmpfs = 0x0102_1994
