import { foldName } from '../../text/names.ts'
import { countBits, hasBit, setBit, type Bits } from './bits.ts'
import type { BrowseQuery, PageParameters } from './browse-query.ts'
import { columnList } from './columns.ts'
import { splitSelection, type Selection, type SharedSet } from './selection.ts'
import { findRanks, findRanksByName, getFoldedName, type Snapshot } from './snapshot.ts'

/** The professors who pass all filters. A student's lists are short, so they narrow a shared set rank by rank. */
export function selectProfessors(snapshot: Snapshot, query: BrowseQuery): Selection {
  const shared = applySharedFilters(snapshot, query)
  const { visible, only, except, search } = query
  const lists = [
    ...(visible ? [findRanks(snapshot, visible)] : []),
    ...(only ? [findRanks(snapshot, only)] : []),
    ...(search.trim() !== '' ? [searchNames(snapshot, query)] : []),
  ]
  const scratch = snapshot.scratch.selection
  const selection: Selection =
    lists.length === 0
      ? { bits: shared.bits, count: shared.count, shared, removed: [] }
      : { bits: scratch, count: intersectLists(scratch, shared.bits, lists), shared: null, removed: [] }
  return except ? splitSelection(selection, findRanks(snapshot, except), scratch).others : selection
}

const sharedFilters = columnList.flatMap(([column, { filters = {} }]) =>
  Object.entries(filters).map(([parameter, apply]) => ({
    column,
    parameter: parameter as keyof PageParameters,
    apply,
  })),
)

const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Each filter narrows the set by one pass over it: 44,000 blocks, about 50 µs, at 1.4 million professors. */
function applySharedFilters(snapshot: Snapshot, { filters }: BrowseQuery): SharedSet {
  const key = JSON.stringify(sharedFilters.map(({ parameter }) => filters[parameter]))
  const cached = snapshot.sharedSets.get(key)
  if (cached) return cached
  const bits = snapshot.listed.slice()
  for (const { column, parameter, apply } of sharedFilters) {
    const value: unknown = filters[parameter]
    if (!isEmpty(value)) apply(bits, snapshot.columns[column], value as never, snapshot.scratch.filter)
  }
  const shared = { bits, count: countBits(bits), counts: new Map() }
  snapshot.sharedSets.set(key, shared)
  return shared
}

/** Sets `bits` to the ranks that are in the set and in every list; returns their number. */
function intersectLists(bits: Bits, set: Bits, [first = [], ...others]: readonly (readonly number[])[]): number {
  const otherSets = others.map((list) => new Set(list))
  const ranks = new Set(first.filter((rank) => hasBit(set, rank) && otherSets.every((other) => other.has(rank))))
  bits.fill(0)
  for (const rank of ranks) setBit(bits, rank)
  return ranks.size
}

/** Finds unlocked professors by any part of the name, and by the whole name as locked ones: there spaces do not count. */
function searchNames(snapshot: Snapshot, { search, searchLocked, unlocked }: BrowseQuery): number[] {
  const wanted = foldName(search)
  if (wanted === '') return []
  const unlockedRanks = findRanks(snapshot, unlocked)
  const found = unlockedRanks.filter((rank) => getFoldedName(snapshot, rank).includes(wanted))
  const isUnlocked = new Set(unlockedRanks)
  return found.concat(findRanksByName(snapshot, search).filter((rank) => searchLocked || isUnlocked.has(rank)))
}

/**
 * Whether the search is the name of a locked professor whom this student may browse. Filters and lists have no effect:
 * a professor whom they exclude is found as well.
 */
export function isNameOfLocked(
  snapshot: Snapshot,
  { search, visible, unlocked }: Pick<BrowseQuery, 'search' | 'visible' | 'unlocked'>,
): boolean {
  if (foldName(search) === '') return false
  return findRanksByName(snapshot, search).some((rank) => {
    const id = snapshot.columns.id.values[rank]!
    return hasBit(snapshot.listed, rank) && !unlocked.has(id) && (visible === null || visible.has(id))
  })
}
