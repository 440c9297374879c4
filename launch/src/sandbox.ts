import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, superviseChild } from './child.ts'
import type { DataFolder } from './data-folder.ts'
import type { Supervised } from './supervise.ts'
import { findFreePort } from './port.ts'
import type { SandboxSecrets } from './secrets.ts'

type SandboxOptions = {
  script: string
  data: DataFolder
  env: NodeJS.ProcessEnv
  secrets: SandboxSecrets
  /** The product's URL in a browser, to which Google's consent page returns. */
  publicUrl: string
  /** The URL on which the product listens, to which the sandbox sends Stripe's events. */
  internalUrl: string
  signal: AbortSignal
}

type Ports = { http: number; smtp: number }

/**
 * Starts and supervises the sandbox. Its ports are stored in the data folder, because mails and pages contain them.
 * SANDBOX_PORT and SANDBOX_SMTP_PORT have precedence; a taken port is replaced by another. `onChange` is called when a
 * restart changed the settings for the product.
 */
export async function startSandbox(
  { script, data, env, secrets, publicUrl, internalUrl, signal }: SandboxOptions,
  print: (line: string) => void,
  onChange: () => void,
): Promise<Supervised<Child>> {
  const portsFile = join(data.path, 'sandbox-ports.json')
  const stored: Ports = existsSync(portsFile)
    ? (JSON.parse(readFileSync(portsFile, 'utf8')) as Ports)
    : { http: 0, smtp: 0 }
  const http = await findFreePort(Number(env.SANDBOX_PORT) || stored.http)
  const smtp = await findFreePort(Number(env.SANDBOX_SMTP_PORT) || stored.smtp)
  writeFileSync(portsFile, JSON.stringify({ http, smtp } satisfies Ports))
  const sandboxEnv = {
    ...env,
    ...secrets,
    SANDBOX_PORT: String(http),
    SANDBOX_SMTP_PORT: String(smtp),
    SANDBOX_DATA: data.sandbox,
    PRODUCT_URL: publicUrl,
    STRIPE_WEBHOOK_URL: `${internalUrl}/api/stripe/webhook/`,
  }
  const program = { name: 'The sandbox', script, env: () => sandboxEnv, log: data.log('sandbox'), signal }
  let lastProductSettings = ''
  const onRestart = (run: Child) => {
    const productSettings = JSON.stringify(run.ready.env)
    if (productSettings !== lastProductSettings) onChange()
    lastProductSettings = productSettings
  }
  const sandbox = await superviseChild(program, { print, onRestart })
  lastProductSettings = JSON.stringify(sandbox.current().ready.env)
  return sandbox
}
