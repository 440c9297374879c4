import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { postgresPackage } from '../platform/postgres-package.ts'
import { Problem } from '../problem.ts'
import { type Account, reaches } from './account.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * The folder with bin/, lib/ and share/ of the real PostgreSQL from npm, in a place the account can read. Where the
 * package lies in a private folder, or is incomplete and cannot be completed in place, a copy is made once in `spare`
 * (60 MB).
 */
export function postgresBinaries(account: Account, spare: string): string {
  const { native, version } = packageOfThisMachine()
  if (reaches(account, join(native, 'bin/postgres')) && completed(native)) return native
  const copy = join(spare, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  completed(draft)
  spawnSync('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(draft, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
    rmSync(draft, { recursive: true }) // somebody else was quicker, with the same files
  }
  return copy
}

function packageOfThisMachine(): { native: string; version: string } {
  const name = postgresPackage(process.platform, process.arch)
  try {
    if (!name) throw new Error('npm has no such package.')
    const folder = dirname(dirname(resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (error) {
    throw new Problem(
      `There is no PostgreSQL for ${process.platform}-${process.arch} here${name ? ` (${name})` : ''}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    )
  }
}

/**
 * npm packages cannot hold symbolic links: this one lists them, for an install script that we do not let run. Makes those
 * that are missing; false when the folder cannot be written.
 */
function completed(native: string): boolean {
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
