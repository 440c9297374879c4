import { parseArgs } from 'node:util'
import { Problem } from './problem.ts'
import { startSystem, type System } from './start.ts'

const usage = `npm start [-- --port <number>] [--data <folder>]

Starts Labreach: database, demo catalogue, sandbox, website and product, and prints its address.

  --port <number>   where the product listens      (PORT, 3000)
  --data <folder>   where everything is kept       (LABREACH_DATA, ./data)
  --help            this page

By environment also: DATABASE_URL (a PostgreSQL 15 or newer of your own), SANDBOX=off (the outside world is real and named
by GOOGLE_CLIENT_ID, STRIPE_SECRET_KEY, MODEL_URL, SMTP_URL …), SANDBOX_PORT, SANDBOX_SMTP_PORT, HOST, PUBLIC_URL, and every setting of the
server; the README lists them all.`

/** npm and the terminal may each pass one Ctrl-C on; only a later one is a second. In ms. */
const sameKeystroke = 1000

const abort = new AbortController()
let system: System | undefined
let asked = 0

function stop(): void {
  if (asked && Date.now() - asked < sameKeystroke) return
  if (asked) {
    system?.kill()
    process.exit(130)
  }
  asked = Date.now()
  console.log('\nStopping…')
  abort.abort() // while it is still starting, startSystem cleans up and main() below ends with that
  system?.stop().then(() => process.exit(0), fail)
}

function fail(error: unknown): void {
  console.error(error instanceof Problem ? error.message : error)
  process.exit(1)
}

function portFrom(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Problem(`${text} is no port; it is a number up to 65535.`)
  return port
}

async function main(): Promise<void> {
  const { port, data, help } = options()
  if (help) return console.log(usage)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop) // the process that npm started has been killed
  process.stdout.on('error', () => undefined) // a closed terminal must not keep us from stopping
  const dataDir = data ?? (process.env.LABREACH_DATA || 'data')
  system = await startSystem({ dataDir, port: portFrom(port ?? (process.env.PORT || '3000')), signal: abort.signal })
  console.log(`
Labreach is ready: ${system.url}

  To try      upload a resume (PDF) and see which professors fit it
  ${system.sandboxUrl ? `Inbox       ${system.sandboxUrl} (nothing leaves this machine: a sandbox plays Google, Stripe, model and mail)` : 'Outside     real services, as your environment names them'}
  Data, logs  ${dataDir}, ${dataDir}/log/
  To stop     Ctrl-C
`)
}

function options(): { port?: string; data?: string; help?: boolean } {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { port: text, data: text, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${usage}`)
  }
}

main().catch((error) => (asked ? process.exit(0) : fail(error)))
