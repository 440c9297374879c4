import type { Sql } from 'postgres'
import { removeStudent } from '../../privacy/delete-account.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/connection.ts'
import { keepOut, type Person } from '../../privacy/erasure/keep-out.ts'
import { rememberOptOuts } from '../../catalogue/opt-outs/remember-opt-outs.ts'
import { relistByHash } from '../../catalogue/opt-outs/restore-professor.ts'
import type { Jobs } from '../../services/jobs/jobs.ts'
import { findExistingStudents } from '../../students/find-student.ts'
import { deleteAllSuppressionLines, type SuppressionLine } from '../../suppression-lines.ts'
import type { Suppression } from '../../suppression.ts'
import type { Work } from '../../work.ts'

export type ToApply = { lines: readonly SuppressionLine[]; suppression: Suppression }

type Deps = { db: Db; sql: Sql; clock: Clock; jobs: Pick<Jobs<Work>, 'add'> }

/**
 * Brings a restored database to what the file outside it says: those who have opted out since the backup are hidden again
 * or erased again, those whose opt-out was taken back are listed again, and accounts deleted since are deleted again.
 */
export async function applySuppressions({ db, sql, clock, jobs }: Deps, { lines, suppression }: ToApply) {
  // The lines that were pending when the backup was made are in the file.
  await deleteAllSuppressionLines(db)
  await rememberOptOuts({ db, clock, suppression })
  const { out, back } = people(lines)
  for (const person of back) await relistByHash({ db, clock, suppression }, person)
  const kept = await keepOut({ db, sql, suppression, clock }, out)

  const left = lines.flatMap((line) => (line.kind === 'account_deleted' ? [line.student] : []))
  const there = await findExistingStudents(db, left)
  for (const id of there) await db.transaction().execute((tx) => removeStudent(tx, { clock, jobs, suppression }, id))
  return { people: kept, accounts: there.length }
}

/** What became of everybody in the file, by its last word on them. */
function people(lines: readonly SuppressionLine[]): { out: Person[]; back: Buffer[] } {
  const known = new Map<string, Person | Buffer>()
  for (const line of lines) {
    if (line.kind === 'account_deleted') continue
    const { person, at, kind } = line
    const name = person.toString('base64')
    const before = known.get(name)
    const was = before && !Buffer.isBuffer(before) ? before : { person, at, hashes: [], erased: false }
    if (kind === 'relisted') known.set(name, person)
    else if (kind === 'erased') known.set(name, { ...was, erased: true })
    else known.set(name, { ...was, at: was.hashes.length > 0 ? was.at : at, hashes: [...was.hashes, ...line.hashes] })
  }
  const all = [...known.values()]
  return {
    out: all.flatMap((one) => (Buffer.isBuffer(one) ? [] : [one])),
    back: all.flatMap((one) => (Buffer.isBuffer(one) ? [one] : [])),
  }
}
