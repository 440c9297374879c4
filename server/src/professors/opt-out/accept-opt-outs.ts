import type { Services } from '../../services.ts'

/**
 * Lets opt-outs that waited for the operator be erased in their time: those since a time, of one network or of all.
 * Returns how many there were.
 */
export async function acceptOptOuts(
  { db }: Pick<Services, 'db'>,
  { since, origin }: { since: Date; origin?: string | undefined },
): Promise<number> {
  const released = await db
    .updateTable('opt_outs')
    .set({ held: false })
    .where('held', '=', true)
    .where('opted_out_at', '>=', since)
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin!))
    .executeTakeFirst()
  return Number(released.numUpdatedRows)
}
