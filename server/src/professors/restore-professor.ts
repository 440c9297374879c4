import type { Clock } from '../clock.ts'
import type { Db } from '../db/connection.ts'
import { eraseOptOut } from './opt-out-queries.ts'
import { idsOfPerson } from './same-person.ts'

/**
 * Takes an opt-out back by any id of the professor, in each row that is about the same person. Answers the name, or the id
 * where no row is left, and undefined where nobody with this id had opted out.
 */
export function restoreProfessor(db: Db, clock: Clock, given: string): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => eraseOptOut(tx, await idsOfPerson(tx, given), clock.now()))
}
