import type { Services } from '../../services.ts'

/**
 * Releases opt-outs by the public form that wait for the operator: all since a time, from one network or any. They are
 * then erased at their usual time. Namesakes, whom an import has hidden, stay held: they never asked. Returns the number.
 */
export async function acceptOptOuts(
  { db }: Pick<Services, 'db'>,
  { since, networkHash }: { since: Date; networkHash?: string | undefined },
): Promise<number> {
  const released = await db
    .updateTable('opt_outs')
    .set({ held: false })
    .where('held', '=', true)
    .where('opted_out_at', '>=', since)
    .where('origin', 'is not', null)
    .$if(networkHash !== undefined, (query) => query.where('origin', '=', networkHash!))
    .executeTakeFirst()
  return Number(released.numUpdatedRows)
}
