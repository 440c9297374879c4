import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readProcessIdentity } from './platform/processes.ts'
import { Problem } from './problem.ts'

type Owner = { pid: number; identity: string }

/**
 * Makes this process the only owner of a folder until `release()` or its end, with the file `<folder>/owner.json`.
 * Throws a Problem if the owner is another running process. Takes over the folder of a process that has ended.
 */
export async function claimFolder(folder: string): Promise<{ release(): void }> {
  const file = join(folder, 'owner.json')
  const temporary = join(folder, `owner.${process.pid}.${Math.random().toString(36).slice(2)}.json`)
  const content = JSON.stringify({ pid: process.pid, identity: readProcessIdentity(process.pid) ?? '' } satisfies Owner)
  await writeFile(temporary, content, { mode: 0o644 })
  try {
    // A hard link is created atomically with its content, so no process reads an incomplete file.
    while (!(await link(temporary, file).then(() => true, isExistsError))) {
      const current = await readFile(file, 'utf8').catch(() => '')
      const owner = current && parse(current)
      if (owner && readProcessIdentity(owner.pid) === owner.identity) {
        throw new Problem(
          `${folder} is already in use by process ${owner.pid}. Stop that process first, or choose another folder with --data.`,
        )
      }
      await removeStale(file, current)
    }
  } finally {
    await rm(temporary, { force: true })
  }
  return {
    release() {
      if (readOrEmpty(file) === content) rmSync(file)
    },
  }
}

/** Removes the file of a dead owner. If another process has replaced it meanwhile, the new file is restored. */
async function removeStale(file: string, staleContent: string): Promise<void> {
  const renamed = `${file}.${process.pid}`
  const isRenamed = await rename(file, renamed).then(() => true, isMissingError)
  if (!isRenamed) return
  if ((await readFile(renamed, 'utf8')) !== staleContent) await link(renamed, file).catch(isExistsError)
  await rm(renamed)
}

function parse(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    return undefined // incomplete after a full disk or a power cut: the folder has no owner
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

function isExistsError(error: NodeJS.ErrnoException): false {
  if (error.code === 'EEXIST') return false
  throw error
}

function isMissingError(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}
