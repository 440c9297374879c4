import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'

/** `forbidden`: by robots.txt or by the page; `refused`: no public page; `unreachable`: a later attempt may succeed. */
export type ReadOutcome = 'read' | 'forbidden' | 'refused' | 'unreachable'

export type DueHomepage = { id: number; name: string; address: string }

const DAY_MS = 86_400_000
/** How long a read is valid, by its outcome. */
const validDays: Readonly<Record<ReadOutcome, number>> = { read: 30, forbidden: 60, refused: 60, unreachable: 7 }

/**
 * The homepages to read next: those never read, then those read the longest ago. A page that is also the homepage of
 * somebody who has opted out is never read.
 */
export async function selectDueHomepages(db: Db, limit: number, now: Date): Promise<DueHomepage[]> {
  const before = (outcome: ReadOutcome) => sql`${new Date(now.getTime() - validDays[outcome] * DAY_MS)}::timestamptz`
  const { rows } = await sql<DueHomepage>`
    select p.id, p.name, p.homepage_url as address
    from professors p left join homepage_reads r on r.professor_id = p.id and r.address = p.homepage_url
    where not p.opt_out and p.homepage_url is not null
      and (r.outcome is null or r.read_at <= case r.outcome when 'read' then ${before('read')}
        when 'forbidden' then ${before('forbidden')} when 'refused' then ${before('refused')}
        else ${before('unreachable')} end)
      and not exists (select from professors o where o.opt_out and o.homepage_url = p.homepage_url)
    order by r.read_at nulls first, p.cited_by desc, p.id
    limit ${limit}`.execute(db)
  return rows
}

/** Whether a professor is listed with this homepage at this moment. */
export async function isReadable(db: Db, { id, address }: Pick<DueHomepage, 'id' | 'address'>): Promise<boolean> {
  const { rows } = await sql<{ readable: boolean }>`
    select not exists (select from professors o where o.opt_out and o.homepage_url = ${address}) as readable
    from professors where id = ${id} and not opt_out and homepage_url = ${address}`.execute(db)
  return rows[0]?.readable ?? false
}

/** The number of homepages read since a time. */
export async function countReads(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('homepage_reads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('read_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores the outcome of a read. False if the professor has opted out, or has another homepage since. */
export async function saveRead(tx: Db, due: DueHomepage, outcome: ReadOutcome, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into homepage_reads (professor_id, address, outcome, read_at)
    select id, homepage_url, ${outcome}, ${now} from professors
    where id = ${due.id} and not opt_out and homepage_url = ${due.address} for share
    on conflict (professor_id) do update
    set address = excluded.address, outcome = excluded.outcome, read_at = excluded.read_at
    returning professor_id`.execute(tx)
  return rows.length > 0
}
