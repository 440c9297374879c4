import type { TransactionSql } from '../../db/sql.ts'
import type { SuppressionHasher, SuppressionHash } from '../../suppression-hasher.ts'
import { computeFormerPersonKey, computePersonKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'

/** A record of a person who opted out: by an id, or by the address together with name and school. Or only by one of these. */
export type SuppressionMatch = {
  by: 'id' | 'address' | 'name'
  /** The hash of the id that opted out. */
  personHash: Buffer
  /** The id with the opt-out of the person, if it waits for the operator. */
  heldId: string | null
  /** Of `id`: the hashes of all ids and the address of the record. Some may not be stored as suppressions yet. */
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
  // Colleagues who opted out may share an address.
  const personHashes = Map.groupBy(rows, ({ hash }) => hash.toString('base64'))
  // An import may have replaced the id that opted out; it is an alias then.
  const held = await tx<{ scholar_id: string; id: string }[]>`
    select scholar_id, scholar_id as id from opt_outs where held
    union all select scholar_id, alias from professor_aliases join opt_outs using (scholar_id) where held`
  const heldIds = new Map(
    held.map(({ id, scholar_id }) => [suppressionHasher.hashId(id).toString('base64'), scholar_id]),
  )
  const findPersons = ({ hash }: SuppressionHash) =>
    (personHashes.get(hash.toString('base64')) ?? []).map(({ person }) => person)

  return (record) => {
    const hashes: SuppressionHash[] = [record.scholarId, ...(record.otherIds ?? [])].map((id) => ({
      kind: 'id',
      hash: suppressionHasher.hashId(id),
    }))
    let personHash = hashes.flatMap(findPersons)[0]
    if (record.email) hashes.push({ kind: 'address', hash: suppressionHasher.hashAddress(record.email) })
    const { name, schoolName } = record.written ?? record
    const keys = new Set([computePersonKey(record.name, record.schoolName), computeFormerPersonKey(name, schoolName)])
    const namesakes = [...keys].flatMap((key) =>
      key ? findPersons({ kind: 'name', hash: suppressionHasher.hashName(key) }) : [],
    )
    const atAddress = record.email ? findPersons(hashes.at(-1)!) : []
    personHash ??= atAddress.find((one) => namesakes.some((namesake) => namesake.equals(one)))
    if (personHash) return { by: 'id', personHash, heldId: heldIds.get(personHash.toString('base64')) ?? null, hashes }
    // Colleagues may share an address.
    if (atAddress[0]) return { by: 'address', personHash: atAddress[0], heldId: null, hashes: [] }
    return namesakes[0] ? { by: 'name', personHash: namesakes[0], heldId: null, hashes: [] } : null
  }
}
