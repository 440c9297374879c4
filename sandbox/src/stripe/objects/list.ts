import type { Books } from '../books.ts'
import { invalid, missing } from '../errors.ts'
import type { Kind } from './objects.ts'

type Asked = {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?:
    | number
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined
}
type Listed = { id: string; created: number }

/** One page of a list, newest first: 10 of them where nothing is said, 100 at most. */
export function page<T extends Listed>(books: Books, kind: Kind, oldestFirst: T[], asked: Asked, url: string) {
  const { limit = 10, starting_after: after, ending_before: before } = asked
  if (limit < 1 || limit > 100) {
    const [bound, which] = limit < 1 ? [1, 'greater'] : [100, 'less']
    throw invalid(`This value must be ${which} than or equal to ${bound}.`, 'limit', 'parameter_invalid_integer')
  }
  if (after && before) throw invalid('You cannot parameterize both ending_before and starting_after.', 'starting_after')
  const found = oldestFirst.toReversed().filter((one) => isWithin(one.created, asked.created))
  const cursor = after ?? before
  const at = cursor === undefined ? -1 : found.findIndex((one) => one.id === cursor)
  if (cursor !== undefined && at < 0) {
    // One that the filter leaves out is a cursor too; one that never was is none.
    throw missing(
      kind,
      books.find(kind, cursor) ? `${cursor} in this list` : cursor,
      after ? 'starting_after' : 'ending_before',
    )
  }
  const rest = before ? found.slice(0, at) : found.slice(at + 1)
  const data = before ? rest.slice(-limit) : rest.slice(0, limit)
  return { object: 'list' as const, url, has_more: rest.length > data.length, data }
}

function isWithin(created: number, bounds: Asked['created']): boolean {
  if (bounds === undefined) return true
  if (typeof bounds === 'number') return created === bounds
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds
  return created > gt && created >= gte && created < lt && created <= lte
}

/** A whole list inside an object. */
export const whole = <T>(data: T[], url: string) => ({ object: 'list' as const, data, has_more: false, url })
