import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf } from './platform/processes.ts'
import { Problem } from './problem.ts'

type Owner = { pid: number; identity: string }

/**
 * Makes this process the one owner of a folder until `release()` or its end, by `<folder>/owner.json`. A folder whose
 * owner is alive throws a Problem; one left behind by a process that is gone is taken over.
 */
export async function own(folder: string): Promise<{ release(): void }> {
  const file = join(folder, 'owner.json')
  const draft = join(folder, `owner.${process.pid}.${Math.random().toString(36).slice(2)}.json`)
  const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) ?? '' } satisfies Owner)
  await writeFile(draft, mine, { mode: 0o644 })
  try {
    // A hard link appears with its content or not at all, so nobody ever reads half a file.
    while (!(await link(draft, file).then(() => true, exists))) {
      const found = await readFile(file, 'utf8').catch(() => '')
      const owner = found && parse(found)
      if (owner && identityOf(owner.pid) === owner.identity) {
        throw new Problem(
          `${folder} is already in use by process ${owner.pid}. Stop that one first, or name another folder with --data.`,
        )
      }
      await putAside(file, found)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return {
    release() {
      if (readOrEmpty(file) === mine) rmSync(file)
    },
  }
}

/** Moves a dead owner's file away, unless somebody else has put a living one in its place meanwhile. */
async function putAside(file: string, dead: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  const moved = await rename(file, aside).then(() => true, missing)
  if (!moved) return
  if ((await readFile(aside, 'utf8')) !== dead) await link(aside, file).catch(exists)
  await rm(aside)
}

function parse(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    return undefined // cut short by a full disk or a power cut: nobody owns that
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}

function exists(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}

function missing(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}
