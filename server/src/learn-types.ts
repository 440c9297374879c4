import type { Sql } from 'postgres'

/**
 * Asks once which types the arrays of a database have, and has no later connection ask again. postgres.js 3.4.9 asks on
 * every new one and has nobody hear of a failure, which ended the whole process when a database died in that moment.
 */
export async function learnTypes(sql: Sql): Promise<void> {
  await sql`select 1`
  sql.options.fetch_types = false
}
