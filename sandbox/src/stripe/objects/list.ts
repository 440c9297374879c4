import type { ObjectStore } from '../object-store.ts'
import { createInvalidError, createMissingError } from '../errors.ts'
import type { Kind } from './objects.ts'

type ListParams = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?:
    | number
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined
}
type ListItem = { id: string; created: number }

/** One page of a list, newest first: 10 items by default, 100 at most. */
export function listPage<T extends ListItem>(
  store: ObjectStore,
  kind: Kind,
  oldestFirst: T[],
  params: ListParams,
  url: string,
) {
  const { limit = 10, starting_after: after, ending_before: before } = params
  if (limit < 1 || limit > 100) {
    const [bound, which] = limit < 1 ? [1, 'greater'] : [100, 'less']
    throw createInvalidError(
      `This value must be ${which} than or equal to ${bound}.`,
      'limit',
      'parameter_invalid_integer',
    )
  }
  if (after && before)
    throw createInvalidError('You cannot parameterize both ending_before and starting_after.', 'starting_after')
  const found = oldestFirst.toReversed().filter((one) => isInRange(one.created, params.created))
  const cursor = after ?? before
  const at = cursor === undefined ? -1 : found.findIndex((one) => one.id === cursor)
  if (cursor !== undefined && at < 0) {
    // The id of an existing object that the filter excludes gets a message of its own.
    throw createMissingError(
      kind,
      store.find(kind, cursor) ? `${cursor} in this list` : cursor,
      after ? 'starting_after' : 'ending_before',
    )
  }
  const rest = before ? found.slice(0, at) : found.slice(at + 1)
  const data = before ? rest.slice(-limit) : rest.slice(0, limit)
  return { object: 'list' as const, url, has_more: rest.length > data.length, data }
}

function isInRange(created: number, bounds: ListParams['created']): boolean {
  if (bounds === undefined) return true
  if (typeof bounds === 'number') return created === bounds
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds
  return created > gt && created >= gte && created < lt && created <= lte
}

/** A complete list inside an object. */
export const createCompleteList = <T>(data: T[], url: string) => ({
  object: 'list' as const,
  data,
  has_more: false,
  url,
})
