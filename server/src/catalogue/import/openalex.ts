import type { Sql } from 'postgres'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { professorOf, shortId, whyNot } from './openalex/author.ts'
import { OpenalexError, type Openalex } from './openalex/client.ts'
import { newestWorks, PAGE_SIZE } from './openalex/newest-works.ts'
import { Author, Institution, pageOf, type AuthorAnswer } from './openalex/schemas.ts'
import type { SourceRow } from './professor.ts'
import { storePages, type ImportDatabase, type ImportReport, type Page, type Progress } from './store.ts'

export { openalexClient, OpenalexError } from './openalex/client.ts'

export type OpenalexOrder = {
  /** Ids of OpenAlex (`I136199984`) or of ROR (`https://ror.org/03vek6s52`, `03vek6s52`). */
  institutions: readonly string[]
  /** Authors with fewer works are not asked for: most of an institution's authors are students who wrote one or two. */
  minWorks?: number | undefined
  /** Begins anew where an earlier run broke off. */
  restart?: boolean | undefined
}

const AuthorsPage = pageOf(Author)
type AuthorsPage = z.output<typeof AuthorsPage>

const SOURCE = 'openalex'
/**
 * Imports the authors of institutions with their ten newest works that have an abstract, page after page. How far it
 * has come is written down with each page; a run that broke off is gone on with by the next one. Throws OpenalexError.
 */
export function importOpenalex(
  database: ImportDatabase,
  clock: Clock,
  openalex: Openalex,
  order: OpenalexOrder,
  onProgress?: (progress: Progress) => void,
): Promise<ImportReport> {
  return storePages(database, clock, {
    source: SOURCE,
    pages: pages(database.sql, clock, openalex, order),
    ...(onProgress && { onProgress }),
  })
}

async function* pages(sql: Sql, clock: Clock, openalex: Openalex, order: OpenalexOrder): AsyncGenerator<Page> {
  const asked = new Set<string>()
  for (const given of order.institutions) asked.add(shortId((await institution(openalex, given)).id))
  for (const id of asked) {
    const filter = [`last_known_institutions.id:${id}`]
    if (order.minWorks) filter.push(`works_count:>${order.minWorks - 1}`)
    // Another filter is another list: its cursor is another one too.
    const part = filter.join(',')
    if (order.restart) await sql`delete from import_progress where source = ${SOURCE} and part = ${part}`
    const [progress] = await sql<{ cursor: string }[]>`
      select cursor from import_progress where source = ${SOURCE} and part = ${part}`
    let cursor: string | undefined = progress?.cursor ?? '*'
    while (cursor) {
      const parameters: Record<string, string> = { filter: part, per_page: String(PAGE_SIZE), cursor }
      const { meta, results }: AuthorsPage = await openalex.get('/authors', parameters, AuthorsPage)
      const next: string | undefined = results.length > 0 ? (meta.next_cursor ?? undefined) : undefined
      yield {
        rows: await rowsOf(openalex, results, asked, clock.now()),
        ...(typeof meta.count === 'number' && asked.size === 1 && { total: meta.count }),
        async save(tx) {
          await (next
            ? tx`
              insert into import_progress (source, part, cursor, saved_at)
              values (${SOURCE}, ${part}, ${next}, ${clock.now()})
              on conflict (source, part) do update set cursor = excluded.cursor, saved_at = excluded.saved_at`
            : tx`delete from import_progress where source = ${SOURCE} and part = ${part}`)
        },
      }
      cursor = next
    }
  }
}

function institution(openalex: Openalex, given: string) {
  const ror = /^(?:(?:https:\/\/)?ror\.org\/|ror:)?(0[a-z\d]{8})$/i.exec(given)?.[1]
  const own = /^(?:https:\/\/openalex\.org\/)?(I\d+)$/i.exec(given)?.[1]
  const id = ror ? `ror:${ror.toLowerCase()}` : own?.toUpperCase()
  if (!id) throw new OpenalexError(`"${given}" is neither an OpenAlex id (I136199984) nor a ROR (03vek6s52).`)
  return openalex.get(`/institutions/${id}`, {}, Institution)
}

/** The rows of a page, in its order. */
async function rowsOf(
  openalex: Openalex,
  authors: readonly AuthorAnswer[],
  asked: ReadonlySet<string>,
  now: Date,
): Promise<SourceRow[]> {
  const wanted = authors.filter((author) => !whyNot(author, asked))
  const works = await newestWorks(openalex, wanted, now.toISOString().slice(0, 10))
  return authors.map((author) => professorOf(author, works.get(shortId(author.id)) ?? [], asked))
}
