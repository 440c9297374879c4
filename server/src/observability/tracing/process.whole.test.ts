import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getSite } from '@labreach/contract/session'
import { createThrowawayFolder } from '@labreach/launch/folder'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { aSandbox, aWebsite, createSettings } from '../../../test/environment.ts'
import { startServer, stopProcess } from '../../../test/instances.ts'
import { aTraceReceiver } from '../../../test/tracing/trace-receiver.ts'

const folder = await createThrowawayFolder('labreach-traced-')
const [database, sandbox] = await Promise.all([createTestDatabase(), aSandbox(folder), aWebsite(join(folder, 'web'))])
const receiver = await aTraceReceiver({ behaviour: 'hangs' })
afterAll(async () => {
  receiver.close()
  await Promise.all([database.close(), sandbox.close()])
})

/** A server process, which writes the modules of OpenTelemetry's SDK that it has loaded when it ends. */
async function startTraced(settings: Record<string, string>) {
  const file = join(folder, `loaded-${settings['TRACES']}.json`)
  const script = `
    import { createRequire } from 'node:module'
    import { writeFileSync } from 'node:fs'
    process.on('exit', () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(
      Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache)
        .filter((file) => /opentelemetry.(sdk|instrumentation|exporter)|fastify.otel/.test(file)))))`
  let log = ''
  const { child, url } = await startServer(
    {
      ...createSettings({ sandbox, database, folder }),
      PATH: process.env['PATH'],
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
      ...settings,
    },
    (text) => (log += text),
  )
  return {
    child,
    readLog: () => log,
    get: () => fetch(url + getSite.path).then(({ status }) => status),
    readLoaded: async () => JSON.parse(await readFile(file, 'utf8')) as string[],
  }
}

test('a whole server that traces nothing has loaded nothing of the tracing when it ends [OPERATION-14]', async () => {
  const off = await startTraced({ TRACES: 'off' })
  expect(await off.get()).toBe(200)
  await stopProcess(off.child)
  expect(await off.readLoaded()).toEqual([])
}, 150_000)

test('a whole server whose receiver hangs serves, warns once and stops within its limit [OPERATION-17]', async () => {
  const on = await startTraced({
    TRACES: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
  const countWarnings = () => on.readLog().split('traces cannot be sent').length - 1
  expect(await on.get()).toBe(200)
  await expect.poll(countWarnings, { timeout: 10_000 }).toBe(1)
  for (let round = 0; round < 10; round++) {
    expect(await on.get()).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(receiver.exports()).toBeGreaterThan(1)
  expect(countWarnings()).toBe(1)
  const begin = performance.now()
  const ended = once(on.child, 'exit')
  on.child.kill('SIGTERM')
  await ended
  // A stop is forced after nine seconds, also of a server that traces nothing and has only just started on a busy machine.
  expect(performance.now() - begin).toBeLessThan(14_000)
  expect((await on.readLoaded()).length).toBeGreaterThan(10)
}, 150_000)
