import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createKey } from '@labreach/sandbox/google/keys'
import { startSandbox, type Sandbox } from '@labreach/sandbox/sandbox'
import type { TestDatabase } from './database.ts'

/** The origin of the site in links. No server listens there. */
export const publicUrl = 'http://labreach.test'

export const page = '<!doctype html><title>Labreach</title>'

let googleKey: string | undefined

/** The sandbox in the test's process. The key of its Google is created once per worker, since that is slow. */
export async function aSandbox(folder: string, { microsoft = false } = {}): Promise<Sandbox> {
  return startSandbox({
    port: 0,
    dataDir: join(folder, 'sandbox'),
    productUrl: publicUrl,
    googleClient: { id: 'client.apps.googleusercontent.com', secret: 'GOCSPX-secret' },
    ...(microsoft && { microsoftClient: { id: 'a1b2c3d4-client', secret: 'microsoft~secret' } }),
    stripeSecretKey: 'sk_test_sandbox',
    stripeWebhookSecret: 'whsec_sandbox',
    googleKey: () => (googleKey ??= createKey()),
    modelKey: 'model-key',
    log: (line) => console.error(line),
  })
}

type Options = { sandbox: Sandbox; database: TestDatabase; folder: string }

/** The settings of a server that uses the sandbox. */
export function createSettings({ sandbox, database, folder }: Options): Record<string, string> {
  const createKey = (letter: string) => letter.repeat(43)
  return {
    ...sandbox.env,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: database.url,
    FILES_DIR: join(folder, 'files'),
    WEB_DIR: join(folder, 'web'),
    TOKEN_KEY: createKey('t'),
    ENCRYPTION_KEY: createKey('e'),
    STATE_SECRET: createKey('s'),
    HANDLE_KEY: createKey('h'),
    SUPPRESSION_KEY: createKey('u'),
  }
}

/** The sandbox's control API: a body is posted, `null` deletes. Throws on a refusal. */
export type Control = <T = unknown>(path: string, body?: object | null) => Promise<T>

export const createControl =
  ({ url }: Sandbox): Control =>
  async <T>(path: string, body?: object | null) => {
    const method = body === undefined ? 'GET' : body === null ? 'DELETE' : 'POST'
    const response = await fetch(`${url}/control/${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(await response.text())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return (await (isJson ? response.json() : response.text())) as T
  }

/** Writes a minimal website: a page and a script. */
export async function aWebsite(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
}
