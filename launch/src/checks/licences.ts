import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './files.ts'

/**
 * Allowed licences of packages: permissive ones, OFL for fonts, and MPL-2.0, which requires the source of changed files
 * only; no package is changed.
 */
export const allowed = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages without an SPDX expression in package.json, and the licence in their LICENSE file. */
const checkedByHand: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'url-template': 'BSD-3-Clause',
}

type LicensedPackage = { name: string; version: string; licence: string }

/** Every installed package of the lock file, with the licence in its package.json. */
export async function listLicences(folder = root): Promise<LicensedPackage[]> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const found = await Promise.all(packages.map(([path]) => readLicence(join(folder, path))))
  return found.filter((one) => one !== null)
}

/** Null if the package is not installed, for example one for another platform. */
async function readLicence(folder: string): Promise<LicensedPackage | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { name, version, license } = JSON.parse(text) as { name: string; version: string; license?: unknown }
  return { name, version, licence: checkedByHand[name] ?? (typeof license === 'string' ? license : '') }
}

/** Whether an SPDX expression is allowed: at least one licence of an OR, all of an AND. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1')
  const [any, all] = [bare.split(/ OR /), bare.split(/ AND /)]
  if (any.length > 1) return any.some(isAllowed)
  return all.length > 1 ? all.every(isAllowed) : allowed.has(bare)
}

/** Checks the licences of all installed packages. */
export async function checkLicences(folder = root): Promise<{ summary: string; findings: string[] }> {
  const packages = await listLicences(folder)
  const findings = packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => {
      const reason = licence === '' ? 'no licence is stated' : `the licence ${licence} is not allowed`
      return `${name}@${version}: ${reason}`
    })
  if (packages.length === 0) findings.push('no package is installed: nothing was checked')
  return { summary: `${packages.length} packages`, findings: findings.toSorted() }
}
