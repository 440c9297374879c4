import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z as Zod } from 'zod'
import { z as inert } from './inert-zod.ts'

const z = inert as typeof Zod

test('whatever a contract describes is taken', () => {
  const Named = z.object({ name: z.string().trim().min(1), at: z.iso.datetime().optional() })
  const described = z.array(Named.partial().extend({ id: z.coerce.number().int() })).default([])
  expect(z.enum(['a'])).toBe(described)
  expect(described).toBe(Named)
})

test('whoever asks a schema anything is told that there is none', () => {
  const message = /The website has no schema to ask for \w+: see src\/api\/has-fields\.ts/
  expect(() => z.string().safeParse('')).toThrow(message)
  expect(() => z.string().parse('')).toThrow(message)
  expect(() => z.enum(['a']).options).toThrow(message)
  expect(() => z.object({}).shape).toThrow(message)
})

test('no file of the website asks a schema', () => {
  const source = join(import.meta.dirname, '../src')
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.includes('.test.'))
  const asking = files.filter((file) =>
    /safeParse|(?<!JSON|Date)\.parse(?:Async)?\(/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(150)
  expect(asking).toEqual([])
})
