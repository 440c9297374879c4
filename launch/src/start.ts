import { join } from 'node:path'
import { keepChild, runChild } from './child.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { own } from './owner.ts'
import { hasSandbox, productAddress } from './address.ts'
import { startSandbox } from './sandbox.ts'
import { secretsOf } from './secrets.ts'
import { buildWeb } from './web-build.ts'

const root = join(import.meta.dirname, '../..')

/** What is started: by default the rooms of this repository. */
export const rooms = {
  server: join(root, 'server/src/main.ts'),
  commands: join(root, 'server/src/commands/main.ts'),
  sandbox: join(root, 'sandbox/src/main.ts'),
  web: join(root, 'web'),
}

export type System = {
  /** Where the product answers. */
  url: string
  /** The sandbox's inbox page; absent when the outside world is real. */
  sandboxUrl: string | undefined
  databaseUrl: string
  /** Ends product, sandbox and database, in this order and in a few seconds. */
  stop(): Promise<void>
  /** Ends them at once; the database replays its log at the next start. */
  kill(): void
}

type Settings = {
  dataDir: string
  /** 0: any free one. */
  port: number
  quiet?: boolean
  /** Goes before this process's environment. SANDBOX=off leaves the outside world to it. */
  env?: Record<string, string>
  /** Ends a start that is under way. */
  signal?: AbortSignal
  rooms?: typeof rooms
}

/**
 * Starts everything on one data folder: database, catalogue, website, sandbox, product. Comes back when the product
 * listens; afterwards whatever dies is started again. Throws a Problem when something is in the way, with nothing left running.
 */
export async function startSystem(settings: Settings): Promise<System> {
  const { quiet = false, signal = new AbortController().signal } = settings
  const { server, commands, sandbox, web } = settings.rooms ?? rooms
  const env: NodeJS.ProcessEnv = { ...process.env, ...settings.env }
  const say = (line: string) => void (quiet || console.log(line))
  const kills: (() => void)[] = []
  await using stack = new AsyncDisposableStack()
  const keep = <T extends { stop(): Promise<void>; kill(): void }>(running: T): T => {
    kills.unshift(() => running.kill())
    return stack.adopt(running, (it) => it.stop())
  }

  // The data come first: whoever starts twice by mistake should hear of the first one, not be sent to another port.
  const data = openDataFolder(settings.dataDir)
  stack.adopt(await own(data.path), (owner) => owner.release())
  const { host, port, url } = await productAddress(env, settings.port)
  const secrets = secretsOf(data.path, env)
  let restartProduct = () => {}
  const database = keep(await openDatabase(data, env.DATABASE_URL, say, () => restartProduct()))
  const base = { ...env, ...secrets.product, LABREACH_DATA: data.path }

  const prepare = async () => {
    const slow = setTimeout(say, 1000, 'Preparing the database; the first time, the demo catalogue takes a while…')
    const name = 'The preparation of the database'
    const given = { ...base, DATABASE_URL: database.url() }
    await runChild({ name, script: commands, args: ['prepare'], env: given, log: data.log('prepare'), signal }).finally(
      () => clearTimeout(slow),
    )
  }
  const build = async () =>
    env.WEB_DIR ||
    buildWeb(web, { env, log: data.log('web'), signal, before: () => say('Building the website, once…') })
  const outside = async () => {
    if (!hasSandbox(env)) return undefined
    const listensAt = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    const settled = { script: sandbox, data, env, secrets: secrets.sandbox, productUrl: url, listensAt, signal }
    return keep(await startSandbox(settled, say, () => restartProduct()))
  }
  const parts = [prepare(), build(), outside()] as const
  await Promise.allSettled(parts) // also when one fails: nothing may be left half started
  const [, dist, desk] = await Promise.all(parts)

  const given = () => ({
    NODE_ENV: 'production',
    // On machines with much memory V8 takes 130 MB for what is young; 33 MB are as fast here, and a catalogue of 1.4
    // million then takes 790 MB where it took 1,070.
    // And it has four threads collect beside the one that answers, which then waits for a processor: one is enough.
    NODE_OPTIONS: '--max-semi-space-size=16 --v8-pool-size=1',
    // glibc keeps what it was given back, in an arena for each thread, unless it is told otherwise: a crowd of slow
    // visitors left 140 MB so.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: join(data.path, 'compile-cache'),
    ...desk?.current().ready.env,
    ...base,
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: url,
    DATABASE_URL: database.url(),
    WEB_DIR: dist,
    FILES_DIR: env.FILES_DIR || data.files,
  })
  const product = keep(
    await keepChild({ name: 'The product', script: server, env: given, log: data.log('product'), signal }, { say }),
  )
  restartProduct = () => void product.current().stop()

  const all = stack.move()
  return {
    url,
    sandboxUrl: desk?.current().ready.url,
    databaseUrl: database.url(),
    stop: () => all.disposeAsync(),
    kill: () => kills.forEach((kill) => kill()),
  }
}
