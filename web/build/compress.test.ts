import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import config from '../vite.config.ts'

test('a build that starts in another folder compresses the files of its own dist', async () => {
  const root = await mkdtemp(join(tmpdir(), 'labreach-build-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'dist/app.js'), 'let a = 1\n'.repeat(100))
  const environment = { config: { root, build: { outDir: 'dist' } } }
  const environments = { client: environment, landingPage: environment, worker: environment }
  await config.builder!.buildApp!({ environments, build: async () => undefined } as never)
  expect((await readdir(join(root, 'dist'))).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
})
