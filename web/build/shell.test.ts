import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listShell } from './shell.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'labreach-shell-'))
  await mkdir(join(dist, 'assets'))
  await mkdir(join(dist, '.vite'))
})
afterEach(() => rm(dist, { recursive: true, force: true }))

const stored = [
  'assets/app-1a2b3c4d.js',
  'assets/app-1a2b3c4d.css',
  'assets/instrument-sans-latin-wght-normal-BbzFLZTg.woff2',
  'home.html',
  'icon-192.png',
  'index.html',
]
const notStored = [
  '.vite/app.json',
  'assets/app-1a2b3c4d.js.br',
  'assets/source-serif-4-cyrillic-600-normal-DeJomR3S.woff2',
  'assets/source-serif-4-latin-600-normal-DeJomR3S.woff',
  'index.html.gz',
  'og.png',
  'robots.txt',
  'worker.js',
]

test('the worker stores the files that open each page, and nothing else of the build [OFFLINE-1]', async () => {
  for (const file of [...stored, ...notStored]) await writeFile(join(dist, file), file)
  const shell = await listShell(dist)
  expect(shell.map(({ url }) => url)).toEqual(
    stored.map((file) => (file === 'home.html' ? '/' : `/${file}`)).toSorted((a, b) => a.localeCompare(b)),
  )
  const isHashed = ({ url }: { url: string }) => url.startsWith('/assets/')
  expect(shell.filter(isHashed).map(({ revision }) => revision)).toEqual([null, null, null])
  for (const { revision } of shell.filter((entry) => !isHashed(entry))) expect(revision).toMatch(/^[\da-f]{16}$/)
})

test('a changed page has another revision [OFFLINE-2]', async () => {
  await writeFile(join(dist, 'index.html'), 'old')
  const [before] = await listShell(dist)
  await writeFile(join(dist, 'index.html'), 'new')
  const [after] = await listShell(dist)
  expect(after?.revision).not.toBe(before?.revision)
})
