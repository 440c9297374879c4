import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** The account of PostgreSQL's processes, as options of spawn(). Empty: the account of this process. */
export type Account = { uid?: number; gid?: number }

/**
 * The account for PostgreSQL, which refuses to run as root: for root the owner of an existing `cluster`, or an
 * unprivileged account. Other users run it as themselves.
 */
export function postgresAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return {}
  const found = statSync(cluster, { throwIfNoEntry: false })
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  return unprivilegedAccount(readFileSync('/etc/passwd', 'utf8'), process.platform)
}

/** `nobody` on Linux; `_postgres` on macOS, where `nobody` has a negative id. */
export function unprivilegedAccount(passwd: string, platform: string): { uid: number; gid: number } {
  const [name, uid, gid] = platform === 'darwin' ? ['_postgres', 216, 216] : ['nobody', 65534, 65534]
  const line = passwd.split('\n').find((one) => one.startsWith(`${name}:`))
  const fields = line?.split(':') ?? []
  return { uid: Number(fields[2] ?? uid), gid: Number(fields[3] ?? gid) }
}

/** Whether the account can enter a folder or run a file. Tries it, since more than the mode bits can forbid it. */
export function canReach(account: Account, path: string): boolean {
  if (account.uid === undefined) return true
  const { status, error } = spawnSync('/usr/bin/env', ['test', '-x', path], { ...account, cwd: '/', stdio: 'ignore' })
  if (error)
    throw new Problem(`Could not run a program as user ${account.uid}, the account for PostgreSQL: ${error.message}`)
  return status === 0
}

/** Makes the account the owner of a file or folder. */
export function changeOwner(account: Account, path: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}
