import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Creates a private folder and its parents unless it exists. A folder of root has mode 0711, which allows PostgreSQL's
 * system user to reach its files below; every secret in it has mode 0600.
 */
export function createPrivateFolder(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  // Not recursive: `recursive` hides the error code of a read-only file system, and never returns below /proc.
  if (!existsSync(path)) mkdirSync(path, { mode: 0o700 })
  if (process.getuid?.() === 0 && readdirSync(path).length === 0) chmodSync(path, 0o711)
  return path
}

/** Bytes that must be free in memory for a throwaway folder there. */
const minFreeBytes = 2 * 1024 ** 3

/**
 * Creates a folder that the caller deletes: in memory (/dev/shm) if there is enough space, otherwise in the folder of
 * temporary files. On a disk, half of the time of a database test is the creation and deletion of files.
 */
export async function createThrowawayFolder(prefix: string): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const hasSpace = memory?.type === tmpfs && memory.bavail * memory.bsize > minFreeBytes
  return createFolderIn(hasSpace ? '/dev/shm' : tmpdir(), prefix)
}

/** The same on a disk, for measurements and for tests of a full disk. */
export const createThrowawayFolderOnDisk = (prefix: string): Promise<string> => createFolderIn(tmpdir(), prefix)

/**
 * Mode 0711 for root: otherwise PostgreSQL's cluster would be created outside the folder, and remain (openClusterSettings).
 */
async function createFolderIn(parent: string, prefix: string): Promise<string> {
  const folder = await mkdtemp(join(parent, prefix))
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  return folder
}

/** The type of a file system in memory, from statfs(2). */
const tmpfs = 0x0102_1994
