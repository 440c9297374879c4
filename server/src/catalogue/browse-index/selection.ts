import { clearBit, hasBit, type Bits } from './bits.ts'

/** The ranks that pass the filters which are the same for every student. Cached, so its bits must not be changed. */
export type SharedSet = { bits: Bits; count: number; counts: Map<GroupCounter, Uint32Array> }

/**
 * The ranks that pass all filters of a query. If these are a shared set without a few ranks (`removed`), the group
 * counts of the shared set are used again.
 */
export type Selection = { bits: Bits; count: number; shared: SharedSet | null; removed: readonly number[] }

/** Divides ranks into groups and counts each group: an order by groups then skips whole groups to reach a page. */
export type GroupCounter = {
  count: (bits: Bits, count: number) => Uint32Array
  group: (rank: number) => number
}

/** The number of selected ranks in each group. */
export function countGroups({ bits, count, shared, removed }: Selection, counter: GroupCounter): Uint32Array {
  if (!shared) return counter.count(bits, count)
  let counts = shared.counts.get(counter)
  if (!counts) {
    counts = counter.count(shared.bits, shared.count)
    shared.counts.set(counter, counts)
  }
  if (removed.length === 0) return counts
  const remaining = counts.slice()
  for (const rank of removed) remaining[counter.group(rank)]!--
  return remaining
}

/**
 * Divides a selection into those of `ranks` that it contains, in their order, and all others. The selection must not be
 * used afterwards: its bits become those of the others, unless they are those of a shared set.
 * @param scratch receives the other ranks if the selection is a shared set.
 */
export function splitSelection(
  selection: Selection,
  ranks: readonly number[],
  scratch: Bits,
): { chosen: number[]; others: Selection } {
  const chosen = ranks.filter((rank) => hasBit(selection.bits, rank))
  if (chosen.length === 0) return { chosen, others: selection }
  let { bits } = selection
  if (bits === selection.shared?.bits) {
    bits = scratch
    bits.set(selection.bits)
  }
  for (const rank of chosen) clearBit(bits, rank)
  const count = selection.count - chosen.length
  return { chosen, others: { bits, count, shared: selection.shared, removed: [...selection.removed, ...chosen] } }
}
