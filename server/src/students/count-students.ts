import { freePlan, trialPlan } from '@labreach/contract/plans'
import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'

/** How many students have each plan in force at `now`; `name` is the plan's code, with a mark for a trial. */
export async function countStudentsByPlan(db: Db, now: Date): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select case when paid_until > ${now} then paid_plan when granted_until > ${now} then granted_plan
      when trial_ends > ${now} then ${`${trialPlan.code} (trial)`} else ${freePlan.code} end as name, count(*)
    from students group by 1 order by 1`.execute(db)
  return rows
}
