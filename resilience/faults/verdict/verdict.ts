import { openSql, type Sql } from '@labreach/launch/sql'
import type { Scene } from '../scene.ts'
import { wrongFiles, type SeenFiles } from './files.ts'
import { halfDone } from './half-done.ts'
import { lost } from './lost.ts'
import { readMailboxes, wrongLetters, type Mailboxes } from './mailboxes.ts'
import { overruns } from './overruns.ts'
import { wrongGrants, wrongPayments } from './payments.ts'

const kinds = ['lost', 'over quota', 'double letters', 'double charges or grants', 'half done'] as const
type Verdict = Record<(typeof kinds)[number], string[]>

/** What the verdicts remember of each other; `found`: every wrong there was, once. */
export type Memory = { mailboxes: Mailboxes; files: SeenFiles; found: Record<(typeof kinds)[number], Set<string>> }

export const openMemory = (): Memory => ({
  mailboxes: new Map(),
  files: new Map(),
  found: Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Memory['found'],
})

/**
 * Compares the ledger with database, mailboxes, the payment provider's books and the folder of resumes, while nobody acts.
 * Answers what is wrong and was not so the last time, as sentences. `isLast`: what is still under way by itself (an event,
 * a letter of unknown outcome) is over too.
 */
export async function reachVerdict(scene: Scene, memory: Memory, { isLast = false } = {}): Promise<string[]> {
  const sql = openSql(scene.field.databaseUrl)
  try {
    const verdict = await judge(sql, scene, memory, isLast)
    return kinds.flatMap((kind) => {
      const fresh = verdict[kind].filter((one) => !memory.found[kind].has(one))
      for (const one of fresh) memory.found[kind].add(one)
      return fresh.map((one) => `${kind}: ${one}`)
    })
  } finally {
    await sql.end()
  }
}

async function judge(sql: Sql, scene: Scene, memory: Memory, isLast: boolean): Promise<Verdict> {
  await readMailboxes(scene.field.sandboxDir, memory.mailboxes)
  const letters = await wrongLetters(sql, scene.ledger, memory.mailboxes, isLast)
  const payments = await wrongPayments(sql, scene, isLast)
  return {
    lost: [...(await lost(sql, scene.ledger)), ...letters.lost, ...payments.lost],
    'over quota': await overruns(sql, scene.ledger),
    'double letters': letters.twice,
    'double charges or grants': [...payments.twice, ...(await wrongGrants(sql))],
    'half done': [...(await halfDone(sql, isLast)), ...(await wrongFiles(sql, scene, memory.files))],
  }
}
