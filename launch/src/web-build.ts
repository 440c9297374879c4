import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runChild } from './child.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Builds the website of `web` into its dist/ unless what is there was made of the same sources: web/, the contract and
 * the locked packages. Comes back with dist/; `before` is called when there is something to build.
 */
export async function buildWeb(
  web: string,
  { env, log, signal, before }: { env: NodeJS.ProcessEnv; log: string; signal?: AbortSignal; before(): void },
): Promise<string> {
  const dist = join(web, 'dist')
  const stamp = join(dist, '.sources')
  const sources = hashOf([...filesOf(web), ...filesOf(join(root, 'contract/src')), join(root, 'package-lock.json')])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return dist
  before()
  rmSync(stamp, { force: true })
  const script = join(root, 'node_modules/vite/bin/vite.js')
  // Loaded natively, the configuration needs no copy in node_modules, which may be another account's.
  // Whoever starts this from a test has NODE_ENV=test, which would build React's development version.
  await runChild({
    name: 'The build of the website',
    script,
    args: ['build', '--configLoader', 'native'],
    cwd: web,
    log,
    env: { ...env, NODE_ENV: 'production' },
    ...(signal && { signal }),
  })
  writeFileSync(stamp, sources)
  return dist
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : [path]
  })
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
