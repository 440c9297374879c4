import { hashText } from '../../text/hash-text.ts'
import { foldName, hashName } from '../../text/names.ts'
import type { Level } from '../facts/recruiting/levels.ts'
import { readTakingValues, takesLevel } from '../facts/set-values.ts'
import { clearBit, intersectBits, intersectRange, setBits, type Bits } from './bits.ts'
import type { BrowseQuery, PageParameters } from './browse-query.ts'
import { takeByCategory } from './category-order.ts'
import type { CopyLine } from './copy-line.ts'
import {
  createCategories,
  createHashes,
  createIndexedText,
  keys,
  nullableText,
  numbers,
  text,
  type Categories,
  type Encoding,
} from './encodings.ts'
import { getGroup } from './groups.ts'
import { intersectInterests, createInterestLists } from './interests.ts'
import { createLeastCitedPart, createMostCitedPart, type Part } from './parts.ts'
import { countGroups, type Selection } from './selection.ts'

/**
 * Removes from `bits` the ranks that do not pass. A parameter that is absent or empty is no filter.
 * @param scratch a set whose content is lost.
 */
type Filter<Stored, Value> = (bits: Bits, stored: Stored, value: Value, scratch: Bits) => void
type Filters<Stored> = { [Name in keyof PageParameters]?: Filter<Stored, NonNullable<PageParameters[Name]>> }

/** The selected ranks, first one first. */
type Order<Stored> = (stored: Stored, selection: Selection, ascending: boolean) => Part[]

type Column<Packed, Stored, Value, OrderName extends BrowseQuery['order']> = {
  /** An expression of SQL over `professors` and the columns of `factColumnsQuery`. */
  sql: string
  /** How the column is read from a row, stored and shown. */
  encoding: Encoding<Packed, Stored, Value>
  /** By query parameter of the browse call. */
  filters?: Filters<Stored>
  /** By value of the parameter `order`. */
  orders?: Record<OrderName, Order<Stored>>
}

/** Gives a column its type. */
const defineColumn = <Packed, Stored, Value, OrderName extends BrowseQuery['order'] = never>(
  definition: Column<Packed, Stored, Value, OrderName>,
) => definition

/**
 * All columns of the browse index. The query of the database, the snapshot in memory, the type of a professor, the
 * shared filters and the orders by column are derived from this table. The record of a professor begins with the first
 * column that is shown from it, so the other columns precede it.
 */
export const columns = {
  id: defineColumn({ sql: 'id', encoding: keys }),
  /** Ranks are in descending order of citations, so a range of citations is a range of ranks. */
  citedBy: defineColumn({
    sql: 'cited_by',
    encoding: numbers,
    filters: {
      cite_min: (bits, citedBy, least) => intersectRange(bits, 0, firstRankBelow(citedBy, least)),
      cite_max: (bits, citedBy, most) => intersectRange(bits, firstRankBelow(citedBy, most + 1), citedBy.length),
    },
    orders: {
      cited_by: (_, selection, ascending) => [
        ascending ? createLeastCitedPart(selection) : createMostCitedPart(selection),
      ],
    },
  }),
  keyInterests: defineColumn({
    sql: String.raw`array_to_string(key_interests, e'\x1f')`,
    encoding: createInterestLists('name'),
    filters: { research_interests: intersectInterests },
  }),
  /** The year of the last work; 0 if unknown. */
  lastWork: defineColumn({
    sql: 'coalesce(last_work, 0)',
    encoding: numbers,
    filters: { active_since: intersectFrom },
  }),
  /** The statements about taking students, see `readTakingValues`; mostly ''. */
  recruiting: defineColumn({
    sql: `coalesce(recruiting, '')`,
    encoding: createIndexedText(createCategories((text) => text)),
    filters: { taking: intersectTaking },
  }),
  schoolName: defineColumn({
    sql: 'school_name',
    encoding: createIndexedText(createCategories(foldName)),
    filters: { schools: intersectCategories },
    orders: { school: orderByCategory },
  }),
  scholarId: defineColumn({
    sql: 'scholar_id',
    encoding: createIndexedText(createHashes((line, position) => hashText(line.text(position)))),
  }),
  name: defineColumn({ sql: 'name', encoding: createIndexedText(createHashes(hashNameInLine)) }),
  affiliation: defineColumn({ sql: 'affiliation', encoding: text }),
  homepageUrl: defineColumn({ sql: 'homepage_url', encoding: nullableText }),
  googleScholarUrl: defineColumn({ sql: 'google_scholar_url', encoding: nullableText }),
}

/** The first rank with fewer citations; `citedBy` is in descending order. */
export function firstRankBelow(citedBy: Uint32Array, citations: number): number {
  let [low, high] = [0, citedBy.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (citedBy[middle]! < citations) high = middle
    else low = middle + 1
  }
  return low
}

/** Removes the ranks that are in none of these categories. */
function intersectCategories(bits: Bits, stored: Categories, wanted: readonly string[], scratch: Bits): void {
  scratch.fill(0)
  for (const text of wanted) {
    const category = stored.numbers.get(foldName(text))
    if (category !== undefined) setBits(scratch, getGroup(stored.ranks, category))
  }
  intersectBits(bits, scratch)
}

/** Removes the ranks with a lower number. */
function intersectFrom(bits: Bits, stored: Uint32Array, least: number): void {
  for (let rank = 0; rank < stored.length; rank++) if (stored[rank]! < least) clearBit(bits, rank)
}

/** Removes the ranks of professors who do not say that they take students of this level. */
function intersectTaking(bits: Bits, stored: Categories, level: Level | 'any', scratch: Bits): void {
  scratch.fill(0)
  for (const [text, category] of stored.numbers)
    if (takesLevel(readTakingValues(text), level)) setBits(scratch, getGroup(stored.ranks, category))
  intersectBits(bits, scratch)
}

function orderByCategory({ ranks, counter }: Categories, selection: Selection, ascending: boolean): Part[] {
  const { bits, count } = selection
  const counts = countGroups(selection, counter)
  return [{ count, take: (skip, limit) => takeByCategory(ranks, bits, counts, ascending, skip, limit) }]
}

function hashNameInLine(line: CopyLine, position: number): number {
  return hashName(line.bytes, line.start(position), line.end(position), () => line.text(position))
}

export type ColumnName = keyof typeof columns

type ColumnTypes<Name extends ColumnName> =
  (typeof columns)[Name] extends Column<infer Packed, infer Stored, infer Value, infer OrderName>
    ? { packed: Packed; stored: Stored; value: Value; orderName: OrderName }
    : never

/** The values of each indexed column by row, in the order in which the database sent them. */
export type PackedColumns = { [Name in ColumnName]: ColumnTypes<Name>['packed'] }

/** The index of each indexed column, by rank. */
export type StoredColumns = { [Name in ColumnName]: ColumnTypes<Name>['stored'] }

/** A listed professor: everything that browsing and matching use, without picture and address. */
export type Professor = { readonly [Name in ColumnName]: ColumnTypes<Name>['value'] }

/** The values of `order` that sort by a column; the others sort by the student's own lists. */
export type ColumnOrder = { [Name in ColumnName]: ColumnTypes<Name>['orderName'] }[ColumnName]

/** The table as a list, for loops over all columns. */
export const columnList = Object.entries(columns) as unknown as readonly (readonly [
  name: ColumnName,
  column: Column<unknown, unknown, unknown, ColumnOrder>,
])[]
