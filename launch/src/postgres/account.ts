import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** The account PostgreSQL runs under: what spawn() takes. Empty: the one that this process already has. */
export type Account = { uid?: number; gid?: number }

/**
 * PostgreSQL refuses to run as root, so root gives way to the owner of an existing `cluster`, or to an unprivileged one. Everyone
 * else is who they are.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {}
  const found = statSync(cluster, { throwIfNoEntry: false })
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  return unprivileged(readFileSync('/etc/passwd', 'utf8'), process.platform)
}

/** `nobody` on Linux; on a Mac the account that Apple keeps for PostgreSQL, since `nobody` has a negative number there. */
export function unprivileged(passwd: string, platform: string): { uid: number; gid: number } {
  const [name, uid, gid] = platform === 'darwin' ? ['_postgres', 216, 216] : ['nobody', 65534, 65534]
  const line = passwd.split('\n').find((one) => one.startsWith(`${name}:`))
  const fields = line?.split(':') ?? []
  return { uid: Number(fields[2] ?? uid), gid: Number(fields[3] ?? gid) }
}

/** Whether the account can walk into a folder or run a file. Asked of the kernel, which knows of more than mode bits. */
export function reaches(account: Account, path: string): boolean {
  if (account.uid === undefined) return true
  const { status, error } = spawnSync('/usr/bin/env', ['test', '-x', path], { ...account, cwd: '/', stdio: 'ignore' })
  if (error)
    throw new Problem(`Could not act as user ${account.uid}, which PostgreSQL needs under root: ${error.message}`)
  return status === 0
}

/** Hands a file or folder to the account. */
export function giveTo(account: Account, path: string): void {
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}
