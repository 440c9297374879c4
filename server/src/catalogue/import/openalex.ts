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
 * Imports the authors of institutions with their ten newest works that have an abstract, page by page. All lists of
 * authors are read once before, for their names. The progress is stored with each page, and the next run continues an
 * interrupted one. Throws OpenalexError.
 */
export async function importOpenalex(
  database: ImportDatabase,
  clock: Clock,
  openalex: Openalex,
  options: OpenalexOptions,
  onProgress?: (progress: Progress) => void,
): Promise<ImportReport> {
  const institutionIds = new Set<string>()
  for (const id of options.institutions) institutionIds.add(shortenId((await getInstitution(openalex, id)).id))
  const minWorks = options.minWorks ? [`works_count:>${options.minWorks - 1}`] : []
  const filters = [...institutionIds].map((id) => [`last_known_institutions.id:${id}`, ...minWorks].join(','))
  const source = { openalex, institutionIds, filters }
  return storePages(database, clock, {
    source: SOURCE,
    people: readPeople(source),
    pages: readPages(database.sql, clock, source, options.restart),
    ...(onProgress && { onProgress }),
  })
}

type Source = { openalex: Openalex; institutionIds: ReadonlySet<string>; filters: readonly string[] }

async function* readPeople({ openalex, institutionIds, filters }: Source): AsyncGenerator<SourceRow> {
  for (const filter of filters)
    for await (const { authors } of readAuthors(openalex, filter))
      for (const author of authors) yield toSourceRow(author, [], institutionIds)
}

async function* readPages(
  sql: Sql,
  clock: Clock,
  { openalex, institutionIds, filters }: Source,
  restart = false,
): AsyncGenerator<Page> {
  // A cursor is valid for one filter only, so the progress is stored by filter.
  for (const part of filters) {
    if (restart) await sql`delete from import_progress where source = ${SOURCE} and part = ${part}`
    const [progress] = await sql<{ cursor: string }[]>`
      select cursor from import_progress where source = ${SOURCE} and part = ${part}`
    for await (const { authors, count, next } of readAuthors(openalex, part, progress?.cursor))
      yield {
        rows: await readRows(openalex, authors, institutionIds, clock.now()),
        ...(typeof count === 'number' && institutionIds.size === 1 && { total: count }),
        async save(tx) {
          await (next
            ? tx`
              insert into import_progress (source, part, cursor, saved_at)
              values (${SOURCE}, ${part}, ${next}, ${clock.now()})
              on conflict (source, part) do update set cursor = excluded.cursor, saved_at = excluded.saved_at`
            : tx`delete from import_progress where source = ${SOURCE} and part = ${part}`)
        },
      }
  }
}

/** The authors of a filter, page by page; `count` is the number of all. `next` is the cursor of the next page. */
async function* readAuthors(openalex: Openalex, filter: string, start = '*') {
  for (let cursor: string | undefined = start; cursor;) {
    const parameters: Record<string, string> = { filter, per_page: String(PAGE_SIZE), cursor }
    const { meta, results }: AuthorsPage = await openalex.get('/authors', parameters, AuthorsPage)
    cursor = results.length > 0 ? (meta.next_cursor ?? undefined) : undefined
    yield { authors: results, count: meta.count, next: cursor }
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
