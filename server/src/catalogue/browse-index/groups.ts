/**
 * Entries in groups: the members of group g are members[start[g]] … members[start[g + 1] - 1], in their original order.
 */
export type Groups = { start: Uint32Array; members: Uint32Array }

/**
 * Groups by counting, without a comparison.
 * @param group of each entry, less than `groups`.
 * @param members the member of each entry; by default the number of the entry.
 */
export function groupBy(group: Uint32Array, groups: number, members?: Uint32Array): Groups {
  const start = new Uint32Array(groups + 1)
  for (let at = 0; at < group.length; at++) start[group[at]! + 1]!++
  for (let at = 0; at < groups; at++) start[at + 1]! += start[at]!
  const next = start.slice(0, groups)
  const grouped = new Uint32Array(group.length)
  for (let at = 0; at < group.length; at++) grouped[next[group[at]!]!++] = members ? members[at]! : at
  return { start, members: grouped }
}

/** The members of a group. */
export const getGroup = ({ start, members }: Groups, group: number): Uint32Array =>
  members.subarray(start[group], start[group + 1])

/** Row numbers sorted by a 32-bit key. The sort is stable; `rows` is the original order, by default ascending. */
export function sortRows(key: Uint32Array, rows?: Uint32Array): Uint32Array {
  let sorted = rows ?? key.map((_, row) => row)
  for (const shift of [0, 16])
    sorted = groupBy(
      sorted.map((row) => (key[row]! >>> shift) & 0xffff),
      0x1_0000,
      sorted,
    ).members
  return sorted
}

/** Finds ranks by a 32-bit hash. They are grouped by its lowest bits: 8 bytes a rank, where a Map takes about 60. */
export type HashIndex = Groups & { mask: number }

/** @param hashes by rank; equal hashes are allowed. */
export function buildHashIndex(hashes: Uint32Array): HashIndex {
  const mask = 2 ** Math.ceil(Math.log2(hashes.length + 1)) - 1
  const grouped = groupBy(
    hashes.map((hash) => hash & mask),
    mask + 1,
  )
  return { mask, ...grouped }
}

/** All ranks with this hash and perhaps some others: the caller compares the values. */
export const findByHash = (index: HashIndex, hash: number): Uint32Array => getGroup(index, hash & index.mask)
