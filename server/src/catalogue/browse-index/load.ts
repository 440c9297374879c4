import { copyLines, copyRows } from '../../db/copy.ts'
import { fragment, raw, type Sql } from '../../db/sql.ts'
import type { MatchDocument } from '../match/index-shape.ts'
import { factColumnsQuery } from '../facts/set-values.ts'
import { sortRows } from './groups.ts'
import { getInterests } from './interests.ts'
import { readRows, selectList } from './rows.ts'
import { buildSnapshot, readName, type Snapshot } from './snapshot.ts'

/** A professor's works beyond the twenty newest hardly change a match. */
const worksMax = 20

/** Reads every listed professor. */
export async function loadSnapshot(sql: Sql): Promise<Snapshot> {
  const statement = fragment`
    copy (
      select ${raw(selectList)}
      from professors left join (${raw(factColumnsQuery)}) facts on facts.professor_id = professors.id
      where not opt_out
    ) to stdout`
  return buildSnapshot(await readRows(copyLines(sql, statement)))
}

type Work = MatchDocument['works'][number]

/** Reads the documents of the match index: one for each professor of the snapshot, in the order of ids. */
export async function* loadDocuments(sql: Sql, snapshot: Snapshot): AsyncGenerator<MatchDocument> {
  const { id: ids, keyInterests } = snapshot.columns
  const ranksById = sortRows(ids.values)
  let next = 0
  let works: Work[] = []
  /** Professors without works have no row in the query, so they are added between those with works. */
  const yieldDocumentsUpTo = function* (id: number) {
    for (; next < ranksById.length; next++) {
      const rank = ranksById[next]!
      const documentId = ids.values[rank]!
      if (documentId > id) return
      yield {
        id: documentId,
        name: readName(snapshot, rank),
        interests: getInterests(keyInterests, rank),
        works: documentId === id ? works : [],
      }
    }
  }
  let professorId = 0
  const statement = fragment`
    copy (
      select professor_id, title, abstract, pub_year from (
        select *, row_number() over (partition by professor_id order by pub_year desc nulls last, id) as recency
        from publications
      ) numbered where recency <= ${raw(String(worksMax))} order by professor_id, recency
    ) to stdout`
  for await (const rows of copyRows(sql, statement)) {
    for (const [id, title, abstract, year] of rows) {
      if (Number(id) !== professorId) {
        yield* yieldDocumentsUpTo(professorId)
        professorId = Number(id)
        works = []
      }
      works.push({ title: title ?? '', abstract: abstract ?? '', year: year ? Number(year) : null })
    }
  }
  yield* yieldDocumentsUpTo(professorId)
  yield* yieldDocumentsUpTo(Infinity)
}
