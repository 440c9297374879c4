import type { Services } from '../../services.ts'

/**
 * The opt-outs that wait for the operator, oldest first. `network`: the keyed hash of the network from which the public
 * form was sent; null for a row that has only the address, or the name and school, of an opted-out professor.
 */
export function listHeldOptOuts({ db }: Pick<Services, 'db'>) {
  return db
    .selectFrom('opt_outs')
    .leftJoin('professors', 'professors.scholar_id', 'opt_outs.scholar_id')
    .select(['opt_outs.scholar_id as id', 'opted_out_at as at', 'origin as network', 'name', 'school_name as school'])
    .where('held', '=', true)
    .orderBy('opted_out_at')
    .orderBy('opt_outs.scholar_id')
    .execute()
}
