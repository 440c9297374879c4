import { parseArgs } from 'node:util'
import { Problem } from './problem.ts'
import { startSystem, type System } from './start.ts'

const usage = `npm start [-- --port <number>] [--data <folder>]

Starts Labreach: database, demo catalogue, sandbox, website and product, and prints its URL.

  --port <number>   the port of the product        (PORT, 3000)
  --data <folder>   the folder of all data         (LABREACH_DATA, ./data)
  --help            this page

Environment variables: DATABASE_URL (your own PostgreSQL, 15 or newer), SANDBOX=off (real services, configured by
GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY, MODEL_URL, SMTP_URL …), SANDBOX_PORT, SANDBOX_SMTP_PORT, HOST, PUBLIC_URL, and all
settings of the server. The README lists them.`

/** npm and the terminal can each deliver the same Ctrl-C. A second one counts only after this time, in ms. */
const sameKeystrokeMs = 1000

const abort = new AbortController()
let system: System | undefined
let stopRequestedAt = 0

function stop(): void {
  if (stopRequestedAt && Date.now() - stopRequestedAt < sameKeystrokeMs) return
  if (stopRequestedAt) {
    system?.kill()
    process.exit(130)
  }
  stopRequestedAt = Date.now()
  console.log('\nStopping…')
  abort.abort() // during the start: startSystem cleans up and throws, and main() ends
  system?.stop().then(() => process.exit(0), fail)
}

function fail(error: unknown): void {
  console.error(error instanceof Problem ? error.message : error)
  process.exit(1)
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Problem(`${text} is not a port; use a number up to 65535.`)
  return port
}

async function main(): Promise<void> {
  const { port, data, help } = parseOptions()
  if (help) return console.log(usage)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop) // the parent process (bootstrap.mjs) was killed
  process.stdout.on('error', () => undefined) // a closed terminal must not prevent the stop
  const dataDir = data ?? (process.env.LABREACH_DATA || 'data')
  system = await startSystem({ dataDir, port: parsePort(port ?? (process.env.PORT || '3000')), signal: abort.signal })
  console.log(`
Labreach is ready: ${system.url}

  To try      upload a resume (PDF) and see which professors fit it
  ${system.sandboxUrl ? `Inbox       ${system.sandboxUrl} (nothing leaves this machine: a sandbox replaces Google, Stripe, model and mail)` : 'Outside     real services, from your environment variables'}
  Data, logs  ${dataDir}, ${dataDir}/log/
  To stop     Ctrl-C
`)
}

function parseOptions(): { port?: string; data?: string; help?: boolean } {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { port: text, data: text, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

main().catch((error) => (stopRequestedAt ? process.exit(0) : fail(error)))
