import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const root = new URL('../../../', import.meta.url)
const readRepositoryFile = (path: string) => readFile(new URL(path, root), 'utf8')

test('the dashboard uses existing metrics, and all metrics of the product', async () => {
  const { text } = await app.fetch('/metrics')
  const existing = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!))
  const dashboard = JSON.parse(await readRepositoryFile('deploy/dashboard.json')) as {
    panels: { title: string; type: string; targets?: { expr: string }[] }[]
  }
  const used = new Set(
    dashboard.panels
      .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
      .flatMap((expr) => expr.match(/\b(labreach|process|nodejs)_\w+/g) ?? [])
      .map((name) => (existing.has(name) ? name : name.replace(/_(bucket|count|sum)$/, ''))),
  )
  expect([...used].filter((name) => !existing.has(name))).toEqual([])
  expect([...existing].filter((name) => name.startsWith('labreach_') && !used.has(name))).toEqual([])
  expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length)
})

test('docs/operation.md lists every setting of the server', async () => {
  const settings = [...(await readRepositoryFile('server/src/config.ts')).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
    ([, name]) => name!,
  )
  expect(settings.length).toBeGreaterThan(25)
  const page = await readRepositoryFile('docs/operation.md')
  expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('docs/operation.md explains every error and warning of the log', async () => {
  const page = await readRepositoryFile('docs/operation.md')
  const texts: string[] = []
  for await (const file of glob('server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }))
    for (const [, line] of (await readRepositoryFile(file)).matchAll(/\blog\.(?:error|warn)\(\s*\{[^}]*\},\s*(.+)/g))
      texts.push(...[...line!.matchAll(/'([^']+ [^']+)'/g)].map(([, text]) => text!))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !page.includes(`| \`${text}\` |`))).toEqual([])
})

test('every test and file that docs/security.md names exists', async () => {
  const named = new Set(
    [...(await readRepositoryFile('docs/security.md')).matchAll(/`([\w/.-]+\/[\w.-]+\.\w+)`/g)].map(
      ([, path]) => path!,
    ),
  )
  expect(named.size).toBeGreaterThan(50)
  const missing: string[] = []
  for (const path of named) await readRepositoryFile(path).catch(() => missing.push(path))
  expect(missing).toEqual([])
})

test('PostgreSQL requires a password from every other machine', async () => {
  const rules = [...(await readRepositoryFile('deploy/patroni.yml')).matchAll(/^ +- ((?:local|host\w*) .+)$/gm)].map(
    ([, rule]) => rule!.split(' '),
  )
  expect(rules).toHaveLength(5)
  expect(rules.filter(([kind, , , ...rest]) => rest.at(-1) !== (kind === 'local' ? 'peer' : 'scram-sha-256'))).toEqual(
    [],
  )
  const page = await readRepositoryFile('docs/operation.md')
  expect(page).toContain('REVOKE ALL ON DATABASE labreach FROM PUBLIC')
})

test('the documents contain the cost of a password hash from the code', async () => {
  const code = await readRepositoryFile('server/src/account/password/worker.ts')
  const [, kib, passes] = /memoryCost: ([\d_]+), timeCost: (\d)/.exec(code)!
  const words = ['', 'one pass', 'two passes', 'three passes'][Number(passes)]
  const cost = `${Number(kib!.replace('_', '')) / 1_024} MiB, ${words}`
  expect(await readRepositoryFile('SECURITY.md')).toContain(`argon2id (${cost})`)
  expect(await readRepositoryFile('docs/security.md')).toContain(`argon2id, ${cost}`)
})
