import { createInvalidError } from './errors.ts'

type Found = Record<string, unknown>

/**
 * Replaces the ids at the paths of `expand` by their objects: `customer`, `latest_invoice.charge`, and in lists
 * `data.customer`. `find` returns the object of an id. `more` returns a field that objects contain only if `expand`
 * names it. Throws a StripeError for a path that leads to no object.
 */
export function expandObjects(
  result: object,
  paths: string[],
  find: (id: string) => object | undefined,
  more: (id: string, field: string) => unknown,
): object {
  return paths.reduce<object>((all, path) => {
    const steps = path.split('.')
    if (steps.length > 4) throw createInvalidError('You cannot expand more than 4 levels of a property.', 'expand')
    return expandPath(all as Found, steps, path)
  }, result)

  function expandPath(object: Found, [field = '', ...rest]: string[], path: string): Found {
    if (field === 'data' && Array.isArray(object.data)) {
      return { ...object, data: object.data.map((one: Found) => expandPath(one, rest, path)) }
    }
    const value = object[field] ?? more(String(object.id), field)
    if (value === undefined) throw createExpandError(path)
    if (value === null) return object
    const inner = typeof value === 'string' ? (field === 'id' ? undefined : find(value)) : value
    if (typeof inner !== 'object' || inner === null) throw createExpandError(path)
    return { ...object, [field]: rest.length > 0 ? expandPath(inner as Found, rest, path) : inner }
  }
}

const createExpandError = (path: string) =>
  createInvalidError(
    `This property cannot be expanded (${path}). You may want to try expanding one of its parents.`,
    'expand',
  )
