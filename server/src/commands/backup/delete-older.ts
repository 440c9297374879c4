import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { unfinished } from './write-backup.ts'

const DAY_MS = 86_400_000

/**
 * Deletes backups in the folder of `file` that were written more than `days` days before `now`, but never the newest
 * one, and unfinished ones after a day; returns their names. A backup has the same name except for digits:
 * `labreach-2026-11-22.tar.gz` for `labreach-2026-11-23.tar.gz`.
 */
export async function deleteOlderBackups(file: string, days: number, now: Date): Promise<string[]> {
  const [folder, pattern] = [dirname(file), removeDigits(basename(file))]
  const names = await readdir(folder)
  const listOldestFirst = async (wanted: string) => {
    const found = names.filter((name) => removeDigits(name) === wanted)
    const dated = found.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs }))
    return (await Promise.all(dated)).toSorted((one, other) => one.at - other.at)
  }
  const isOlder = (than: number) => (one: { at: number }) => now.getTime() - one.at > than * DAY_MS
  const complete = (await listOldestFirst(pattern)).slice(0, -1).filter(isOlder(days))
  const parts = (await listOldestFirst(`${pattern}${unfinished}`)).filter(isOlder(1))
  const deleted = [...complete, ...parts].map(({ name }) => name)
  for (const name of deleted) await rm(join(folder, name))
  return deleted
}

/** `labreach-2026-11-23.tar.gz` becomes `labreach-#-#-#.tar.gz`. */
const removeDigits = (name: string): string => name.replace(/\d+/g, '#')
