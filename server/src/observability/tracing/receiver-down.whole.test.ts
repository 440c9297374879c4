import { listTemplates } from '@labreach/contract/templates'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { aTraceReceiver } from '../../../test/tracing/trace-receiver.ts'
import { startTracing } from './tracing.ts'

const receiver = await aTraceReceiver()
const { port } = new URL(receiver.url)
receiver.close()
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url)
vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200')
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50')

const failures: unknown[] = []
const tracing = startTracing({
  knownHosts: new Set(),
  onExportFailure: (error) => void failures.push(error),
})
const app = await testApp({ professors: 3, tracing })

test('without a receiver requests work as before, and the failure is reported once until it has recovered [OPERATION-17]', async () => {
  const student = await aStudent(app)
  const list = async () => expect((await app.call(listTemplates, { as: student })).status).toBe(200)
  await list()
  await expect.poll(() => failures.length).toBe(1)
  for (let round = 0; round < 20; round++) await list()
  const recovered = await aTraceReceiver({ port: Number(port) })
  await expect
    .poll(async () => {
      await list()
      return recovered.spans().length
    })
    .toBeGreaterThan(0)
  expect(failures).toHaveLength(1)
  recovered.close()
  await expect
    .poll(async () => {
      await list()
      return failures.length
    })
    .toBe(2)
})

test('the end waits for the last spans, but not longer than its limit [OPERATION-17]', async () => {
  const silent = await aTraceReceiver({ port: Number(port), answers: false })
  onTestFinished(silent.close)
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '60000')
  const student = await aStudent(app)
  await app.call(listTemplates, { as: student })
  const begin = performance.now()
  await tracing.close()
  expect(performance.now() - begin).toBeLessThan(4_000)
  // What it patched is as before.
  expect((await app.call(listTemplates, { as: student })).status).toBe(200)
})
