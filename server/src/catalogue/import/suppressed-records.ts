import type { TransactionSql } from '../../db/sql.ts'
import type { Suppression, SuppressionHash } from '../../suppression.ts'
import { computePersonKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'

/** A record of a person who opted out, recognized by an id or address, or only by name and school. */
export type SuppressionMatch = {
  by: 'id' | 'name'
  /** The hash of the person who opted out. */
  person: Buffer
  /** The hashes of all ids and the address of the record. Some of them may not be stored as suppressions yet. */
  hashes: SuppressionHash[]
}

/** Matches a record with the stored suppressions. */
export type FindSuppression = (record: ProfessorRecord) => SuppressionMatch | null

/**
 * Loads all suppressions (a few hashes for each opt-out). Throws if there are any and SUPPRESSION_KEY is missing: the
 * import would list professors again who have opted out.
 */
export async function loadSuppressions(
  tx: TransactionSql,
  suppression: Suppression | undefined,
): Promise<FindSuppression> {
  const rows = await tx<{ hash: Buffer; person: Buffer }[]>`select hash, person from suppressions`
  if (rows.length === 0) return () => null
  if (!suppression)
    throw new Error(
      'Some professors have opted out: an import needs SUPPRESSION_KEY, so that it brings none of them back.',
    )
  const persons = new Map(rows.map(({ hash, person }) => [hash.toString('base64'), person]))
  const findPerson = ({ hash }: SuppressionHash) => persons.get(hash.toString('base64'))

  return (record) => {
    const hashes: SuppressionHash[] = [record.scholarId, ...(record.otherIds ?? [])].map((id) => ({
      kind: 'id',
      hash: suppression.id(id),
    }))
    if (record.email) hashes.push({ kind: 'address', hash: suppression.address(record.email) })
    const person = hashes.map(findPerson).find((one) => one !== undefined)
    if (person) return { by: 'id', person, hashes }
    const key = computePersonKey(record.name, record.schoolName)
    const namesake = key && findPerson({ kind: 'name', hash: suppression.name(key) })
    return namesake ? { by: 'name', person: namesake, hashes: [] } : null
  }
}
