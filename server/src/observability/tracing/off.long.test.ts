import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The modules of OpenTelemetry's SDK that a process has loaded after it has imported this one. */
const listLoaded = (module: string): string[] => {
  const script = `
    await import(${JSON.stringify(new URL(module, import.meta.url).href)})
    const { createRequire } = await import('node:module')
    const loaded = Object.keys(createRequire(${JSON.stringify(import.meta.url)}).cache)
    console.log(JSON.stringify(loaded.filter((file) => /opentelemetry.(sdk|instrumentation|exporter)|fastify.otel/.test(file))))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  ) as string[]
}

test('a server that traces nothing loads nothing of the tracing [OPERATION-14]', () => {
  expect(listLoaded('../../app.ts')).toEqual([])
  expect(listLoaded('../../create-services.ts')).toEqual([])
  expect(listLoaded('./tracing.ts').length).toBeGreaterThan(10)
})
