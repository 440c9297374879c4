import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** The system user of PostgreSQL's processes, as options of spawn(). Empty: the system user of this process. */
export type SystemUser = { uid?: number; gid?: number }

/**
 * The system user for PostgreSQL, which refuses to run as root: for root the owner of an existing `cluster`, or an
 * unprivileged system user. Other users run it as themselves.
 */
export function chooseSystemUser(cluster: string): SystemUser {
  if (process.getuid?.() !== 0) return {}
  const found = statSync(cluster, { throwIfNoEntry: false })
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  return findUnprivilegedUser(readFileSync('/etc/passwd', 'utf8'), process.platform)
}

/** `nobody` on Linux; `_postgres` on macOS, where `nobody` has a negative id. */
export function findUnprivilegedUser(passwd: string, platform: string): { uid: number; gid: number } {
  const [name, uid, gid] = platform === 'darwin' ? ['_postgres', 216, 216] : ['nobody', 65534, 65534]
  const line = passwd.split('\n').find((one) => one.startsWith(`${name}:`))
  const fields = line?.split(':') ?? []
  return { uid: Number(fields[2] ?? uid), gid: Number(fields[3] ?? gid) }
}

/** Whether the system user can enter a folder or run a file. Tries it, since more than the mode bits can forbid it. */
export function canReach(systemUser: SystemUser, path: string): boolean {
  if (systemUser.uid === undefined) return true
  const { status, error } = spawnSync('/usr/bin/env', ['test', '-x', path], {
    ...systemUser,
    cwd: '/',
    stdio: 'ignore',
  })
  if (error)
    throw new Problem(
      `Could not run a program as user ${systemUser.uid}, the system user for PostgreSQL: ${error.message}`,
    )
  return status === 0
}

/** Makes the system user the owner of a file or folder. */
export function changeOwner(systemUser: SystemUser, path: string): void {
  if (systemUser.uid !== undefined && systemUser.gid !== undefined) chownSync(path, systemUser.uid, systemUser.gid)
}
