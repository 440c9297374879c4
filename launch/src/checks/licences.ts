import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './files.ts'

/**
 * Licences under which others' code may be used here as it is: permissive ones, OFL for fonts, and MPL-2.0, which asks
 * for the source of changed files alone, of which there are none.
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

/** Packages whose package.json does not say it in SPDX's words, and what their LICENSE file says. */
const readByHand: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'url-template': 'BSD-3-Clause',
}

type Licensed = { name: string; version: string; licence: string }

/** Every package of the lock file that is installed here, with its licence as it says itself. */
export async function installedLicences(folder = root): Promise<Licensed[]> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const found = await Promise.all(packages.map(([path]) => licenceAt(join(folder, path))))
  return found.filter((one) => one !== null)
}

/** Null where nothing is installed: a package for another platform, say. */
async function licenceAt(folder: string): Promise<Licensed | null> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { name, version, license } = JSON.parse(text) as { name: string; version: string; license?: unknown }
  return { name, version, licence: readByHand[name] ?? (typeof license === 'string' ? license : 'none stated') }
}

/** Whether an SPDX expression lets its code be used here: one side of an OR is enough, of an AND both must. */
export function isAllowed(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1')
  const [any, all] = [bare.split(/ OR /), bare.split(/ AND /)]
  if (any.length > 1) return any.some(isAllowed)
  return all.length > 1 ? all.every(isAllowed) : allowed.has(bare)
}

/** Whether everything that is installed may be used. */
export async function checkLicences(folder = root): Promise<{ seen: string; findings: string[] }> {
  const packages = await installedLicences(folder)
  const findings = packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence} is not among the licences allowed here`)
  if (packages.length === 0) findings.push('no package is installed: nothing was checked')
  return { seen: `${packages.length} packages`, findings: findings.toSorted() }
}
