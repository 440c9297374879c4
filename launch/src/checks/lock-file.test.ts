import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findUnlisted } from './bill-of-materials.ts'
import { checkLockFile } from './lock-file.ts'

const integrity = `sha512-${'a'.repeat(86)}==`

describe('the lock file', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'labreach-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = async (packages: object, manifest: object = {}) => {
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, server: {}, ...packages } }),
    )
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
  }

  test('is correct with the SHA-512 of every downloaded package', async () => {
    const notDownloaded = {
      'node_modules/@labreach/server': { link: true },
      'node_modules/a/node_modules/c': { inBundle: true },
    }
    await put(
      { 'node_modules/a': { integrity }, ...notDownloaded },
      { dependencies: { a: '1.0.0', b: 'npm:@scope/b@2.0.0-beta.1', '@labreach/server': '*' } },
    )
    expect(await checkLockFile(folder)).toEqual({ summary: '1 packages with SHA-512', findings: [] })
  })

  test('reports a package without a hash, one with a weak hash, and a range of versions', async () => {
    await put(
      { 'node_modules/a': { optional: true }, 'node_modules/b': { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' } },
      { devDependencies: { c: '^1.0.0', d: 'latest' }, overrides: { e: { '.': '~2.0.0', f: '*', g: '3.0.0' } } },
    )
    expect((await checkLockFile(folder)).findings).toEqual([
      'package-lock.json: node_modules/a has no SHA-512',
      'package-lock.json: node_modules/b has no SHA-512',
      'package.json: c has no exact version: ^1.0.0',
      'package.json: d has no exact version: latest',
      'package.json: e has no exact version: ~2.0.0',
      'package.json: f has no exact version: *',
    ])
  })

  test('reports that nothing is locked', async () => {
    await put({})
    expect((await checkLockFile(folder)).findings).toEqual(['package-lock.json: no packages'])
  })
})

test('a bill of materials lists every locked package with its version and hash', () => {
  const hash = Buffer.from(integrity.slice(7), 'base64').toString('hex')
  const locked = new Map([
    ['node_modules/a', { version: '1.0.0', integrity }],
    ['node_modules/b/node_modules/a', { version: '2.0.0', integrity }],
  ])
  const listed = { name: 'a', version: '1.0.0', hashes: [{ alg: 'SHA-512', content: hash }] }
  expect(findUnlisted(locked, [listed, { ...listed, version: '2.0.0' }])).toEqual([])
  expect(findUnlisted(locked, [listed, { ...listed, version: '2.0.0', hashes: [] }])).toEqual([
    'the bill of materials has no node_modules/b/node_modules/a 2.0.0 with its hash',
  ])
})
