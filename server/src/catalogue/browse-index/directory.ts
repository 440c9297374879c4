/** Numbers by group: those of group g are members[start[g]] … members[start[g + 1] - 1], in the order they came in. */
export type Groups = { start: Uint32Array; members: Uint32Array }

/**
 * Groups by counting, without a comparison.
 * @param group of each entry, below `groups`. @param members what is grouped, by entry; left out: the entries' own numbers.
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

/** The members of one group. */
export const groupOf = ({ start, members }: Groups, group: number): Uint32Array =>
  members.subarray(start[group], start[group + 1])

/** Row numbers sorted by a key of 32 bits, equal ones in the order of `rows` (left out: rising). */
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

/** Finds rows by a 32-bit hash, grouped by its lowest bits: 8 bytes a row, where a Map takes about 60. */
export type Directory = Groups & { mask: number }

/** @param hashes by row; equal ones are welcome. */
export function buildDirectory(hashes: Uint32Array): Directory {
  const mask = 2 ** Math.ceil(Math.log2(hashes.length + 1)) - 1
  const grouped = groupBy(
    hashes.map((hash) => hash & mask),
    mask + 1,
  )
  return { mask, ...grouped }
}

/** Every row with this hash, and perhaps some others: the caller compares what the hash was made of. */
export const rowsWith = (directory: Directory, hash: number): Uint32Array => groupOf(directory, hash & directory.mask)
