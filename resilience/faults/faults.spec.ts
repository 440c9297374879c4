import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import { expect, test } from '@playwright/test'
import { openSql } from '@labreach/launch/sql'
import { startOneMachineSystem } from './one-machine-system.ts'
import { faults } from './rounds.ts'
import { runFaults } from './run.ts'
import { runChecks } from './checks/run-checks.ts'

const names = [
  'an instance killed',
  'gmail lost_response',
  'the disk of the resumes full',
  'stripe reset',
  'clock -1 h',
  'the primary killed',
]

// `npm run lab -- faults` runs 200 rounds with all faults.
test('six faults cause no loss, duplicate or exceeded quota, and the checks find problems that the test creates', async () => {
  test.setTimeout(180_000)
  const dataDir = await createThrowawayFolderOnDisk('labreach-faults-')
  const system = await startOneMachineSystem(dataDir)
  try {
    // `npm run lab -- faults` prints the faults that this machine does not permit.
    const plan = names
      .map((name) => faults.find((one) => one.name === name)!)
      .filter(({ needs }) => !needs || system[needs])
    const { rounds, run, history } = await runFaults(system, { faults: plan })
    // `npm run lab -- faults` checks the times (late: …), on an otherwise idle machine.
    const problems = rounds.flatMap((round) => round.problems.filter((one) => !one.startsWith('late: ')))
    expect(problems).toEqual([])
    expect(system.unexpectedExits()).toBe(0)
    expect(run.expected.counts.letter.done).toBeGreaterThan(0)

    // Creates three problems.
    const [unlock] = run.expected.unlocks
    const sql = openSql(system.databaseUrl)
    await sql`update relationships set unlocked_at = null, draft = null, draft_saved_at = null
      where student_id = ${unlock!.student} and professor_id = ${unlock!.professor}`
    // A file without a row is allowed, since the sweep removes it.
    const [resume] = await sql<{ file: string }[]>`select file_id::text as file from resumes limit 1`
    await sql.end()
    const mails = join(system.sandboxDir, 'mails')
    const letter = [...history.mailboxes].find(([, { via }]) => via === 'gmail')![0]
    await cp(join(mails, letter), join(mails, `f${letter.slice(1)}`))
    await rm(join(system.filesDir, resume!.file))
    const createdProblems = await runChecks(run, history)
    expect(createdProblems).toContain(`lost: the unlock of ${unlock!.professor} by ${unlock!.student}`)
    expect(createdProblems).toContainEqual(expect.stringMatching(/^double letters: "Letter .+" was delivered 2 times/))
    expect(createdProblems).toContain(`inconsistent: a row refers to the file ${resume!.file}, which does not exist`)
  } finally {
    await system.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
