import { invalid } from './errors.ts'

type Found = Record<string, unknown>

/**
 * The answer with the objects that `expand` names in place of their ids: `customer`, `latest_invoice.charge`, and in lists
 * `data.customer`. `find` answers the object of an id; `more` what an answer includes only when it is asked for, by the
 * object's id and the field. Throws a StripeError where there is nothing to expand.
 */
export function expanded(
  answer: object,
  paths: string[],
  find: (id: string) => object | undefined,
  more: (id: string, field: string) => unknown,
): object {
  return paths.reduce<object>((all, path) => {
    const steps = path.split('.')
    if (steps.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand')
    return along(all as Found, steps, path)
  }, answer)

  function along(object: Found, [field = '', ...rest]: string[], path: string): Found {
    if (field === 'data' && Array.isArray(object.data)) {
      return { ...object, data: object.data.map((one: Found) => along(one, rest, path)) }
    }
    const value = object[field] ?? more(String(object.id), field)
    if (value === undefined) throw cannot(path)
    if (value === null) return object
    const inner = typeof value === 'string' ? (field === 'id' ? undefined : find(value)) : value
    if (typeof inner !== 'object' || inner === null) throw cannot(path)
    return { ...object, [field]: rest.length > 0 ? along(inner as Found, rest, path) : inner }
  }
}

const cannot = (path: string) =>
  invalid(`This property cannot be expanded (${path}). You may want to try expanding one of its parents.`, 'expand')
