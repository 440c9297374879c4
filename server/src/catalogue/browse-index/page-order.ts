import type { BrowseQuery } from './browse-query.ts'
import { columnList, type ColumnOrder } from './columns.ts'
import { createLeastCitedPart, createListPart, createMostCitedPart, type Part } from './parts.ts'
import { countGroups, splitSelection, type Selection } from './selection.ts'
import { bucketCounter, takeShuffled } from './shuffled-order.ts'
import { findMatchRanks, findRanks, getFoldedName, type Snapshot } from './snapshot.ts'

type StudentOrder = (snapshot: Snapshot, query: BrowseQuery, selection: Selection, ascending: boolean) => Part[]

/** Orders by the student's own lists. None of them lets the order of locked professors depend on their names. */
const studentOrders: Record<Exclude<BrowseQuery['order'], ColumnOrder>, StudentOrder> = {
  name(snapshot, { unlocked, seed }, selection, ascending) {
    const { chosen, others } = split(snapshot, selection, findRanks(snapshot, unlocked))
    const counts = countGroups(others, bucketCounter)
    const take = (skip: number, limit: number) => takeShuffled(others.bits, counts, seed, skip, limit)
    const named = sortByName(snapshot, chosen)
    return [createListPart(ascending ? named : named.toReversed()), { count: others.count, take }]
  },
  favorite(snapshot, { favorites }, selection, ascending) {
    const { chosen, others } = split(snapshot, selection, findRanks(snapshot, favorites))
    const starred = createListPart(chosen.sort((one, other) => one - other))
    return ascending ? [createMostCitedPart(others), starred] : [starred, createMostCitedPart(others)]
  },
  match(snapshot, { ranking }, selection, ascending) {
    const { chosen, others } = split(snapshot, selection, findMatchRanks(snapshot, ranking ?? []))
    return ascending
      ? [createLeastCitedPart(others), createListPart(chosen.toReversed())]
      : [createListPart(chosen), createMostCitedPart(others)]
  },
}

const columnOrders = new Map(
  columnList.flatMap(([column, { orders = {} }]) =>
    Object.entries(orders).map(([name, order]) => [name as BrowseQuery['order'], { column, order }] as const),
  ),
)

/** The selected professors in the order of the query, as consecutive parts. */
export function orderSelection(snapshot: Snapshot, query: BrowseQuery, selection: Selection): Part[] {
  const ascending = query.direction === 'asc'
  const byColumn = columnOrders.get(query.order)
  if (byColumn) return byColumn.order(snapshot.columns[byColumn.column], selection, ascending)
  return studentOrders[query.order as keyof typeof studentOrders](snapshot, query, selection, ascending)
}

const split = (snapshot: Snapshot, selection: Selection, ranks: readonly number[]) =>
  splitSelection(selection, ranks, snapshot.scratch.selection)

function sortByName(snapshot: Snapshot, ranks: number[]): number[] {
  const names = new Map(ranks.map((rank) => [rank, getFoldedName(snapshot, rank)]))
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
  return ranks.sort((one, other) => compare(names.get(one)!, names.get(other)!) || one - other)
}
