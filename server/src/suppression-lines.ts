import type { Db } from './db/connection.ts'
import type { Json } from './db/schema.ts'
import type { SuppressionHash, SuppressionKind } from './suppression.ts'
import { z } from 'zod'

/** What is kept outside the database, so that a restore of an older backup brings nobody back. */
export type SuppressionEvent =
  /** `key`: the mark of the key that made the hashes. */
  | { kind: 'opted_out'; at: Date; key: string; person: Buffer; hashes: readonly SuppressionHash[] }
  | { kind: 'relisted' | 'erased'; at: Date; key: string; person: Buffer }
  | { kind: 'account_deleted'; at: Date; student: string }

const bytes = z.base64url().transform((text) => Buffer.from(text, 'base64url'))
const base = { at: z.iso.datetime().transform((text) => new Date(text)), key: z.string(), person: bytes }
const kinds = ['address', 'id', 'name'] as const satisfies readonly SuppressionKind[]

/** A line of the file. */
export const SuppressionLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opted_out'),
    ...base,
    hashes: z.array(z.object({ kind: z.enum(kinds), hash: bytes })),
  }),
  z.object({ kind: z.literal('relisted'), ...base }),
  z.object({ kind: z.literal('erased'), ...base }),
  z.object({ kind: z.literal('account_deleted'), at: base.at, student: z.uuid() }),
])
export type SuppressionLine = z.infer<typeof SuppressionLine>

/** Adds a line that is appended to the file soon after; in the transaction of what it tells. */
export async function addSuppressionLine(tx: Db, event: SuppressionEvent): Promise<void> {
  await tx
    .insertInto('suppression_lines')
    .values({ line: JSON.parse(JSON.stringify(event, asText)) as Json })
    .execute()
}

/** Locks the oldest pending lines until the transaction ends, except those that another process has locked. */
export function lockSuppressionLines(tx: Db, limit: number) {
  return tx.selectFrom('suppression_lines').selectAll().orderBy('id').limit(limit).forUpdate().skipLocked().execute()
}

export async function deleteSuppressionLines(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('suppression_lines').where('id', 'in', ids).execute()
}

export async function deleteAllSuppressionLines(db: Db): Promise<void> {
  await db.deleteFrom('suppression_lines').execute()
}

/** JSON.stringify calls toJSON of dates and buffers before it asks: what a buffer was is seen on its owner. */
function asText(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const own = this[name]
  return Buffer.isBuffer(own) ? own.toString('base64url') : value
}
