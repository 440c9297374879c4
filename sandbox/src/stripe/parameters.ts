import { z } from 'zod'
import { createInvalidError, type StripeError } from './errors.ts'
import type { Form } from './form.ts'

/** A required text. Stripe reads an empty value as an attempt to unset the field, which is an error here. */
export const text = z.string().min(1).max(5000)
/** A text that an empty value unsets. */
export const unsettable = z.string().max(5000)
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number)
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true')
/** Keys of up to 40 and values of up to 500 characters. An empty value removes its key; '' removes all keys. */
export const metadata = z.union([z.literal(''), z.record(z.string().min(1).max(40), z.string().max(500))])
export const webAddress = text.refine((value) => /^https?:\/\/[^\s/]+/.test(value), { params: { code: 'url_invalid' } })

const expand = z.array(text).optional()
/** A time in seconds since 1970, or a range of times. */
export const timeFilter = z
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

/** Parameters of a call; every call accepts `expand`. */
export const parameters = <T extends z.ZodRawShape>(shape: T) => z.strictObject({ ...shape, expand })
/** Parameters of a list: paging, the time of creation, and the filters in `shape`. */
export const listing = <T extends z.ZodRawShape>(shape: T) =>
  parameters({
    limit: integer.optional(),
    starting_after: text.optional(),
    ending_before: text.optional(),
    created: timeFilter,
    ...shape,
  })

/**
 * Parses parameters as strictly as Stripe. Throws a StripeError that names an unknown, missing or invalid parameter.
 */
export function parseParameters<T extends z.ZodType>(schema: T, form: Form): z.output<T> {
  const { success, data, error } = schema.safeParse(form)
  if (success) return data
  throw toStripeError(error.issues[0]!, form)
}

function toStripeError(issue: z.core.$ZodIssue, form: Form): StripeError {
  const param = formatParameterName(issue.path)
  const given = issue.path.reduce<unknown>((value, key) => (value as Form | undefined)?.[key as string], form)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = issue.keys.map((key) => formatParameterName([...issue.path, key]))
      const noun = names.length > 1 ? 'parameters' : 'parameter'
      return createInvalidError(`Received unknown ${noun}: ${names.join(', ')}`, names[0], 'parameter_unknown')
    }
    case 'invalid_union': {
      const inner = issue.errors.flat().find((one) => one.path.length > 0 || one.code === 'unrecognized_keys')
      if (given !== undefined && inner) return toStripeError({ ...inner, path: [...issue.path, ...inner.path] }, form)
      break
    }
    case 'invalid_value':
      if (given !== undefined)
        return createInvalidError(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param)
      break
    case 'too_small':
      if (given === '') {
        const why = 'We assume empty values are an attempt to unset a parameter; however'
        return createInvalidError(
          `You passed an empty string for '${param}'. ${why} '${param}' cannot be unset.`,
          param,
          'parameter_invalid_empty',
        )
      }
      break
    case 'invalid_format':
      return createInvalidError(`Invalid integer: ${String(given)}`, param, 'parameter_invalid_integer')
    case 'too_big':
      return createInvalidError(
        `Invalid string: ${String(given).slice(0, 10)}...; must be at most ${issue.maximum} characters`,
        param,
        'parameter_invalid_string',
      )
    case 'custom':
      if (issue.params?.code === 'url_invalid') return createInvalidError('Not a valid URL', param, 'url_invalid')
      return createInvalidError(issue.message, param)
    default:
      break
  }
  if (given === undefined) return createInvalidError(`Missing required param: ${param}.`, param, 'parameter_missing')
  return createInvalidError(`Invalid ${describeExpectedType(issue)}`, param)
}

const describeExpectedType = (issue: z.core.$ZodIssue) => {
  const expected = issue.code === 'invalid_type' ? issue.expected : 'value'
  return { array: 'array', object: 'object', record: 'hash', string: 'string' }[expected as string] ?? 'value'
}
/** `items[0][price]` for the path ['items', 0, 'price']. */
const formatParameterName = ([first, ...rest]: PropertyKey[]) =>
  String(first) + rest.map((key) => `[${String(key)}]`).join('')

/** Applies a change to metadata: values are set, keys with an empty value removed; '' removes all keys. */
export function mergeMetadata(old: Record<string, string>, given: z.output<typeof metadata> | undefined) {
  if (given === '') return {}
  return Object.fromEntries(Object.entries({ ...old, ...given }).filter(([, value]) => value !== ''))
}
