import type { Services } from '../../services.ts'
import { releaseOptOuts } from './opt-out-records.ts'

/**
 * Releases opt-outs by the public form that wait for the operator: all since a time, from one network or any. They are
 * then erased at their usual time. Namesakes and rows with the same address stay held: they never asked. Returns the number.
 */
export async function acceptOptOuts(
  { db, clock, suppressionHasher }: Pick<Services, 'db' | 'clock' | 'suppressionHasher'>,
  { since, networkHash }: { since: Date; networkHash?: string | undefined },
): Promise<number> {
  const waiting = await db
    .selectFrom('opt_outs')
    .select('scholar_id')
    .where('held', '=', true)
    .where('opted_out_at', '>=', since)
    .where('origin', 'is not', null)
    .$if(networkHash !== undefined, (query) => query.where('origin', '=', networkHash!))
    .execute()
  const ids = waiting.map(({ scholar_id }) => scholar_id)
  if (ids.length === 0) return 0
  return db.transaction().execute((tx) => releaseOptOuts(tx, suppressionHasher, ids, clock.now()))
}
