import { sql } from 'kysely'
import type { Db } from './db/connection.ts'
import type { Json } from './db/schema.ts'
import type { SuppressionHash, SuppressionKind } from './suppression-hasher.ts'
import { z } from 'zod'

/**
 * Events that are stored outside the database, so that a restore of an older backup does not undo them. `person` is the
 * hash of the id that opted out, and `key` the fingerprint of the key of the hashes.
 */
export type SuppressionEvent =
  | {
      kind: 'opted_out'
      at: Date
      key: string
      person: Buffer
      hashes: readonly SuppressionHash[]
      /** Whether the opt-out waits for the operator. A line that releases it has no hashes. */
      held: boolean
      /** Keyed hash of the network of the public form. */
      network?: string
    }
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
    // Older versions wrote neither.
    held: z.boolean().optional(),
    network: z.string().optional(),
  }),
  z.object({ kind: z.literal('relisted'), ...base }),
  z.object({ kind: z.literal('erased'), ...base }),
  z.object({ kind: z.literal('account_deleted'), at: base.at, student: z.uuid() }),
])
export type SuppressionLine = z.infer<typeof SuppressionLine>

/** Queues a line, which is appended to the file soon after. Call it in the transaction of the event. */
export async function addSuppressionLine(tx: Db, event: SuppressionEvent): Promise<void> {
  await tx
    .insertInto('suppression_lines')
    .values({ line: JSON.parse(JSON.stringify(event, encodeBuffer)) as Json })
    .execute()
}

/**
 * The oldest pending lines. Until the transaction ends no other process has them or writes to the file: on NFS two
 * machines that append at the same time overwrite each other. None while another process has them: if it hangs in a
 * write, every process that waited for it would soon have no connection left.
 */
export async function lockSuppressionLines(tx: Db, limit: number) {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('suppressions file')) as free`.execute(tx)
  if (!rows[0]!.free) return []
  return tx.selectFrom('suppression_lines').selectAll().orderBy('id').limit(limit).execute()
}

export async function deleteSuppressionLines(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('suppression_lines').where('id', 'in', ids).execute()
}

export async function deleteAllSuppressionLines(db: Db): Promise<void> {
  await db.deleteFrom('suppression_lines').execute()
}

/** Encodes buffers. JSON.stringify has called toJSON on `value` already, so the buffer is read from its parent. */
function encodeBuffer(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const original = this[name]
  return Buffer.isBuffer(original) ? original.toString('base64url') : value
}
