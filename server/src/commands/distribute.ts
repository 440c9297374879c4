import { spreadTables } from '../db/layout.ts'
import type { TransactionSql } from '../db/sql.ts'
import { CommandFailure, readArgs, type Command } from './command.ts'
import { withDatabase } from './database.ts'
import { planDistribution } from './distribute/plan.ts'

export const command: Command = {
  usage: 'distribute [--plan]',
  help: [
    'Spreads the letters, reports of letters, templates, AI uses and AI sentences of students over the workers of Citus,',
    'by student. All other tables remain on the coordinator. DATABASE_URL is that of the coordinator, whose workers have',
    'been added (citus_add_node). Stop the servers first: the tables are locked while their rows move. It is one',
    'transaction: if it fails, nothing has changed. Running it again spreads what is not spread yet.',
    '',
    '  --plan   prints the statements, and runs none; also without Citus',
  ].join('\n'),
  async run(args, { out }) {
    const { plan = false } = readArgs(args, [], { plan: { type: 'boolean' } }).flags
    await withDatabase(({ sql }) =>
      sql.begin(async (tx) => {
        const hasCitus = await findExtension(tx)
        if (!hasCitus && !plan)
          throw new CommandFailure('This database has no Citus: run "create extension citus" on a coordinator with it.')
        const distributed = hasCitus ? await listDistributed(tx) : []
        const { statements, obstacles } = await planDistribution(tx, distributed)
        if (obstacles.length > 0) throw new CommandFailure(obstacles.join('\n'))
        if (plan) return statements.forEach((statement) => out(`${statement};`))
        for (const statement of statements) await tx.run(statement)
        out(
          statements.length > 0
            ? `Spread by student: ${spreadTables.filter((table) => !distributed.includes(table)).join(', ')}.`
            : 'Every table is at its place.',
        )
      }),
    )
  },
}

async function findExtension(sql: TransactionSql): Promise<boolean> {
  const rows = await sql`select from pg_extension where extname = 'citus'`
  return rows.length > 0
}

/** The tables that Citus has spread. Its catalogue has a row for each of its tables; `h` is spread by a hash. */
async function listDistributed(sql: TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`
  return rows.map(({ name }) => name)
}
