import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runChild } from './child.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Builds the website of the folder `web` into its dist/, unless dist/ was built from the same sources: web/, the
 * contract and package-lock.json. Returns the path of dist/. `before` is called before a build.
 */
export async function buildWeb(
  web: string,
  { env, log, signal, before }: { env: NodeJS.ProcessEnv; log: string; signal?: AbortSignal; before(): void },
): Promise<string> {
  const dist = join(web, 'dist')
  const stamp = join(dist, '.sources')
  const sources = hashFiles([
    ...listFiles(web),
    ...listFiles(join(root, 'contract/src')),
    join(root, 'package-lock.json'),
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return dist
  before()
  rmSync(stamp, { force: true })
  const script = join(root, 'node_modules/vite/bin/vite.js')
  // The native loader writes no compiled configuration to node_modules, which may belong to another system user.
  // NODE_ENV is set because a test has NODE_ENV=test, which would build React's development version.
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

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}

function hashFiles(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
