import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '@labreach/launch/child'
import { openDataFolder } from '@labreach/launch/data-folder'
import { claimFolder } from '@labreach/launch/owner'
import { freePort } from '@labreach/launch/port'
import { postgresAccount, changeOwner, canReach } from '@labreach/launch/postgres/account'
import { Problem } from '@labreach/launch/problem'
import { startSandbox } from '@labreach/launch/sandbox'
import { readSecrets } from '@labreach/launch/secrets'
import { rooms } from '@labreach/launch/start'
import { buildWeb } from '@labreach/launch/web-build'
import type { Cluster } from './cluster.ts'
import { debianPrograms } from './debian.ts'
import { seedPrimary, seedStandby, takeOver } from './failover.ts'
import { instance } from './instance.ts'
import { machine } from './machine.ts'
import { balancer, pooler } from './middle.ts'

type Settings = {
  /** Everything is kept there, beneath a folder that PostgreSQL's account reaches (under root: nobody's). */
  dir: string
  /** haproxy's; the next nine are taken where they are free. 0: any free ones. */
  port?: number
  /** Goes before this process's environment, for product and sandbox. */
  env?: Record<string, string>
  /** Told when the sandbox dies, which is started again. */
  say?: (line: string) => void
}

/**
 * Starts, from Debian's packages: a PostgreSQL primary and a synchronous standby, PgBouncer, two server processes with
 * common files and keys, and haproxy before them, all with the files of deploy/; the demo catalogue and the sandbox as
 * `npm start` has them. Throws a Problem when something is missing or in the way, with nothing left running.
 */
export async function startCluster({
  dir,
  port = 0,
  env: given = {},
  say = () => undefined,
}: Settings): Promise<Cluster> {
  const programs = debianPrograms()
  const env: NodeJS.ProcessEnv = { ...process.env, ...given }
  const signal = new AbortController().signal
  await using stack = new AsyncDisposableStack()
  const data = openDataFolder(dir)
  const account = postgresAccount(join(data.path, 'first'))
  if (!canReach(account, data.path))
    throw new Problem(
      `${data.path} cannot be reached by user ${account.uid}, which PostgreSQL runs as. Name another one.`,
    )
  stack.adopt(await claimFolder(data.path), (owner) => owner.release())
  const secrets = readSecrets(data.path, env)
  const ports: number[] = []
  for (let next = 0; next < 10; next++) ports.push(await freePort(port && port + next))
  const [web, primaryPort, standbyPort, poolerPort, first, second, one, two, sandboxPort, smtpPort] = ports as Ports
  const url = `http://localhost:${web}`

  const password = randomBytes(24).toString('hex')
  const folder = join(data.path, 'postgresql')
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  changeOwner(account, folder)
  const aMachine = (name: string, at: number) =>
    stack.adopt(
      machine({ name, folder, port: at, log: data.log(`postgresql-${name}`), account, programs, password }),
      (it) => it.stop(),
    )
  let [primary, standby] = [aMachine('first', first), aMachine('second', second)]
  const database = (at: number) => `postgres://labreach:${password}@127.0.0.1:${at}/labreach`
  await seedPrimary(primary, password)
  const base = { ...env, ...secrets.product, LABREACH_DATA: data.path }
  const prepare = { ...base, DATABASE_URL: database(first) }
  const log = data.log('prepare')
  await runChild({ name: 'The preparation', script: rooms.commands, args: ['prepare'], env: prepare, log })
  await seedStandby(standby, primary)

  const pgbouncer = pooler({ program: programs.pgbouncer, folder, log: data.log('pgbouncer'), account }, password, {
    balancer: '127.0.0.1',
    'primary-port': primaryPort,
    address: '127.0.0.1',
    port: poolerPort,
    'socket-directory': '',
    'auth-file': join(folder, 'userlist.txt'),
  })
  const haproxy = balancer({ program: programs.haproxy, folder, log: data.log('haproxy'), account }, url, {
    address: '127.0.0.1',
    'web-port': web,
    'primary-port': primaryPort,
    'standby-port': standbyPort,
    'instance-one': `127.0.0.1:${one}`,
    'instance-two': `127.0.0.1:${two}`,
    'postgresql-one': `127.0.0.1:${first}`,
    'postgresql-two': `127.0.0.1:${second}`,
  })
  for (const part of [haproxy, pgbouncer]) {
    stack.adopt(part, (it) => it.stop())
    await part.start()
  }
  const webDir = env.WEB_DIR || (await buildWeb(rooms.web, { env, log: data.log('web'), before: () => undefined }))
  const outside = { ...env, SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) }
  const sandbox = await startSandbox(
    { script: rooms.sandbox, data, env: outside, secrets: secrets.sandbox, productUrl: url, listensAt: url, signal },
    say,
    () => undefined,
  )
  stack.adopt(sandbox, (it) => it.stop())
  const anInstance = (name: string, at: number) => {
    const settings = {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(data.path, 'compile-cache'),
      ...sandbox.current().ready.env,
      ...base,
      PORT: String(at),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: database(poolerPort),
      DATABASE_PREPARED: 'off',
      DATABASE_DIRECT_URL: database(primaryPort),
      CATALOGUE_DATABASE_URL: database(standbyPort),
      DRAIN_SECONDS: '3',
      WEB_DIR: webDir,
      FILES_DIR: data.files,
    }
    const program = { name: `Instance ${name}`, script: rooms.server, env: settings, log: data.log(`instance-${name}`) }
    return instance(`http://127.0.0.1:${at}`, program)
  }
  const instances = [anInstance('one', one), anInstance('two', two)] as const
  stack.defer(async () => void (await Promise.all(instances.map((it) => it.stop()))))
  for (const it of instances) await it.start()

  // Where `npm start` notes it too, so that its runs go on a cluster as well.
  writeFileSync(join(data.path, 'database-url'), database(primaryPort), { mode: 0o600 })

  const all = stack.move()
  return {
    url,
    sandboxUrl: sandbox.current().ready.url,
    dataDir: data.path,
    databaseUrl: database(primaryPort),
    instances,
    get primary() {
      return primary
    },
    get standby() {
      return standby
    },
    pgbouncer,
    haproxy,
    async promote() {
      await takeOver(standby, primary)
      ;[primary, standby] = [standby, primary]
    },
    reseed: () => seedStandby(standby, primary),
    stop: () => all.disposeAsync(),
  }
}

type Ports = [number, number, number, number, number, number, number, number, number, number]
