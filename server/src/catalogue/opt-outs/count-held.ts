import type { Sql } from '../../db/sql.ts'

/** The opt-outs that wait for the operator before they are erased. */
export async function countHeldOptOuts(sql: Sql): Promise<number> {
  const [row] = await sql<{ held: number }[]>`select count(*)::int as held from opt_outs where held`
  return row!.held
}
