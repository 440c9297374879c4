import { serverLimits } from '@labreach/contract/server-limits'
import { foldName } from '../../text/names.ts'
import { hasBit } from './bits.ts'
import { getGroup, type Groups } from './groups.ts'
import { findRanks, getProfessor, type Snapshot } from './snapshot.ts'

export type Suggestions = { topics: string[]; schools: string[] }

/** A topic or school with its number in its column. */
type Entry = { number: number; folded: string }

/**
 * Topics and schools with a word that begins with the text, those of most professors first. Only topics and schools of
 * visible professors (null: all listed ones) are suggested. An interest that identifies its professor has no number and
 * is no topic.
 */
export function suggest(snapshot: Snapshot, text: string, visible: ReadonlySet<number> | null): Suggestions {
  const wanted = foldName(text)
  if (wanted === '') return { topics: [], schools: [] }
  const { keyInterests, schoolName } = snapshot.columns
  const ranks = visible && findRanks(snapshot, visible)
  const topics = rankEntries(
    findEntries(keyInterests.foldedNames, wanted),
    ranks
      ? countNumbers(ranks.flatMap((rank) => Array.from(getGroup(keyInterests.byRank, rank))))
      : countListed(snapshot, keyInterests.ranks),
  )
  const schools = rankEntries(
    findEntries(schoolName.numbers.keys(), wanted),
    ranks ? countNumbers(ranks.map((rank) => schoolName.byRank[rank]!)) : countListed(snapshot, schoolName.ranks),
  )
  return {
    topics: topics.map(({ number }) => keyInterests.names[number]!),
    schools: schools.flatMap(({ number }) => {
      const rank = getGroup(schoolName.ranks, number).find((one) => hasBit(snapshot.listed, one))
      return rank === undefined ? [] : [getProfessor(snapshot, rank).schoolName]
    }),
  }
}

function findEntries(folded: Iterable<string>, wanted: string): Entry[] {
  const entries: Entry[] = []
  let number = 0
  for (const one of folded) {
    if (one.startsWith(wanted) || one.includes(` ${wanted}`)) entries.push({ number, folded: one })
    number++
  }
  return entries
}

/** The first entries by their number of professors. Of entries that differ only in accents and case, the first one. */
function rankEntries(entries: readonly Entry[], count: (number: number) => number): Entry[] {
  const sorted = entries
    .map((entry) => ({ ...entry, count: count(entry.number) }))
    .filter((entry) => entry.count > 0)
    .toSorted((one, other) => other.count - one.count || (one.folded < other.folded ? -1 : 1))
  const byText = new Map<string, Entry>()
  for (const entry of sorted) if (!byText.has(entry.folded)) byText.set(entry.folded, entry)
  return [...byText.values()].slice(0, serverLimits.filterSuggestionsMax)
}

function countNumbers(numbers: readonly number[]): (number: number) => number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return (number) => counts.get(number) ?? 0
}

/** The size of a group, or 0 if all of its professors have opted out. The order needs no more exact number. */
const countListed = (snapshot: Snapshot, groups: Groups) => (number: number) => {
  const ranks = getGroup(groups, number)
  return ranks.some((rank) => hasBit(snapshot.listed, rank)) ? ranks.length : 0
}
