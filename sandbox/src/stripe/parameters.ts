import { z } from 'zod'
import { invalid, type StripeError } from './errors.ts'
import type { Form } from './form.ts'

/** A text that may not be empty: an empty one asks to unset what cannot be unset. */
export const text = z.string().min(1).max(5000)
/** A text that the empty text unsets. */
export const unsettable = z.string().max(5000)
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number)
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Up to 50 names of 40 letters with texts of 500; an empty text removes a name, and an empty hash all of them. */
export const metadata = z.union([z.literal(''), z.record(z.string().min(1).max(40), z.string().max(500))])
export const webAddress = text.refine((value) => /^https?:\/\/[^\s/]+/.test(value), { params: { code: 'url_invalid' } })

const expand = z.array(text).optional()
/** A moment in seconds, or bounds of one. */
export const moment = z
  .union([
    integer,
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ])
  .optional()

/** Parameters of a call: `expand` is everybody's. */
export const parameters = <T extends z.ZodRawShape>(shape: T) => z.strictObject({ ...shape, expand })
/** Parameters of a list: page by page, and what else it is filtered by. */
export const listing = <T extends z.ZodRawShape>(shape: T) =>
  parameters({
    limit: integer.optional(),
    starting_after: text.optional(),
    ending_before: text.optional(),
    created: moment,
    ...shape,
  })

/** Reads parameters as strictly as Stripe: an unknown, missing or wrong one is named. Throws a StripeError. */
export function read<T extends z.ZodType>(shape: T, form: Form): z.output<T> {
  const { success, data, error } = shape.safeParse(form)
  if (success) return data
  throw problemOf(error.issues[0]!, form)
}

function problemOf(issue: z.core.$ZodIssue, form: Form): StripeError {
  const param = nameOf(issue.path)
  const given = issue.path.reduce<unknown>((value, key) => (value as Form | undefined)?.[key as string], form)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = issue.keys.map((key) => nameOf([...issue.path, key]))
      const said = names.length > 1 ? 'parameters' : 'parameter'
      return invalid(`Received unknown ${said}: ${names.join(', ')}`, names[0], 'parameter_unknown')
    }
    case 'invalid_union': {
      const inner = issue.errors.flat().find((one) => one.path.length > 0 || one.code === 'unrecognized_keys')
      if (given !== undefined && inner) return problemOf({ ...inner, path: [...issue.path, ...inner.path] }, form)
      break
    }
    case 'invalid_value':
      if (given !== undefined) return invalid(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param)
      break
    case 'too_small':
      if (given === '') {
        const why = 'We assume empty values are an attempt to unset a parameter; however'
        return invalid(
          `You passed an empty string for '${param}'. ${why} '${param}' cannot be unset.`,
          param,
          'parameter_invalid_empty',
        )
      }
      break
    case 'invalid_format':
      return invalid(`Invalid integer: ${String(given)}`, param, 'parameter_invalid_integer')
    case 'too_big':
      return invalid(
        `Invalid string: ${String(given).slice(0, 10)}...; must be at most ${issue.maximum} characters`,
        param,
        'parameter_invalid_string',
      )
    case 'custom':
      if (issue.params?.code === 'url_invalid') return invalid('Not a valid URL', param, 'url_invalid')
      return invalid(issue.message, param)
    default:
      break
  }
  if (given === undefined) return invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  return invalid(`Invalid ${kindOf(issue)}`, param)
}

const kindOf = (issue: z.core.$ZodIssue) => {
  const expected = issue.code === 'invalid_type' ? issue.expected : 'value'
  return { array: 'array', object: 'object', record: 'hash', string: 'string' }[expected as string] ?? 'value'
}
const nameOf = ([first, ...rest]: PropertyKey[]) => String(first) + rest.map((key) => `[${String(key)}]`).join('')

/** Metadata after a change: named values are set, empty ones removed, and the empty text removes them all. */
export function changedMetadata(old: Record<string, string>, given: z.output<typeof metadata> | undefined) {
  if (given === '') return {}
  return Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== ''))
}
