import type { Sql } from 'postgres'
import type { MatchDocument } from './match/index-shape.ts'
import { sortRows } from './directory.ts'
import { readRows, rowColumns } from './rows.ts'
import { interestsAt, takeSnapshot, type Snapshot } from './snapshot.ts'

/** Works beyond a professor’s twenty newest add next to nothing to a match. */
const worksMax = 20

const rowsAtOnce = 1_000

/** Every professor who has not opted out, laid out for browsing. */
export async function loadSnapshot(sql: Sql): Promise<Snapshot> {
  const lines = await sql`
    copy (select ${sql.unsafe(rowColumns)} from professors where not opt_out) to stdout`.readable()
  return takeSnapshot(await readRows(lines as AsyncIterable<Buffer>))
}

type WorkRow = { professorId: number; title: string; abstract: string }

/** What the match reads of each professor, by id, a thousand works in memory at a time. */
export async function* loadDocuments(sql: Sql, snapshot: Snapshot): AsyncGenerator<MatchDocument> {
  const rows = sql<WorkRow[]>`
    select professor_id as "professorId", title, abstract from (
      select *, row_number() over (partition by professor_id order by pub_year desc nulls last, id) as newest from publications
    ) numbered where newest <= ${worksMax} order by professor_id, newest`
  const places = sortRows(snapshot.ids)
  let next = 0
  let works: WorkRow[] = []
  const finish = function* (before: number) {
    for (; next < places.length && snapshot.ids[places[next]!]! < before; next++) {
      const id = snapshot.ids[places[next]!]!
      const interests = interestsAt(snapshot, places[next]!)
      yield { id, interests, works: works[0]?.professorId === id ? works : [] }
    }
  }
  for await (const some of rows.cursor(rowsAtOnce)) {
    for (const row of some) {
      if (works.length > 0 && works[0]!.professorId !== row.professorId) {
        yield* finish(row.professorId)
        works = []
      }
      works.push(row)
    }
  }
  yield* finish(Infinity)
}
