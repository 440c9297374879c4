import { openSql, type Sql } from '@labreach/launch/sql'
import type { RunContext } from '../run-context.ts'
import { findFileProblems, type AcceptedFiles } from './files.ts'
import { findInconsistentRows } from './inconsistent-rows.ts'
import { findLostWrites } from './lost-writes.ts'
import { readMailboxes, findLetterProblems, type Mailboxes } from './mailboxes.ts'
import { findQuotaProblems } from './quotas.ts'
import { findDoubleGrants, findPaymentProblems } from './payments.ts'

const kinds = ['lost', 'over quota', 'double letters', 'double charges or grants', 'inconsistent'] as const
type Kind = (typeof kinds)[number]

/** The data of earlier checks. `problems`: the reported problems. */
export type CheckHistory = { mailboxes: Mailboxes; files: AcceptedFiles; problems: Record<Kind, Set<string>> }

export const createCheckHistory = (): CheckHistory => ({
  mailboxes: new Map(),
  files: new Map(),
  problems: Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as CheckHistory['problems'],
})

/**
 * Compares the expected state with the database, the mailboxes, the payment provider and the folder of resumes. No
 * student may be active. Returns the new problems. `isFinal`: all events and letters are complete.
 */
export async function runChecks(run: RunContext, history: CheckHistory, { isFinal = false } = {}): Promise<string[]> {
  const sql = openSql(run.system.databaseUrl)
  try {
    const problems = await collectProblems(sql, run, history, isFinal)
    return kinds.flatMap((kind) => {
      const newProblems = problems[kind].filter((one) => !history.problems[kind].has(one))
      for (const one of newProblems) history.problems[kind].add(one)
      return newProblems.map((one) => `${kind}: ${one}`)
    })
  } finally {
    await sql.end()
  }
}

async function collectProblems(
  sql: Sql,
  run: RunContext,
  history: CheckHistory,
  isFinal: boolean,
): Promise<Record<Kind, string[]>> {
  await readMailboxes(run.system.sandboxDir, history.mailboxes)
  const letters = await findLetterProblems(sql, run.expected, history.mailboxes, isFinal)
  const payments = await findPaymentProblems(sql, run, isFinal)
  return {
    lost: [...(await findLostWrites(sql, run.expected)), ...letters.lost, ...payments.lost],
    'over quota': await findQuotaProblems(sql, run.expected),
    'double letters': letters.duplicates,
    'double charges or grants': [...payments.duplicates, ...(await findDoubleGrants(sql))],
    inconsistent: [...(await findInconsistentRows(sql, isFinal)), ...(await findFileProblems(sql, run, history.files))],
  }
}
