import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBlockingScripts, containsZod, checkBudgets, collectFiles } from './budgets.ts'
import { root } from './files.ts'

let dist = ''
beforeEach(async () => (dist = await mkdtemp(join(tmpdir(), 'labreach-budgets-'))))
afterEach(() => rm(dist, { recursive: true, force: true }))

/** Random bytes, which compression does not make smaller. */
const script = (kB: number) => randomBytes(kB * 1000)
const page = '<h1 class="display">One good letter</h1><script type="module" src="/assets/home.js"></script>'

async function aBuild({ html = page, home = 5, browse = 100, shared = 20, font = 50 } = {}): Promise<void> {
  await mkdir(join(dist, 'assets'))
  await mkdir(join(dist, '.vite'))
  const app = {
    'index.html': {
      file: 'assets/app.js',
      imports: ['_shared.js'],
      assets: ['assets/serif-latin-600-normal-B1g8a0vD.woff2', 'assets/serif-latin-ext-600-normal-DMe4EKeb.woff2'],
    },
    'src/pages/student-layout.tsx': { file: 'assets/layout.js', imports: ['_shared.js'] },
    'src/pages/browse.tsx': {
      file: 'assets/browse.js',
      css: ['assets/browse.css'],
      imports: ['_shared.js', 'index.html'],
    },
    'src/pages/profile.tsx': { file: 'assets/profile.js' },
    '_shared.js': { file: 'assets/shared.js' },
  }
  await Promise.all([
    writeFile(join(dist, 'home.html'), html),
    writeFile(join(dist, 'index.html'), '<div id="root"></div>'),
    writeFile(join(dist, '.vite/home.json'), JSON.stringify({ 'home.html': { file: 'assets/home.js' } })),
    writeFile(join(dist, '.vite/app.json'), JSON.stringify(app)),
    writeFile(join(dist, 'assets/home.js'), script(home)),
    writeFile(join(dist, 'assets/app.js'), script(1)),
    writeFile(join(dist, 'assets/layout.js'), script(1)),
    writeFile(join(dist, 'assets/browse.js'), script(browse)),
    writeFile(join(dist, 'assets/browse.css'), script(1)),
    writeFile(join(dist, 'assets/shared.js'), script(shared)),
    writeFile(join(dist, 'assets/profile.js'), script(900)),
    writeFile(join(dist, 'assets/serif-latin-600-normal-B1g8a0vD.woff2'), script(font)),
    writeFile(join(dist, 'assets/serif-latin-ext-600-normal-DMe4EKeb.woff2'), script(900)),
  ])
}

test('a small build passes', async () => {
  await aBuild()
  expect(await checkBudgets(dist)).toMatchObject({
    passed: true,
    summary: expect.stringMatching(/^landing page 5\.\d kB of script, \/browse 123\.\d kB and 50\.0 kB of fonts$/),
  })
})

test('reports a landing page that shows its text only with a script', async () => {
  await aBuild({ html: '<div id="root"></div><script type="module" src="/assets/home.js"></script>' })
  expect((await checkBudgets(dist)).output).toContain('homeRead')
})

test('finds scripts that block the landing page', () => {
  expect(findBlockingScripts(page)).toEqual([])
  expect(findBlockingScripts('<script src="/a.js"></script><script async src="/b.js"></script>')).toHaveLength(1)
})

test('reports a landing page, /browse or fonts over their budgets', async () => {
  await aBuild({ home: 91, browse: 182, font: 56 })
  const { passed, output } = await checkBudgets(dist)
  expect(passed).toBe(false)
  expect(output).toMatch(
    /homeInteractive: 91\.\d kB, at most 90 kB\nbrowse: 205\.\d kB, at most 171 kB\nfonts: 56\.0 kB, at most 55 kB/,
  )
})

test('reports a script that contains zod, on any page', async () => {
  await aBuild()
  await writeFile(join(dist, 'assets/profile.js'), 'const a=b("$ZodType",(e,t)=>{});')
  expect((await checkBudgets(dist)).output).toBe('assets/profile.js contains zod, which belongs to the server')
  const zod = await readFile(join(root, 'node_modules/zod/v4/core/schemas.js'), 'utf8')
  expect(containsZod(zod)).toBe(true)
})

test('a page that the build does not contain is an error', () => {
  expect(() => collectFiles({}, ['index.html'])).toThrow('The build has no index.html.')
})
