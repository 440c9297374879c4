import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Sql } from '../../db/sql.ts'
import { findSkipReason, shortenId, toSourceRow } from './openalex/author.ts'
import { OpenalexError, type Openalex } from './openalex/client.ts'
import { PAGE_SIZE, readNewestWorks } from './openalex/newest-works.ts'
import { Author, Institution, pageSchema, type AuthorRecord } from './openalex/schemas.ts'
import type { SourceRow } from './professor.ts'
import { storePages, type ImportDatabase, type ImportReport, type Page, type Progress } from './store.ts'

export { createOpenalexClient, OpenalexError } from './openalex/client.ts'

export type OpenalexOptions = {
  /** Ids of OpenAlex (`I136199984`) or ROR (`https://ror.org/03vek6s52`, `03vek6s52`). */
  institutions: readonly string[]
  /** Authors with fewer works are not requested: most authors of an institution are students with one or two works. */
  minWorks?: number | undefined
  /** Ignores the stored progress of an interrupted run. */
  restart?: boolean | undefined
}

const AuthorsPage = pageSchema(Author)
type AuthorsPage = z.output<typeof AuthorsPage>

const SOURCE = 'openalex'

/**
 * Imports the authors of institutions with their ten newest works that have an abstract, page by page. The progress is
 * stored with each page, and the next run continues an interrupted one. Throws OpenalexError.
 */
export function importOpenalex(
  database: ImportDatabase,
  clock: Clock,
  openalex: Openalex,
  options: OpenalexOptions,
  onProgress?: (progress: Progress) => void,
): Promise<ImportReport> {
  return storePages(database, clock, {
    source: SOURCE,
    pages: readPages(database.sql, clock, openalex, options),
    ...(onProgress && { onProgress }),
  })
}

async function* readPages(sql: Sql, clock: Clock, openalex: Openalex, options: OpenalexOptions): AsyncGenerator<Page> {
  const institutionIds = new Set<string>()
  for (const id of options.institutions) institutionIds.add(shortenId((await getInstitution(openalex, id)).id))
  for (const id of institutionIds) {
    const filter = [`last_known_institutions.id:${id}`]
    if (options.minWorks) filter.push(`works_count:>${options.minWorks - 1}`)
    // A cursor is valid for one filter only, so the progress is stored by filter.
    const part = filter.join(',')
    if (options.restart) await sql`delete from import_progress where source = ${SOURCE} and part = ${part}`
    const [progress] = await sql<{ cursor: string }[]>`
      select cursor from import_progress where source = ${SOURCE} and part = ${part}`
    let cursor: string | undefined = progress?.cursor ?? '*'
    while (cursor) {
      const parameters: Record<string, string> = { filter: part, per_page: String(PAGE_SIZE), cursor }
      const { meta, results }: AuthorsPage = await openalex.get('/authors', parameters, AuthorsPage)
      const next: string | undefined = results.length > 0 ? (meta.next_cursor ?? undefined) : undefined
      yield {
        rows: await readRows(openalex, results, institutionIds, clock.now()),
        ...(typeof meta.count === 'number' && institutionIds.size === 1 && { total: meta.count }),
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

function getInstitution(openalex: Openalex, text: string) {
  const ror = /^(?:(?:https:\/\/)?ror\.org\/|ror:)?(0[a-z\d]{8})$/i.exec(text)?.[1]
  const openalexId = /^(?:https:\/\/openalex\.org\/)?(I\d+)$/i.exec(text)?.[1]
  const id = ror ? `ror:${ror.toLowerCase()}` : openalexId?.toUpperCase()
  if (!id) throw new OpenalexError(`"${text}" is neither an OpenAlex id (I136199984) nor a ROR (03vek6s52).`)
  return openalex.get(`/institutions/${id}`, {}, Institution)
}

/** The rows of a page of authors, in the same order. */
async function readRows(
  openalex: Openalex,
  authors: readonly AuthorRecord[],
  institutionIds: ReadonlySet<string>,
  now: Date,
): Promise<SourceRow[]> {
  const imported = authors.filter((author) => !findSkipReason(author, institutionIds))
  const works = await readNewestWorks(openalex, imported, now.toISOString().slice(0, 10))
  return authors.map((author) => toSourceRow(author, works.get(shortenId(author.id)) ?? [], institutionIds))
}
