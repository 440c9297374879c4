import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkRepositoryRules } from './repository-rules.ts'

describe('repository rules', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'labreach-rules-'))
    await put('package-lock.json', '{ "packages": { "a": { "resolved": "server", "link": true } } }')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const findings = async () => (await checkRepositoryRules(folder)).findings

  test('a correct repository has no findings', async () => {
    await put('server/src/account/sign-in.ts', 'export const x = 1\n')
    expect(await findings()).toEqual([])
  })

  test('reports a download URL in the lock file', async () => {
    const url = ['https:', '', 'packages.example', 'a.tgz'].join('/')
    await put('package-lock.json', `{\n "resolved": "${url}"\n}`)
    expect(await findings()).toEqual([expect.stringContaining('1 download URLs')])
  })

  test('reports a missing lock file', async () => {
    await rm(join(folder, 'package-lock.json'))
    expect(await findings()).toEqual(['package-lock.json: missing'])
  })

  test('reports settings for another npm registry', async () => {
    await put('.npmrc', 'save-exact=true\nregistry=somewhere\n')
    expect(await findings()).toEqual(['.npmrc:2: names a package registry'])
  })

  test('reports folders with vague names', async () => {
    await put('web/src/utils/deep/a.ts', '')
    expect(await findings()).toEqual([expect.stringContaining('web/src/utils/')])
  })

  test('reports folders with too many files of their own', async () => {
    const fill = (path: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, number) => put(`${path}/${number}.ts`, '')))
    await Promise.all([fill('server/src/mailbox', 41), fill('web/src/ui', 40), fill('web/src/ui/text', 1)])
    await fill('e2e/journeys', 41)
    expect(await findings()).toEqual(['server/src/mailbox/: 41 files, more than 40'])
  })

  test('reports a journey that waits for a fixed time', async () => {
    const wait = ['await page.waitFor', 'Timeout(500)'].join('')
    await put('e2e/journeys/slow.spec.ts', `await page.waitForURL('/browse')\n${wait}\n`)
    await put('resilience/faults/slow.ts', `${wait}\n`)
    expect(await findings()).toEqual([
      'e2e/journeys/slow.spec.ts:2: waits for a fixed time; wait for a condition, or move page.clock instead',
      'resilience/faults/slow.ts:1: waits for a fixed time; wait for a condition, or move page.clock instead',
    ])
  })

  test('reports a long file without a reason in its first line', async () => {
    const long = 'export {}\n'.repeat(301)
    await put('server/src/long.ts', long)
    await put('server/src/explained.ts', `// One table, one place.\n${long}`)
    await put('server/src/short.ts', 'export {}\n'.repeat(300))
    expect(await findings()).toEqual(['server/src/long.ts: 301 lines and no reason in the first line'])
  })
})
