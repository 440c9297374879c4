import type { Sql } from 'postgres'
import type { MatchDocument } from '../match/index-shape.ts'
import { copied, copiedLines } from '../../db/copied.ts'
import { sortRows } from './directory.ts'
import { readRows, rowColumns } from './rows.ts'
import { interestsAt, takeSnapshot, type Snapshot } from './snapshot.ts'

/** Works beyond a professor’s twenty newest add next to nothing to a match. */
const worksMax = 20

/** Every professor who has not opted out, laid out for browsing. */
export async function loadSnapshot(sql: Sql): Promise<Snapshot> {
  const query = sql<never[]>`copy (select ${sql.unsafe(rowColumns)} from professors where not opt_out) to stdout`
  return takeSnapshot(await readRows(copiedLines(query)))
}

type Work = MatchDocument['works'][number]

/** What the match reads of each professor, by id. */
export async function* loadDocuments(sql: Sql, snapshot: Snapshot): AsyncGenerator<MatchDocument> {
  const ranks = sortRows(snapshot.ids)
  let next = 0
  let works: Work[] = []
  /** Whoever has no works stands between those who have. */
  const upTo = function* (id: number) {
    for (; next < ranks.length; next++) {
      const rank = ranks[next]!
      const reached = snapshot.ids[rank]!
      if (reached > id) return
      yield { id: reached, interests: interestsAt(snapshot, rank), works: reached === id ? works : [] }
    }
  }
  let whose = 0
  for await (const rows of copied(sql<never[]>`
    copy (
      select professor_id, title, abstract from (
        select *, row_number() over (partition by professor_id order by pub_year desc nulls last, id) as newest
        from publications
      ) numbered where newest <= ${sql.unsafe(String(worksMax))} order by professor_id, newest
    ) to stdout`)) {
    for (const [id, title, abstract] of rows) {
      if (Number(id) !== whose) {
        yield* upTo(whose)
        whose = Number(id)
        works = []
      }
      works.push({ title: title ?? '', abstract: abstract ?? '' })
    }
  }
  yield* upTo(whose)
  yield* upTo(Infinity)
}
