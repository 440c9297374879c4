import { removeStudent } from '../../privacy/delete-account.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/connection.ts'
import type { Sql } from '../../db/sql.ts'
import { reapplyOptOuts, type SuppressedPerson } from '../../privacy/erasure/reapply-opt-outs.ts'
import { storeMissingSuppressions } from '../../catalogue/opt-outs/store-suppressions.ts'
import { relistByHash } from '../../catalogue/opt-outs/relist-professor.ts'
import type { Jobs } from '../../services/jobs/jobs.ts'
import { findExistingStudents } from '../../students/find-student.ts'
import { deleteAllSuppressionLines, type SuppressionLine } from '../../suppression-lines.ts'
import type { SuppressionHasher } from '../../suppression-hasher.ts'
import type { JobData } from '../../work.ts'

/** The lines of the suppressions file, with the hasher that has the key of their hashes. */
export type SuppressionsFile = { lines: readonly SuppressionLine[]; suppressionHasher: SuppressionHasher }

type Deps = { db: Db; sql: Sql; clock: Clock; jobs: Pick<Jobs<JobData>, 'add'> }

/**
 * Applies the suppressions file to a restored database: people who opted out since the backup are hidden or
 * erased again, people whose opt-out was reversed are listed again, and accounts deleted since are deleted again.
 */
export async function applySuppressions(
  { db, sql, clock, jobs }: Deps,
  { lines, suppressionHasher }: SuppressionsFile,
) {
  // The lines that were pending when the backup was made are in the file.
  await deleteAllSuppressionLines(db)
  await storeMissingSuppressions({ db, clock, suppressionHasher })
  const { optedOut, relisted } = findLastState(lines)
  for (const personHash of relisted) await relistByHash({ db, clock, suppressionHasher }, personHash)
  const people = await reapplyOptOuts({ db, sql, suppressionHasher, clock }, optedOut)

  const deleted = lines.flatMap((line) => (line.kind === 'account_deleted' ? [line.student] : []))
  const restored = await findExistingStudents(db, deleted)
  for (const id of restored)
    await db.transaction().execute((tx) => removeStudent(tx, { clock, jobs, suppressionHasher }, id))
  return { people, accounts: restored.length }
}

/** The last state of each person in the file; relisted people are returned by their hash. */
function findLastState(lines: readonly SuppressionLine[]): { optedOut: SuppressedPerson[]; relisted: Buffer[] } {
  const states = new Map<string, SuppressedPerson | Buffer>()
  for (const line of lines) {
    if (line.kind === 'account_deleted') continue
    const { person: personHash, at, kind } = line
    const key = personHash.toString('base64')
    const last = states.get(key)
    const state = last && !Buffer.isBuffer(last) ? last : { personHash, at, hashes: [], erased: false }
    const { hashes } = state
    if (kind === 'relisted') states.set(key, personHash)
    else if (kind === 'erased') states.set(key, { ...state, erased: true })
    else {
      // Each line names the network, until the professor has proved who they are.
      const { held, network } = line
      states.set(key, {
        ...state,
        at: hashes.length > 0 ? state.at : at,
        hashes: [...hashes, ...line.hashes],
        held,
        network,
      })
    }
  }
  const all = [...states.values()]
  return {
    optedOut: all.flatMap((one) => (Buffer.isBuffer(one) ? [] : [one])),
    relisted: all.flatMap((one) => (Buffer.isBuffer(one) ? [one] : [])),
  }
}
