import type { Sql } from 'postgres'
import type { MatchDocument } from './match/index-shape.ts'
import type { Professor } from './professor.ts'

/** Works beyond a professor's ten newest add nothing to a match. */
const worksMax = 10

const rowsAtOnce = 1_000

/** Every professor who has not opted out, by id. */
export async function loadProfessors(sql: Sql): Promise<Professor[]> {
  const professors: Professor[] = []
  const rows = sql<Professor[]>`
    select id, scholar_id as "scholarId", name, affiliation, school_name as "schoolName", url_picture as "urlPicture",
      cited_by as "citedBy", key_interests as "keyInterests", homepage_url as "homepageUrl",
      google_scholar_url as "googleScholarUrl", email
    from professors where not opt_out order by id`
  for await (const some of rows.cursor(rowsAtOnce)) professors.push(...some)
  return professors
}

type WorkRow = { professorId: number; title: string; abstract: string }

/** What the match reads of each of these professors (sorted by id), a thousand works in memory at a time. */
export async function* loadDocuments(sql: Sql, professors: readonly Professor[]): AsyncGenerator<MatchDocument> {
  const rows = sql<WorkRow[]>`
    select professor_id as "professorId", title, abstract from (
      select *, row_number() over (partition by professor_id order by pub_year desc nulls last, id) as newest from publications
    ) numbered where newest <= ${worksMax} order by professor_id, newest`
  let next = 0
  let works: WorkRow[] = []
  const finish = function* (before: number) {
    for (; next < professors.length && professors[next]!.id < before; next++) {
      const { id, keyInterests } = professors[next]!
      yield { id, interests: keyInterests, works: works[0]?.professorId === id ? works : [] }
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
