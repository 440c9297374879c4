import { lifetimes } from '@labreach/contract/lifetimes'
import { DAY_MS } from '@labreach/contract/plans'
import { sql } from 'kysely'
import { selectForShare } from '../catalogue/lock-professor-row.ts'
import type { Db } from '../db/connection.ts'
import { hashToken, newToken } from '../encryption.ts'

/**
 * `open`: the mailed link to the page. `page`: an opened page. `undo`: takes a change back. `report`: confirms a report.
 * `old_address`, `new_address`: confirm a new address.
 */
export type Purpose = 'open' | 'page' | 'undo' | 'report' | 'old_address' | 'new_address'

const lifeMs: Record<Purpose, number> = {
  open: lifetimes.pageLinkMs,
  page: lifetimes.pageMs,
  undo: lifetimes.undoLinkMs,
  report: lifetimes.reportLinkMs,
  old_address: lifetimes.confirmationLinkMs,
  new_address: lifetimes.confirmationLinkMs,
}

type Link = { purpose: Purpose; scholarId: string; detail?: Record<string, string | number> }

/**
 * Creates a token and stores its hash. If the professor has been erased since the caller looked, nothing is stored and the
 * token opens nothing: an erased person must not come back as a row.
 */
export async function createPageLink(db: Db, { purpose, scholarId, detail = {} }: Link, now: Date): Promise<string> {
  const token = newToken()
  await sql`
    with professor as (${selectForShare(db, scholarId)})
    insert into page_links (token_hash, purpose, scholar_id, detail, created_at, expires_at)
    select ${hashToken(token)}, ${purpose}, scholar_id, ${JSON.stringify(detail)}::jsonb, ${now}::timestamptz,
      ${new Date(now.getTime() + lifeMs[purpose])}::timestamptz
    from professor`.execute(db)
  return token
}

/** Uses a single-use token up. Undefined if it is unknown, used or expired, or has another purpose. */
export async function usePageLink(tx: Db, purposes: readonly Purpose[], token: string, now: Date) {
  const used = await tx
    .updateTable('page_links')
    .set({ expires_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['purpose', 'scholar_id', 'detail'])
    .executeTakeFirst()
  return used && { ...used, detail: used.detail as Record<string, unknown> }
}

/** The Scholar id of an opened page. */
export async function findPage(db: Db, token: string, now: Date): Promise<string | undefined> {
  const page = await db
    .selectFrom('page_links')
    .select('scholar_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', 'page')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return page?.scholar_id
}

/** Whether a link to the page of this person was mailed that still opens it, or could not be, since no address is stored. */
export async function hasOpenLink(db: Db, scholarIds: readonly string[], now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('page_links')
    .select('scholar_id')
    .where('scholar_id', 'in', scholarIds)
    .where('purpose', '=', 'open')
    .where('expires_at', '>', now)
    .where(sql`detail->>'mailed'`, 'is not', null)
    .executeTakeFirst()
  return link !== undefined
}

/** Notes that a link to a page was mailed. */
export async function setLinkMailed(db: Db, token: string): Promise<void> {
  const detail = JSON.stringify({ mailed: 'yes' })
  await db.updateTable('page_links').set({ detail }).where('token_hash', '=', hashToken(token)).execute()
}

/** Deletes the links of a person with one of these purposes. */
export async function deletePageLinks(
  tx: Db,
  scholarIds: readonly string[],
  purposes: readonly Purpose[] = ['open', 'page', 'undo', 'report', 'old_address', 'new_address'],
): Promise<void> {
  await tx.deleteFrom('page_links').where('scholar_id', 'in', scholarIds).where('purpose', 'in', purposes).execute()
}

/** Deletes used and expired links, a day after they were created. */
export async function sweepPageLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('page_links')
    .where('expires_at', '<=', now)
    .where('created_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute()
}
