import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privateFolder } from '../folder.ts'
import { Problem } from '../problem.ts'
import { type Account, accountFor, reaches } from './account.ts'

/** Where root keeps clusters whose own data folder PostgreSQL's account cannot reach. */
const publicHome = '/var/lib/labreach'

/** What `<data folder>/postgres.json` (0600) remembers; the port is the one to try first. */
type Memory = { password: string; home: string; port: number }

export type ClusterSettings = Memory & {
  cluster: string
  /** Where a copy of the binaries may go. */
  spare: string
  account: Account
  remember(port: number): void
}

/**
 * Where the cluster of a data folder is, or shall be: in the folder itself; for root, when the folder lies where
 * PostgreSQL's account cannot go (below a private home, say), in /var/lib/labreach with a pointer in the data folder.
 */
export function clusterSettings(folder: string): ClusterSettings {
  const file = join(folder, 'postgres.json')
  const known = existsSync(file)
  const memory = known ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : firstMemory(folder)
  // Empty means the folder's own, so that a data folder can be moved.
  const home = memory.home || folder
  const cluster = join(home, 'cluster')
  if (!existsSync(home)) throw new Problem(`${file} says that the database is in ${home}, but that folder is gone.`)
  if (!known && existsSync(cluster)) {
    throw new Problem(
      `${cluster} holds a database, but ${file} with its password is gone. Put that file back, or move the folder away to begin anew.`,
    )
  }
  const remember = (port: number) => writeWhole(file, JSON.stringify({ ...memory, port }))
  if (!known) remember(0)
  return {
    ...memory,
    home,
    cluster,
    spare: home === folder ? folder : publicHome,
    account: accountFor(cluster),
    remember,
  }
}

function firstMemory(folder: string): Memory {
  const reachable = reaches(accountFor(join(folder, 'cluster')), folder)
  const home = reachable ? '' : publicFolder(join(publicHome, randomBytes(6).toString('hex')))
  return { password: randomBytes(24).toString('hex'), home, port: 0 }
}

function publicFolder(path: string): string {
  try {
    privateFolder(publicHome)
    return privateFolder(path)
  } catch (error) {
    throw new Problem(
      `PostgreSQL cannot run as root, and another account cannot reach the data folder. ${path} would do instead, but: ${(error as Error).message}`,
    )
  }
}

/** Writes a file so that a crash leaves the old or the new one, never half of it. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
