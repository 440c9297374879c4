// Replaces the operator's commands in tests of the launcher: `prepare` creates a table, or fails or hangs, as a test
// requires.
import { openSql } from '../../src/sql.ts'

const sql = openSql(process.env.DATABASE_URL!)
if (process.env.FAIL_PREPARE) throw new Error(process.env.FAIL_PREPARE)
if (process.env.HANG_PREPARE) {
  console.log('hanging')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}
await sql`CREATE TABLE IF NOT EXISTS note (id int GENERATED ALWAYS AS IDENTITY)`
await sql.end()
