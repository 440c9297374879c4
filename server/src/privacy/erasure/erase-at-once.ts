import type { Db } from '../../db/connection.ts'
import type { Services } from '../../services.ts'
import { eraseProfessor } from './erase-professor.ts'

type Deps = Pick<Services, 'clock' | 'suppressionHasher'> & { jobs: Pick<Services['jobs'], 'add'> }

/** Erases a professor who has opted out and has proved who they are, without the usual 30 days. No import may run. */
export async function eraseAtOnce(tx: Db, { clock, suppressionHasher, jobs }: Deps, scholarId: string): Promise<void> {
  await eraseProfessor(tx, suppressionHasher, scholarId, clock.now())
  await jobs.add(tx, 'append_suppressions', {})
}
