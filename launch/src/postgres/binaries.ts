import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { getPostgresPackage } from '../platform/postgres-package.ts'
import { Problem } from '../problem.ts'
import { type SystemUser, canReach } from './system-user.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * The folder with bin/, lib/ and share/ of PostgreSQL, readable for the system user: normally the npm package itself. If
 * the system user cannot read it, or its missing links cannot be created, a copy (60 MB) is created once in
 * `binariesFolder`.
 */
export function providePostgresBinaries(systemUser: SystemUser, binariesFolder: string): string {
  const { native, version } = findPackage()
  if (canReach(systemUser, join(native, 'bin/postgres')) && createMissingLinks(native)) return native
  const copy = join(binariesFolder, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const temporary = `${copy}.${process.pid}`
  rmSync(temporary, { recursive: true, force: true })
  cpSync(native, temporary, { recursive: true, verbatimSymlinks: true })
  createMissingLinks(temporary)
  spawnSync('chmod', ['-R', 'a+rX', temporary])
  try {
    renameSync(temporary, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
    rmSync(temporary, { recursive: true }) // another process has created the same copy first
  }
  return copy
}

function findPackage(): { native: string; version: string } {
  const name = getPostgresPackage(process.platform, process.arch)
  try {
    if (!name) throw new Error('npm has no such package.')
    const folder = dirname(dirname(resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (error) {
    throw new Problem(
      `PostgreSQL for ${process.platform}-${process.arch} is not installed${name ? ` (${name})` : ''}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    )
  }
}

/**
 * Creates the missing symbolic links of the package; returns false if the folder is not writable. npm packages cannot
 * contain links: this one lists them for its install script, which is disabled (launch/bootstrap.mjs).
 */
function createMissingLinks(native: string): boolean {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(native, target.replace(/^native\//, ''))
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}
