import { spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'
import { Problem } from '../problem.ts'

/** The account PostgreSQL runs under: what spawn() takes. Empty: the one that this process already has. */
export type Account = { uid?: number; gid?: number }

/**
 * PostgreSQL refuses to run as root, so root gives way to the owner of an existing `cluster`, or to `nobody`. Everyone
 * else is who they are.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {}
  const found = statSync(cluster, { throwIfNoEntry: false })
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return { uid: Number(nobody?.[1] ?? 65534), gid: Number(nobody?.[2] ?? 65534) }
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
