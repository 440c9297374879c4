import { sql } from 'kysely'
import { findAddressedById } from '../../catalogue/addresses/professor-addresses.ts'
import { findPersonRowIds } from '../../catalogue/opt-outs/same-person.ts'
import type { Db } from '../../db/connection.ts'

/**
 * Marks the letters in the queue of a person, since one before them has come back or left early: they may move up. A row
 * that another transaction has locked is leaving or coming back itself, or is being marked; so two cannot deadlock.
 */
export async function releasePlaces(tx: Db, professorId: number): Promise<void> {
  const { scholar_id: scholarId } = await findAddressedById(tx, professorId)
  const professorIds = await findPersonRowIds(tx, scholarId)
  const students = await tx
    .selectFrom('outreaches')
    .select('student_id')
    .distinct()
    .where('professor_id', 'in', professorIds)
    .where('state', '=', 'held')
    .where('hold', '=', 'queue')
    .where('place_freed', '=', false)
    .execute()
  // Row locks are possible in the rows of one student only (db/layout.ts).
  for (const { student_id: studentId } of students) {
    const { rows } = await sql<{ id: number }>`
      select id from outreaches
      where student_id = ${studentId} and professor_id = any(${professorIds}::int[])
        and state = 'held' and hold = 'queue' and not place_freed
      for update skip locked`.execute(tx)
    if (rows.length === 0) continue
    await tx
      .updateTable('outreaches')
      .set({ place_freed: true })
      .where('student_id', '=', studentId)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  }
}

/** The professors to whom letters of this student are held. */
export async function listHeldProfessors(tx: Db, studentId: string): Promise<number[]> {
  const held = await tx
    .selectFrom('outreaches')
    .select('professor_id')
    .distinct()
    .where('student_id', '=', studentId)
    .where('state', '=', 'held')
    .execute()
  return held.map((letter) => letter.professor_id)
}
