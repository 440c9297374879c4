import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, workspaces } from './files.ts'

export type LockedPackage = { version?: string; integrity?: string; link?: boolean; inBundle?: boolean }

/** The packages of a lock file that are downloaded, by path. A bundled one is inside the archive of another. */
export async function readLockedPackages(folder = root): Promise<Map<string, LockedPackage>> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const all = Object.entries(lock.packages)
  return new Map(all.filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle))
}

/** 1.2.3, 1.2.3-beta.1, and an alias of one. */
const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Checks that every package is the one that was chosen: the lock file has a SHA-512 for each package, on all platforms,
 * and each package.json names an exact version, also in `overrides`. Download URLs are a matter of repository-rules.ts.
 */
export async function checkLockFile(folder = root): Promise<{ summary: string; findings: string[] }> {
  const packages = await readLockedPackages(folder)
  const findings = [...packages]
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path]) => `package-lock.json: ${path} has no SHA-512`)
  if (packages.size === 0) findings.push('package-lock.json: no packages')
  for (const workspace of ['', ...workspaces]) {
    const file = join(workspace, 'package.json')
    const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && workspace) return '{}'
      throw error
    })
    const manifest = JSON.parse(text) as Record<string, object | undefined>
    const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
    const chosen = { ...dependencies, ...devDependencies, ...optionalDependencies }
    for (const [name, version] of [...Object.entries(chosen), ...listOverrides(overrides)])
      if (!name.startsWith('@labreach/') && !exact.test(String(version)))
        findings.push(`${file}: ${name} has no exact version: ${String(version)}`)
  }
  return { summary: `${packages.size} packages with SHA-512`, findings }
}

/** The versions that are forced on packages, at any depth: within an object, `.` is the package itself. */
function listOverrides(overrides: object = {}, within = ''): [string, unknown][] {
  return Object.entries(overrides).flatMap(([name, value]: [string, unknown]) => {
    const forced = name === '.' ? within : name
    return typeof value === 'object' && value
      ? listOverrides(value, forced)
      : ([[forced, value]] as [string, unknown][])
  })
}
