import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '@labreach/launch/child'
import { openDataFolder } from '@labreach/launch/data-folder'
import { claimFolder } from '@labreach/launch/owner'
import { findFreePort } from '@labreach/launch/port'
import { chooseSystemUser, changeOwner, canReach } from '@labreach/launch/postgres/system-user'
import { Problem } from '@labreach/launch/problem'
import { startSandbox } from '@labreach/launch/sandbox'
import { readSecrets } from '@labreach/launch/secrets'
import { programs } from '@labreach/launch/start'
import { buildWeb } from '@labreach/launch/web-build'
import type { Cluster } from './cluster.ts'
import { findDebianPrograms } from './debian.ts'
import { createDatabase, startCore } from './core.ts'
import { createInstance } from './instance.ts'
import { createNetwork } from './network.ts'
import { createBalancer, createPooler } from './proxies.ts'

type Settings = {
  /** The folder of all data. PostgreSQL's system user must be able to reach it. */
  dir: string
  /** The port of haproxy. Its other ports, PgBouncer, instances and sandbox use the next seven. 0: any free ports. */
  port?: number
  /** Overrides the environment of this process, for product and sandbox. */
  env?: Record<string, string>
  /** Gets a line for each unexpected exit and restart of the sandbox. */
  print?: (line: string) => void
}

/**
 * Starts three members of etcd, three PostgreSQL servers under Patroni, PgBouncer, two server processes with common
 * files and keys, and haproxy, from Debian's packages with the files of deploy/. Demo catalogue and sandbox are as in
 * `npm start`. Throws a Problem for a missing package or a port in use, and stops what has started.
 */
export async function startCluster({
  dir,
  port = 0,
  env: overrides = {},
  print = () => undefined,
}: Settings): Promise<Cluster> {
  const debianPrograms = findDebianPrograms()
  const env: NodeJS.ProcessEnv = { ...process.env, ...overrides }
  const signal = new AbortController().signal
  await using stack = new AsyncDisposableStack()
  const data = openDataFolder(dir)
  const systemUser = chooseSystemUser(join(data.path, 'first'))
  if (!canReach(systemUser, data.path))
    throw new Problem(
      `PostgreSQL runs as user ${systemUser.uid}, which cannot reach ${data.path}. Choose another folder.`,
    )
  stack.adopt(await claimFolder(data.path), (owner) => owner.release())
  const secrets = readSecrets(data.path, env)
  const ports: number[] = []
  for (let next = 0; next < 8; next++) ports.push(await findFreePort(port && port + next))
  const [web, primaryPort, standbyPort, poolerPort, one, two, sandboxPort, smtpPort] = ports as Ports
  const url = `http://localhost:${web}`

  const password = randomBytes(24).toString('hex')
  const folder = join(data.path, 'postgresql')
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  changeOwner(systemUser, folder)
  const network = stack.adopt(createNetwork(), (it) => it.close())
  const core = await startCore({
    folder,
    log: data.log,
    systemUser,
    programs: debianPrograms,
    network,
    // Its processes end before the network.
    stack: stack.use(new AsyncDisposableStack()),
    password,
  })
  const { primary } = await core.waitUntilWhole()
  await createDatabase(primary, password)
  const databaseUrl = (databasePort: number) => `postgres://labreach:${password}@127.0.0.1:${databasePort}/labreach`
  const base = { ...env, ...secrets.product, LABREACH_DATA: data.path }
  const prepare = { ...base, DATABASE_URL: databaseUrl(primary.port) }
  const log = data.log('prepare')
  await runChild({ name: 'The preparation', script: programs.commands, args: ['prepare'], env: prepare, log })

  const poolerProgram = { program: debianPrograms.pgbouncer, folder, log: data.log('pgbouncer'), systemUser }
  const pgbouncer = createPooler(poolerProgram, password, {
    balancer: '127.0.0.1',
    'primary-port': primaryPort,
    address: '127.0.0.1',
    port: poolerPort,
    'socket-directory': '',
    'auth-file': join(folder, 'userlist.txt'),
  })
  const balancerProgram = { program: debianPrograms.haproxy, folder, log: data.log('haproxy'), systemUser }
  const haproxy = createBalancer(balancerProgram, url, {
    address: '127.0.0.1',
    'web-port': web,
    'primary-port': primaryPort,
    'standby-port': standbyPort,
    'instance-one': `127.0.0.1:${one}`,
    'instance-two': `127.0.0.1:${two}`,
    ...Object.fromEntries(
      core.nodes.flatMap(({ addresses }, at) => [
        [`postgresql-${numbers[at]}`, addresses.postgresql],
        [`api-port-${numbers[at]}`, new URL(`http://${addresses.api}`).port],
      ]),
    ),
  })
  for (const proxy of [haproxy, pgbouncer]) {
    stack.adopt(proxy, (it) => it.stop())
    await proxy.start()
  }
  const webDir = env.WEB_DIR || (await buildWeb(programs.web, { env, log: data.log('web'), before: () => undefined }))
  const sandboxEnv = { ...env, SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) }
  const sandbox = await startSandbox(
    {
      script: programs.sandbox,
      data,
      env: sandboxEnv,
      secrets: secrets.sandbox,
      publicUrl: url,
      internalUrl: url,
      signal,
    },
    print,
    () => undefined,
  )
  stack.adopt(sandbox, (it) => it.stop())
  const createServer = (name: string, serverPort: number) => {
    const settings = {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(data.path, 'compile-cache'),
      ...sandbox.current().ready.env,
      ...base,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: databaseUrl(poolerPort),
      DATABASE_PREPARED: 'off',
      DATABASE_DIRECT_URL: databaseUrl(primaryPort),
      CATALOGUE_DATABASE_URL: databaseUrl(standbyPort),
      DRAIN_SECONDS: '3',
      WEB_DIR: webDir,
      FILES_DIR: data.files,
    }
    const program = {
      name: `Instance ${name}`,
      script: programs.server,
      env: settings,
      log: data.log(`instance-${name}`),
    }
    return createInstance(`http://127.0.0.1:${serverPort}`, program)
  }
  const instances = [createServer('one', one), createServer('two', two)] as const
  stack.defer(async () => void (await Promise.all(instances.map((it) => it.stop()))))
  for (const it of instances) await it.start()

  // As `npm start` does. Other experiments read this file.
  writeFileSync(join(data.path, 'database-url'), databaseUrl(primaryPort), { mode: 0o600 })

  const resources = stack.move()
  return {
    ...core,
    url,
    sandboxUrl: sandbox.current().ready.url,
    dataDir: data.path,
    databaseUrl: databaseUrl(primaryPort),
    nodeUrl: databaseUrl,
    instances,
    pgbouncer,
    haproxy,
    stop: () => resources.disposeAsync(),
  }
}

const numbers = ['one', 'two', 'three'] as const

type Ports = [number, number, number, number, number, number, number, number]
