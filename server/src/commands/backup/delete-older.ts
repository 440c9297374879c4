import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const DAY_MS = 86_400_000

/**
 * Deletes backups in the folder of `file` that were written more than `days` days before `now`; returns their names. A
 * backup has the same name except for digits: `labreach-2026-11-22.tar.gz` for `labreach-2026-11-23.tar.gz`.
 */
export async function deleteOlderBackups(file: string, days: number, now: Date): Promise<string[]> {
  const [folder, name] = [dirname(file), basename(file)]
  const pattern = removeDigits(name)
  const deleted: string[] = []
  for (const other of (await readdir(folder)).toSorted()) {
    if (other === name || removeDigits(other) !== pattern) continue
    const path = join(folder, other)
    const { mtime } = await stat(path)
    if (now.getTime() - mtime.getTime() <= days * DAY_MS) continue
    await rm(path)
    deleted.push(other)
  }
  return deleted
}

/** `labreach-2026-11-23.tar.gz` becomes `labreach-#-#-#.tar.gz`. */
const removeDigits = (name: string): string => name.replace(/\d+/g, '#')
