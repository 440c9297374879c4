import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPrivateFolder } from '../folder.ts'
import { Problem } from '../problem.ts'
import { type SystemUser, chooseSystemUser, canReach } from './system-user.ts'

/** For root: the folder of clusters whose data folder PostgreSQL's system user cannot reach. */
const fallbackFolder = '/var/lib/labreach'

/** The content of `<data folder>/postgres.json` (mode 0600). `port`: the port to try first. */
type StoredSettings = { password: string; home: string; port: number }

export type ClusterSettings = StoredSettings & {
  cluster: string
  /** The folder for a copy of the binaries. */
  binariesFolder: string
  systemUser: SystemUser
  savePort(port: number): void
}

/**
 * The settings of the cluster of a data folder. The cluster is in the folder itself. Exception: if the user is root and
 * PostgreSQL's system user cannot reach the folder, for example below a private home, the cluster is in /var/lib/labreach,
 * and the settings contain its path.
 */
export function openClusterSettings(folder: string): ClusterSettings {
  const file = join(folder, 'postgres.json')
  const exists = existsSync(file)
  const stored = exists ? (JSON.parse(readFileSync(file, 'utf8')) as StoredSettings) : createSettings(folder)
  // Empty means the data folder itself, which can therefore be moved.
  const home = stored.home || folder
  const cluster = join(home, 'cluster')
  if (!existsSync(home)) throw new Problem(`The database of ${file} is in ${home}, but that folder does not exist.`)
  if (!exists && existsSync(cluster)) {
    throw new Problem(
      `${cluster} contains a database, but ${file} with its password is missing. Restore that file, or move the folder away to start with an empty database.`,
    )
  }
  const savePort = (port: number) => writeAtomically(file, JSON.stringify({ ...stored, port }))
  if (!exists) savePort(0)
  return {
    ...stored,
    home,
    cluster,
    binariesFolder: home === folder ? folder : fallbackFolder,
    systemUser: chooseSystemUser(cluster),
    savePort,
  }
}

function createSettings(folder: string): StoredSettings {
  const reachable = canReach(chooseSystemUser(join(folder, 'cluster')), folder)
  const home = reachable ? '' : createFallbackFolder(join(fallbackFolder, randomBytes(6).toString('hex')))
  return { password: randomBytes(24).toString('hex'), home, port: 0 }
}

function createFallbackFolder(path: string): string {
  try {
    createPrivateFolder(fallbackFolder)
    return createPrivateFolder(path)
  } catch (error) {
    throw new Problem(
      `PostgreSQL cannot run as root, another user cannot reach the data folder, and ${path} could not be created instead: ${(error as Error).message}`,
    )
  }
}

/** Replaces a file by a rename: after a crash it has its old or its new content. */
function writeAtomically(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
