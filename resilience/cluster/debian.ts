import { existsSync, readdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { Problem } from '@labreach/launch/problem'

export type DebianPrograms = {
  haproxy: string
  pgbouncer: string
  patroni: string
  etcd: string
  /** The folder of PostgreSQL's programs. */
  postgresql: string
}

/** The paths of Debian's programs, with the newest PostgreSQL. Throws a Problem with the missing packages. */
export function findDebianPrograms(): DebianPrograms {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'].filter(Boolean)
  const versions = '/usr/lib/postgresql'
  const newest = (existsSync(versions) ? readdirSync(versions) : []).toSorted((a, b) => Number(b) - Number(a))[0]
  const postgresql = newest ? [join(versions, newest, 'bin')] : []
  const missing = new Set<string>()
  const find = (name: string, debianPackage: string, folders: readonly string[]) => {
    const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
    if (!found) missing.add(debianPackage)
    return found ?? name
  }
  const programs = {
    haproxy: find('haproxy', 'haproxy', folders),
    pgbouncer: find('pgbouncer', 'pgbouncer', folders),
    patroni: find('patroni', 'patroni', folders),
    etcd: find('etcd', 'etcd-server', folders),
    postgresql: dirname(find('postgres', 'postgresql', postgresql)),
  }
  if (missing.size === 0) return programs
  throw new Problem(`Debian packages are missing: apt-get install --no-install-recommends ${[...missing].join(' ')}`)
}
