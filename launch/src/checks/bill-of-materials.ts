import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './files.ts'
import { readLockedPackages, type LockedPackage } from './lock-file.ts'

type Component = { name: string; version: string; hashes?: { alg: string; content: string }[] }

/** Where each run of `npm test` leaves it. */
const target = 'test-results/sbom.cdx.json'

/**
 * Writes the software bill of materials (CycloneDX): every package of the lock file with version, licence and hash. npm
 * makes it, from the lock file alone.
 */
export async function writeBillOfMaterials(): Promise<{ summary: string; findings: string[] }> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const { components } = JSON.parse(stdout) as { components: Component[] }
  await mkdir(join(root, 'test-results'), { recursive: true })
  await writeFile(join(root, target), stdout)
  return {
    summary: `${components.length} components, in ${target}`,
    findings: findUnlisted(await readLockedPackages(), components),
  }
}

/** The locked packages that no component describes. A package of an alias has its own name in the bill. */
export function findUnlisted(locked: ReadonlyMap<string, LockedPackage>, components: readonly Component[]): string[] {
  const keys = components.flatMap(({ version, hashes = [] }) => hashes.map(({ content }) => `${version} ${content}`))
  const listed = new Set(keys)
  return [...locked]
    .filter(([, { version, integrity = '' }]) => {
      const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
      return !listed.has(`${version} ${hash}`)
    })
    .map(([path, { version }]) => `the bill of materials has no ${path} ${version} with its hash`)
}
