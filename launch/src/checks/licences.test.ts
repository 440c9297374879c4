import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkLicences, isAllowed } from './licences.ts'

describe('licences', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'labreach-licences-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const install = async (packages: Record<string, unknown>) => {
    const paths = Object.keys(packages).map((name) => `node_modules/${name}`)
    for (const [at, [name, license]] of Object.entries(packages).entries()) {
      await mkdir(join(folder, paths[at]!), { recursive: true })
      await writeFile(join(folder, paths[at]!, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }))
    }
    const entries = [...paths, 'node_modules/for-another-platform'].map((path) => [path, {}])
    const lock = {
      packages: { '': {}, server: {}, 'node_modules/@labreach/server': { link: true }, ...Object.fromEntries(entries) },
    }
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock))
  }

  test('reports each package with a forbidden licence, and one without a licence', async () => {
    await install({ good: 'MIT', '@scope/bad': 'AGPL-3.0-only', unlicensed: undefined, old: { type: 'BSD' } })
    expect(await checkLicences(folder)).toEqual({
      summary: '4 packages',
      findings: [
        '@scope/bad@1.0.0: the licence AGPL-3.0-only is not allowed',
        'old@1.0.0: no licence is stated',
        'unlicensed@1.0.0: no licence is stated',
      ],
    })
  })

  test('reports that nothing is installed', async () => {
    await install({})
    expect((await checkLicences(folder)).findings).toHaveLength(1)
  })

  test('all installed packages have an allowed licence', async () => {
    const { summary, findings } = await checkLicences()
    expect(findings).toEqual([])
    expect(Number.parseInt(summary, 10)).toBeGreaterThan(300)
  })

  test.each([
    ['MIT', true],
    ['GPL-3.0-or-later', false],
    ['(MIT OR GPL-2.0)', true],
    ['(MIT AND Zlib)', true],
    ['Apache-2.0 AND GPL-2.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%j is allowed: %s', (expression, may) => {
    expect(isAllowed(expression)).toBe(may)
  })
})
