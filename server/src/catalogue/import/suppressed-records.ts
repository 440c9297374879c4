import type { TransactionSql } from '../../db/sql.ts'
import type { SuppressionHasher, SuppressionHash } from '../../suppression-hasher.ts'
import { computeFormerPersonKey, computePersonKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'

/** A record of a person who opted out, recognized by an id or address, or only by name and school. */
export type SuppressionMatch = {
  by: 'id' | 'name'
  /** The hash of the id that opted out. */
  personHash: Buffer
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
  suppressionHasher: SuppressionHasher | undefined,
): Promise<FindSuppression> {
  const rows = await tx<{ hash: Buffer; person: Buffer }[]>`select hash, person from suppressions`
  if (rows.length === 0) return () => null
  if (!suppressionHasher)
    throw new Error(
      'Some professors have opted out: an import needs SUPPRESSION_KEY, so that it brings none of them back.',
    )
  const personHashes = new Map(rows.map(({ hash, person }) => [hash.toString('base64'), person]))
  const findPersonHash = ({ hash }: SuppressionHash) => personHashes.get(hash.toString('base64'))

  return (record) => {
    const hashes: SuppressionHash[] = [record.scholarId, ...(record.otherIds ?? [])].map((id) => ({
      kind: 'id',
      hash: suppressionHasher.hashId(id),
    }))
    if (record.email) hashes.push({ kind: 'address', hash: suppressionHasher.hashAddress(record.email) })
    const personHash = hashes.map(findPersonHash).find((one) => one !== undefined)
    if (personHash) return { by: 'id', personHash, hashes }
    const { name, schoolName } = record.written ?? record
    const keys = new Set([computePersonKey(record.name, record.schoolName), computeFormerPersonKey(name, schoolName)])
    const namesakeHash = [...keys]
      .map((key) => key && findPersonHash({ kind: 'name', hash: suppressionHasher.hashName(key) }))
      .find(Boolean)
    return namesakeHash ? { by: 'name', personHash: namesakeHash, hashes: [] } : null
  }
}
