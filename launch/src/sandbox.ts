import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, keepChild } from './child.ts'
import type { DataFolder } from './data-folder.ts'
import type { Kept } from './keep-running.ts'
import { freePort } from './port.ts'
import type { SandboxSecrets } from './secrets.ts'

type Sandbox = {
  script: string
  data: DataFolder
  env: NodeJS.ProcessEnv
  secrets: SandboxSecrets
  productUrl: string
  /** Where the product itself listens, which is where events of payments go. */
  listensAt: string
  signal: AbortSignal
}

type Ports = { http: number; smtp: number }

/**
 * Starts the outside world on this desk and keeps it running. Its ports are chosen once and kept in the data folder,
 * since links in mails and on screens name them; SANDBOX_PORT goes before, and a taken one gives way to another. `moved` is told when
 * a restart changed what the product must know of it.
 */
export async function startSandbox(
  { script, data, env, secrets, productUrl, listensAt, signal }: Sandbox,
  say: (line: string) => void,
  moved: () => void,
): Promise<Kept<Child>> {
  const note = join(data.path, 'sandbox-ports.json')
  const kept: Ports = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as Ports) : { http: 0, smtp: 0 }
  const http = await freePort(Number(env.SANDBOX_PORT) || kept.http)
  const smtp = await freePort(Number(env.SANDBOX_SMTP_PORT) || kept.smtp)
  writeFileSync(note, JSON.stringify({ http, smtp } satisfies Ports))
  const settings = {
    ...env,
    ...secrets,
    SANDBOX_PORT: String(http),
    SANDBOX_SMTP_PORT: String(smtp),
    SANDBOX_DATA: data.sandbox,
    PRODUCT_URL: productUrl,
    STRIPE_WEBHOOK_URL: `${listensAt}/api/stripe/webhook/`,
  }
  const program = { name: 'The sandbox', script, env: () => settings, log: data.log('sandbox'), signal }
  let told = ''
  const again = (run: Child) => {
    const now = JSON.stringify(run.ready.env)
    if (now !== told) moved()
    told = now
  }
  const sandbox = await keepChild(program, { say, again })
  told = JSON.stringify(sandbox.current().ready.env)
  return sandbox
}
