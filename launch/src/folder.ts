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
  return mkdtemp(join(roomy ? '/dev/shm' : tmpdir(), prefix))
}

/** What statfs(2) calls a file system in memory. */
const tmpfs = 0x0102_1994
