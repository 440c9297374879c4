import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'

type Deps = Pick<Services, 'clock' | 'suppressionHasher'> & { jobs: Pick<Services['jobs'], 'add'> }

/**
 * Erases a professor who has opted out and has proved who they are, without the usual 30 days. It waits for a running
 * import, which has read the suppressions already and would add the professor as a new one.
 */
export async function eraseAtOnce(tx: Db, { clock, suppressionHasher, jobs }: Deps, scholarId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('catalogue import'))`.execute(tx)
  await eraseProfessor(tx, suppressionHasher, scholarId, clock.now())
  await jobs.add(tx, 'append_suppressions', {})
}
