import { listTemplates } from '@labreach/contract/templates'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aStudent, type AStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { aTraceReceiver } from '../../../test/tracing/trace-receiver.ts'
import { startTracing } from './tracing.ts'

const free = await aTraceReceiver()
const port = Number(new URL(free.url).port)
free.close()
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', free.url)
vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200')
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50')

const failures: unknown[] = []
const tracing = startTracing({
  knownHosts: new Set(),
  onExportFailure: (error) => void failures.push(error),
})
const app = await testApp({ professors: 3, tracing })

/** Longer than a call takes on a busy machine, and shorter than any that waits for the receiver in all rounds. */
const ROUNDS_MS = 10_000

const list = async (student: AStudent) => expect((await app.call(listTemplates, { as: student })).status).toBe(200)

/** Lets exports succeed until none is left, so that the next failure is a new one. */
async function recover(student: AStudent): Promise<void> {
  const receiver = await aTraceReceiver({ port })
  onTestFinished(receiver.close)
  await expect
    .poll(async () => {
      await list(student)
      return receiver.spans().length
    })
    .toBeGreaterThan(0)
  await quiet()
  receiver.close()
}

/** Longer than spans wait for their export. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 500))

test.each(['refuses', 'cuts', 'hangs', 'is not there'] as const)(
  'while the receiver %s requests work as before, and the failure is reported once until it has recovered [OPERATION-17]',
  async (behaviour) => {
    const student = await aStudent(app)
    await recover(student)
    const before = failures.length
    const broken = behaviour === 'is not there' ? null : await aTraceReceiver({ port, behaviour })
    if (broken) onTestFinished(broken.close)
    const begin = performance.now()
    await list(student)
    await expect.poll(() => failures.length).toBe(before + 1)
    // Enough for several exports, each of which fails.
    for (let round = 0; round < 20; round++) {
      await list(student)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(performance.now() - begin).toBeLessThan(ROUNDS_MS)
    expect(failures).toHaveLength(before + 1)
    expect(broken?.exports() ?? 2).toBeGreaterThan(1)
    broken?.close()
    await recover(student)
    expect(failures).toHaveLength(before + 1)
  },
)

test('the end waits for the last spans, but not longer than its limit [OPERATION-17]', async () => {
  const silent = await aTraceReceiver({ port, behaviour: 'hangs' })
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
