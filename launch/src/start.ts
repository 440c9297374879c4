import { join } from 'node:path'
import { superviseChild, runChild } from './child.ts'
import { openDataFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'
import { claimFolder } from './owner.ts'
import { hasSandbox, findProductAddress } from './address.ts'
import { startSandbox } from './sandbox.ts'
import { readSecrets } from './secrets.ts'
import { buildWeb } from './web-build.ts'

const root = join(import.meta.dirname, '../..')

/** The programs of the system: scripts, and the folder of the website. Tests of the launcher pass others. */
export const programs = {
  server: join(root, 'server/src/main.ts'),
  commands: join(root, 'server/src/commands/main.ts'),
  sandbox: join(root, 'sandbox/src/main.ts'),
  web: join(root, 'web'),
}

export type System = {
  /** The URL of the product for browsers. */
  url: string
  /** The sandbox's page of inboxes; undefined with SANDBOX=off. */
  sandboxUrl: string | undefined
  databaseUrl: string
  /** Stops product, sandbox and database, in this order and within seconds. */
  stop(): Promise<void>
  /** Ends them at once; the database recovers at the next start. */
  kill(): void
}

type Settings = {
  dataDir: string
  /** 0: any free port. */
  port: number
  quiet?: boolean
  /** Has precedence over the environment of this process. */
  env?: Record<string, string>
  /** Cancels the start. */
  signal?: AbortSignal
  programs?: typeof programs
}

/**
 * Starts the system with one data folder: database, catalogue, website, sandbox, product. Returns when the product
 * listens; from then on a process that ends is restarted. If the start fails, stops everything and throws a Problem.
 */
export async function startSystem(settings: Settings): Promise<System> {
  const { quiet = false, signal = new AbortController().signal } = settings
  const { server, commands, sandbox, web } = settings.programs ?? programs
  const systemEnv: NodeJS.ProcessEnv = { ...process.env, ...settings.env }
  const print = (line: string) => void (quiet || console.log(line))
  const killAll: (() => void)[] = []
  await using stack = new AsyncDisposableStack()
  const track = <T extends { stop(): Promise<void>; kill(): void }>(running: T): T => {
    killAll.unshift(() => running.kill())
    return stack.adopt(running, (it) => it.stop())
  }

  // The folder is claimed before the port: the error of a second start must name the first one, not the taken port.
  const data = openDataFolder(settings.dataDir)
  stack.adopt(await claimFolder(data.path), (owner) => owner.release())
  const { host, port, url } = await findProductAddress(systemEnv, settings.port)
  const secrets = readSecrets(data.path, systemEnv)
  let restartProduct = () => {}
  const database = track(await openDatabase(data, systemEnv.DATABASE_URL, print, () => restartProduct()))
  const productEnv = { ...systemEnv, ...secrets.product, LABREACH_DATA: data.path }

  const prepareDatabase = async () => {
    const slow = setTimeout(print, 1000, 'Preparing the database; the first start also imports the demo catalogue…')
    const name = 'The preparation of the database'
    const env = { ...productEnv, DATABASE_URL: database.url() }
    await runChild({
      name,
      script: commands,
      args: ['prepare'],
      env,
      log: data.log('prepare'),
      signal,
    }).finally(() => clearTimeout(slow))
  }
  const buildWebsite = async () =>
    systemEnv.WEB_DIR ||
    buildWeb(web, { env: systemEnv, log: data.log('web'), signal, before: () => print('Building the website…') })
  const startSandboxIfUsed = async () => {
    if (!hasSandbox(systemEnv)) return undefined
    const internalUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    const options = {
      script: sandbox,
      data,
      env: systemEnv,
      secrets: secrets.sandbox,
      publicUrl: url,
      internalUrl,
      signal,
    }
    return track(await startSandbox(options, print, () => restartProduct()))
  }
  const parts = [prepareDatabase(), buildWebsite(), startSandboxIfUsed()] as const
  await Promise.allSettled(parts) // if one fails, the others must have finished before the cleanup
  const [, dist, sandboxRun] = await Promise.all(parts)

  const createProductEnvironment = () => ({
    NODE_ENV: 'production',
    // On a machine with much memory V8 uses 130 MB for the young generation; 33 MB are as fast here. With 1.4 million
    // professors the process takes 790 MB instead of 1,070. One thread for garbage collection is enough: V8's default
    // of four competes with the main thread for processors.
    NODE_OPTIONS: '--max-semi-space-size=16 --v8-pool-size=1',
    // By default glibc retains freed memory in an arena per thread: 140 MB after many slow connections.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '65536',
    NODE_COMPILE_CACHE: join(data.path, 'compile-cache'),
    ...sandboxRun?.current().ready.env,
    ...productEnv,
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: url,
    DATABASE_URL: database.url(),
    WEB_DIR: dist,
    FILES_DIR: systemEnv.FILES_DIR || data.files,
  })
  const product = track(
    await superviseChild(
      { name: 'The product', script: server, env: createProductEnvironment, log: data.log('product'), signal },
      { print },
    ),
  )
  restartProduct = () => void product.current().stop()

  const all = stack.move()
  return {
    url,
    sandboxUrl: sandboxRun?.current().ready.url,
    databaseUrl: database.url(),
    stop: () => all.disposeAsync(),
    kill: () => killAll.forEach((kill) => kill()),
  }
}
