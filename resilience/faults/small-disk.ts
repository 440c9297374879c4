import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** `fill` fills the disk and returns a function that frees the space. */
export type SmallDisk = { path: string; fill(): () => void; unmount(): void }

/** Mounts a tmpfs. Null if this system user is not allowed to mount. */
export function createSmallDisk(path: string, megabytes: number): SmallDisk | null {
  mkdirSync(path, { recursive: true })
  const mounted = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', path])
  if (mounted.status !== 0) return null
  chmodSync(path, 0o755)
  return {
    path,
    fill() {
      const ballast = join(path, 'ballast')
      writeUntilFull(ballast)
      return () => rmSync(ballast, { force: true })
    },
    // -l: a process can still have a file open there.
    unmount: () => void spawnSync('/usr/bin/umount', ['-l', path]),
  }
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const size of [1 << 20, 4_096]) writeAll(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeAll(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
