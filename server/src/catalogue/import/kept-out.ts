import type { TransactionSql } from 'postgres'
import type { Suppression, SuppressionHash } from '../../suppression.ts'
import { personKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'

/** A staged record matched somebody who opted out: by an id or address, or by name and school only. */
export type KeptOut = {
  by: 'id' | 'name'
  /** Hash of the person who opted out. */
  person: Buffer
  /** Hashes of all ids and the address of the record, some of which may not be stored as suppressions yet. */
  hashes: SuppressionHash[]
}

/** Matches a record with the stored suppressions. */
export type Recognise = (record: ProfessorRecord) => KeptOut | null

/**
 * Loads all suppressions (a few hashes for each opt-out). Throws when there are any and no SUPPRESSION_KEY is given: the
 * import would list professors again who have opted out.
 */
export async function readKeptOut(tx: TransactionSql, suppression: Suppression | undefined): Promise<Recognise> {
  const rows = await tx<{ hash: Buffer; person: Buffer }[]>`select hash, person from suppressions`
  if (rows.length === 0) return () => null
  if (!suppression)
    throw new Error(
      'Some professors have opted out: an import needs SUPPRESSION_KEY, so that it brings none of them back.',
    )
  const persons = new Map(rows.map(({ hash, person }) => [hash.toString('base64'), person]))
  const personOf = ({ hash }: SuppressionHash) => persons.get(hash.toString('base64'))

  return (record) => {
    const hashes: SuppressionHash[] = [record.scholarId, ...(record.otherIds ?? [])].map((id) => ({
      kind: 'id',
      hash: suppression.id(id),
    }))
    if (record.email) hashes.push({ kind: 'address', hash: suppression.address(record.email) })
    const known = hashes.map(personOf).find((one) => one !== undefined)
    if (known) return { by: 'id', person: known, hashes }
    const key = personKey(record.name, record.schoolName)
    const namesake = key && personOf({ kind: 'name', hash: suppression.name(key) })
    return namesake ? { by: 'name', person: namesake, hashes: [] } : null
  }
}
