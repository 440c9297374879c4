import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { throwawayOnDisk } from '@labreach/launch/folder'
import { expect, test } from '@playwright/test'
import { openSql } from '@labreach/launch/sql'
import { oneMachine } from './one-machine.ts'
import { faults } from './rounds.ts'
import { playAll } from './run.ts'
import { reachVerdict } from './verdict/verdict.ts'

const names = [
  'an instance killed',
  'gmail lost_answer',
  'the disk of the resumes full',
  'stripe reset',
  'clock -1 h',
  'the primary killed',
]

// `npm run lab -- faults` plays two hundred rounds of all of them.
test('nothing is lost, doubled or over a quota through six faults; what was planted afterwards is found', async () => {
  test.setTimeout(180_000)
  const dataDir = await throwawayOnDisk('labreach-faults-')
  const field = await oneMachine(dataDir)
  try {
    // A fault that this machine cannot play is one that `npm run lab -- faults` tells of.
    const plan = names
      .map((name) => faults.find((one) => one.name === name)!)
      .filter(({ needs }) => !needs || field[needs])
    const { rounds, scene, memory } = await playAll(field, { plan })
    // How soon all is normal is for `npm run lab -- faults` to say, on a machine that does nothing else.
    const wrong = rounds.flatMap((round) => round.wrong.filter((one) => !one.startsWith('normal again only')))
    expect(wrong).toEqual([])
    expect(field.deaths()).toBe(0)
    expect(scene.ledger.counts.letter.done).toBeGreaterThan(0)

    const [unlock] = scene.ledger.unlocks
    const sql = openSql(field.databaseUrl)
    await sql`update relationships set unlocked_at = null, draft = null, draft_saved_at = null
      where student_id = ${unlock!.student} and professor_id = ${unlock!.professor}`
    await sql.end()
    const mails = join(field.sandboxDir, 'mails')
    const letter = [...memory.mailboxes].find(([, { via }]) => via === 'gmail')![0]
    await cp(join(mails, letter), join(mails, `f${letter.slice(1)}`))
    const [file] = await readdir(field.filesDir)
    await rm(join(field.filesDir, file!))
    const found = await reachVerdict(scene, memory)
    expect(found).toContain(`lost: the unlock of ${unlock!.professor} by ${unlock!.student}`)
    expect(found).toContainEqual(expect.stringMatching(/^double letters: "Letter .+" arrived 2 times/))
    expect(found).toContain(`half done: the file ${file} is gone, and a row names it`)
  } finally {
    await field.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
