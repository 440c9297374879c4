/** A sentence of each text, or null if the other text has none for it. `at` is the index in its list. */
type Pair = { was: Side | null; now: Side | null }
type Side = { at: number; key: string; words: readonly string[] }

/** Two sentences with at least this share of words in common are versions of each other. */
const similarEnough = 0.3

/**
 * Pairs the sentences of two texts in order: first the same ones, between them the similar ones, then those that are
 * left, one by one. What has no partner was added or removed.
 */
export function pairSentences(old: readonly string[], now: readonly string[]): Pair[] {
  const [left, right] = [old.map(toSide), now.map(toSide)]
  return alignLists(left, right, (a, b) => (a.key === b.key ? 1 : 0)).flatMap((part) =>
    part.same
      ? [{ was: part.same[0], now: part.same[1] }]
      : alignLists(part.old, part.now, (a, b) => {
          const similarity = compareWords(a.words, b.words)
          return similarity >= similarEnough ? similarity : 0
        }).flatMap((inner) =>
          inner.same ? [{ was: inner.same[0], now: inner.same[1] }] : pairInOrder(inner.old, inner.now),
        ),
  )
}

const toSide = (key: string, at: number): Side => ({
  at,
  key,
  words: key.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
})

const pairInOrder = (old: readonly Side[], now: readonly Side[]): Pair[] =>
  Array.from({ length: Math.max(old.length, now.length) }, (_, at) => ({ was: old[at] ?? null, now: now[at] ?? null }))

/** Two entries that belong together, or the entries of both lists between two such pairs. */
type Part = { same: [Side, Side] } | { same?: undefined; old: Side[]; now: Side[] }

/** Aligns two lists in order so that the sum of `weigh` over the pairs is greatest. A weight of 0 makes no pair. */
function alignLists(old: readonly Side[], now: readonly Side[], weigh: (a: Side, b: Side) => number): Part[] {
  const width = now.length + 1
  const weights = old.map((a) => now.map((b) => weigh(a, b)))
  const best = new Float64Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const skipped = Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!)
      const weight = weights[i]![j]!
      best[i * width + j] = weight > 0 ? Math.max(skipped, best[(i + 1) * width + j + 1]! + weight) : skipped
    }
  const parts: Part[] = []
  let rest: { old: Side[]; now: Side[] } = { old: [], now: [] }
  const close = () => {
    if (rest.old.length + rest.now.length > 0) parts.push(rest)
    rest = { old: [], now: [] }
  }
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    const [a, b] = [old[i], now[j]]
    const weight = a && b ? weights[i]![j]! : 0
    if (a && b && weight > 0 && best[i * width + j] === best[(i + 1) * width + j + 1]! + weight) {
      close()
      parts.push({ same: [a, b] })
      ;[i, j] = [i + 1, j + 1]
    } else if (a && (!b || best[(i + 1) * width + j]! >= best[i * width + j + 1]!)) {
      rest.old.push(a)
      i++
    } else {
      rest.now.push(b!)
      j++
    }
  }
  close()
  return parts
}

/** The share of words that two sentences have in common, from 0 to 1. */
function compareWords(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 0
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const left = counts.get(word) ?? 0
    if (left === 0) continue
    counts.set(word, left - 1)
    common++
  }
  return (2 * common) / (a.length + b.length)
}
