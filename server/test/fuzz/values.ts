import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** The part of JSON Schema (draft 2020-12) that zod generates for the contract. */
export type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Existing values in the fuzzed database, by field name. With them requests reach more than the parser. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const fragments = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\u202Etxt.exe',
  "' or 1=1 --",
  "'; drop table students; --",
  '%_\\',
  '$1',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{"$gt":""}',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'a@b\r\nBcc: everyone@example.com',
  'line\r\nx-injected: yes',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9007199254740993',
  '2147483648',
  '99999999999999999999999999999999',
  '2026-13-45T99:99:99Z',
  '9999999-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'A'.repeat(201),
  'é'.repeat(5_001),
  '👩‍🔬'.repeat(3_000),
  ';'.repeat(3_999),
  'x'.repeat(100_000),
  '('.repeat(2_000),
  'a@'.repeat(1_500),
]

const numbers = [0, -0, -1, 0.1, 1e-320, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1.7976931348623157e308]

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

/** Any JSON value, with known hostile ones more often. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...fragments) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { length: -1 }) },
  { weight: 1, arbitrary: fc.constantFrom(50, 500).map(deep) },
  { weight: 1, arbitrary: fc.constantFrom(1_000, 20_000).map((size) => Array.from({ length: size }, (_, at) => at)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** A value that satisfies the schema. A refinement may still refuse it. */
export function valid(schema: Schema, known: Known, field = ''): Arbitrary<unknown> {
  const plain = generate(schema, known, field)
  const values = known[field]
  return values?.length ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, plain) : plain
}

function generate(schema: Schema, known: Known, field: string): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, known, field)))
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
      return fc.maxSafeInteger().map((number) => within(number, schema))
    case 'number':
      return fc.double({ noNaN: true, min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6 }).map((number) => {
        const { multipleOf: step } = schema
        return step ? Number((Math.round(number / step) * step).toFixed(2)) : number
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valid(schema.items ?? {}, known, field), { maxLength: Math.min(schema.maxItems ?? 5, 30) })
    case 'object':
      return object(schema, (inner, name) => valid(inner, known, name))
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** A nearly valid value: some fields are missing, some hostile, and there may be an unknown one. */
export function nearlyValid(schema: Schema, known: Known): Arbitrary<unknown> {
  if (schema.type !== 'object')
    return fc.oneof(...(schema.anyOf ?? schema.oneOf ?? []).map((choice) => nearlyValid(choice, known)), hostile)
  return fc
    .tuple(
      object({ ...schema, required: [] }, (inner, name) =>
        fc.oneof({ weight: 2, arbitrary: valid(inner, known, name) }, { weight: 1, arbitrary: hostile }),
      ),
      fc.option(hostile, { freq: 4 }),
    )
    .map(([value, extra]) => (extra === null ? value : { ...value, unheard_of: extra }))
}

function object(schema: Schema, field: (inner: Schema, name: string) => Arbitrary<unknown>): Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, field(inner, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
}

function text({ format, minLength: least = 0, maxLength: most = 400 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const harmless = fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.min(most, 300) })
  const atItsLimit = fc.constantFrom(...new Set([least, Math.min(most, 20_000)])).map((size) => 'x'.repeat(size))
  const fitting = fragments.filter((one) => one.length >= least && one.length <= most)
  return fc.oneof({ weight: 3, arbitrary: harmless }, atItsLimit, fc.constantFrom(...fitting))
}

const within = (number: number, { minimum: least = -1e9, maximum: most = 1e9 }: Schema): number =>
  number < least ? least : number > most ? most : number
