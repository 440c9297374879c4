import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkHouseRules } from './house-rules.ts'

describe('house rules', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'labreach-house-'))
    await put('package-lock.json', '{ "packages": { "a": { "resolved": "server", "link": true } } }')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  const findings = async () => (await checkHouseRules(folder)).findings

  test('a tidy repository has no findings', async () => {
    await put('server/src/account/sign-in.ts', 'export const x = 1\n')
    expect(await findings()).toEqual([])
  })

  test('finds a download address in the lock file', async () => {
    const address = ['https:', '', 'packages.example', 'a.tgz'].join('/')
    await put('package-lock.json', `{\n "resolved": "${address}"\n}`)
    expect(await findings()).toEqual([expect.stringContaining('1 download addresses')])
  })

  test('misses the lock file when there is none', async () => {
    await rm(join(folder, 'package-lock.json'))
    expect(await findings()).toEqual(['package-lock.json: missing'])
  })

  test('finds settings that send npm to another registry', async () => {
    await put('.npmrc', 'save-exact=true\nregistry=somewhere\n')
    expect(await findings()).toEqual(['.npmrc:2: names a package registry'])
  })

  test('finds folders whose names say nothing', async () => {
    await put('web/src/utils/deep/a.ts', '')
    expect(await findings()).toEqual([expect.stringContaining('web/src/utils/')])
  })

  test('finds a journey that waits for a time', async () => {
    const wait = ['await page.waitFor', 'Timeout(500)'].join('')
    await put('e2e/journeys/slow.spec.ts', `await page.waitForURL('/browse')\n${wait}\n`)
    await put('resilience/faults/slow.ts', `${wait}\n`)
    expect(await findings()).toEqual([
      'e2e/journeys/slow.spec.ts:2: waits for a time; wait for a condition, or move page.clock instead',
      'resilience/faults/slow.ts:1: waits for a time; wait for a condition, or move page.clock instead',
    ])
  })

  test('lets a file be long only when it says why', async () => {
    const long = 'export {}\n'.repeat(301)
    await put('server/src/long.ts', long)
    await put('server/src/explained.ts', `// One table, one place.\n${long}`)
    await put('server/src/short.ts', 'export {}\n'.repeat(300))
    expect(await findings()).toEqual(['server/src/long.ts: 301 lines and no reason in the first one'])
  })
})
