import { extractStems } from '../../text/words.ts'
import { countDocuments } from './field-value.ts'
import { idf, type MatchIndex } from './index-shape.ts'

/** The cosine of two texts by their words, rare words more, from 0 to 1; and the stems that both have, by number. */
type Similarity = { cosine: number; shared: readonly number[] }

/** Returns a function that compares a line of the student and a segment of the index. */
export function createSimilarity(
  index: MatchIndex,
  lines: readonly string[],
): (line: number, segment: number) => Similarity {
  const sumSquares = (stems: Iterable<number>) => {
    let sum = 0
    for (const stem of stems) sum += idf(index.size, countDocuments(index, 0, stem)) ** 2
    return sum
  }
  type Stems = { stems: ReadonlySet<number>; squares: number }
  const read = (stems: ReadonlySet<number>): Stems => ({ stems, squares: sumSquares(stems) })
  const ofLine = new Map<number, Stems>()
  const ofSegment = new Map<number, Stems>()
  return (line, segment) => {
    const mine = getOrAdd(ofLine, line, () =>
      read(new Set(extractStems(lines[line]!).map((stem) => index.stemNumbers.get(stem) ?? 0))),
    )
    const theirs = getOrAdd(ofSegment, segment, () => {
      const words = index.tokens.subarray(index.segmentStart[segment], index.segmentStart[segment + 1])
      return read(new Set(Array.from(words, (word) => index.vocabularyStems[word]!)))
    })
    const shared = [...theirs.stems].filter((stem) => stem !== 0 && mine.stems.has(stem))
    const cosine = sumSquares(shared) / Math.max(Number.MIN_VALUE, Math.sqrt(mine.squares * theirs.squares))
    return { cosine, shared }
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = create()))
  return value
}
