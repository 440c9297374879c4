import type { Db } from '../../db/connection.ts'

/**
 * `searching`: a lookup is in progress. `nothing`: the homepage has no address. `trouble`: the homepage was
 * unreachable.
 */
export type Outcome = 'searching' | 'found' | 'nothing' | 'trouble'

export type Finding = { outcome: 'found'; email: string; foundOn: string } | { outcome: 'nothing' | 'trouble' }

/**
 * Claims the lookup of one professor's address for this instance. False if another lookup is still valid.
 * @param staleSince by outcome: a lookup of this time or earlier is no longer valid.
 */
export async function claimLookup(
  db: Db,
  professorId: number,
  staleSince: Readonly<Record<Outcome, Date>>,
  now: Date,
): Promise<boolean> {
  const claim = { outcome: 'searching', email: null, found_on: null, looked_up_at: now }
  const claimed = await db
    .insertInto('email_lookups')
    .values({ professor_id: professorId, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('professor_id')
        .doUpdateSet(claim)
        .where(({ and, eb, or }) =>
          or(
            Object.entries(staleSince).map(([outcome, since]) =>
              and([eb('email_lookups.outcome', '=', outcome), eb('email_lookups.looked_up_at', '<=', since)]),
            ),
          ),
        ),
    )
    .returning('professor_id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function endLookup(db: Db, professorId: number, finding: Finding, now: Date): Promise<void> {
  await db
    .updateTable('email_lookups')
    .set({
      outcome: finding.outcome,
      email: finding.outcome === 'found' ? finding.email : null,
      found_on: finding.outcome === 'found' ? finding.foundOn : null,
      looked_up_at: now,
    })
    .where('professor_id', '=', professorId)
    .execute()
}

export function selectLookup(db: Db, professorId: number) {
  return db
    .selectFrom('email_lookups')
    .select(['outcome', 'email'])
    .where('professor_id', '=', professorId)
    .executeTakeFirst()
}
