import { takeAscending, takeDescending } from './bits.ts'
import type { Selection } from './selection.ts'

/** A part of the ordered professors. `take` returns up to `limit` ranks after the first `skip`. */
export type Part = { count: number; take: (skip: number, limit: number) => number[] }

export const createListPart = (ranks: readonly number[]): Part => ({
  count: ranks.length,
  take: (skip, limit) => ranks.slice(skip, skip + limit),
})

export const createMostCitedPart = ({ bits, count }: Selection): Part => ({
  count,
  take: (skip, limit) => takeAscending(bits, skip, limit),
})

export const createLeastCitedPart = ({ bits, count }: Selection): Part => ({
  count,
  take: (skip, limit) => takeDescending(bits, skip, limit),
})
