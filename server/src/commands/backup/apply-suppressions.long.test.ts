import { limits } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import { expect, test } from 'vitest'
import { aProfessor } from '../../../test/builders.ts'
import { leaveByForm, leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'
import { storeProfessors } from '../../catalogue/import/store.ts'
import { acceptOptOuts } from '../../catalogue/opt-outs/accept-opt-outs.ts'
import { relistProfessor, relistProfessors } from '../../catalogue/opt-outs/relist-professor.ts'
import { storeMissingSuppressions } from '../../catalogue/opt-outs/store-suppressions.ts'
import { eraseDue } from '../../privacy/erasure/erase-due.ts'
import { appendSuppressions, readSuppressions } from '../../suppression-file.ts'
import { applySuppressions } from './apply-suppressions.ts'

const app = await testApp({ professors: 3 })
const { services } = app
const { sql } = app.database
const { suppressionHasher } = services

/** Applies the file, as after a restore. */
async function apply(): Promise<void> {
  // The jobs of the opt-outs may append lines at the same time.
  const countLinesLeft = async () => {
    await appendSuppressions(services)
    return (await sql`select from suppression_lines`).length
  }
  await expect.poll(countLinesLeft).toBe(0)
  const { lines } = (await readSuppressions(services.config.suppressionsFile))!
  await applySuppressions(services, { lines, suppressionHasher })
}

/** The state of a backup that is older than all opt-outs. */
async function forgetOptOuts(): Promise<void> {
  await sql`delete from suppressions`
  await sql`delete from opt_outs`
  await sql`update professors set opt_out = false`
}

test('a reversed opt-out remains reversed after a restore, also if an import had replaced the id [OPTOUT-13]', async () => {
  const professor = await aProfessor(app)
  await sql`update professors set scholar_id = 'openalex:A1' where id = ${professor.id}`
  await leaveByLink(app, professor)
  await storeProfessors({ ...app.database, suppressionHasher }, app.clock, {
    source: 'csv',
    rows: [{ ...professor, scholarId: 'PROMOTEDAAAJ', affiliation: '', publications: [], ...blank }],
  })
  await storeMissingSuppressions(services)
  await relistProfessor(services, 'PROMOTEDAAAJ')
  await apply()
  expect(await sql`select scholar_id, opt_out from professors where id = ${professor.id}`).toEqual([
    { scholar_id: 'PROMOTEDAAAJ', opt_out: false },
  ])
})

const blank = { citedBy: null, keyInterests: [], homepageUrl: null, googleScholarUrl: null }

test('an opt-out that waits for the operator waits also after a restore, unless it was approved [OPTOUT-48]', async () => {
  const since = app.clock.now()
  await sql`
    insert into opt_outs (scholar_id, opted_out_at, origin)
    select 'WAVE' || n, ${since}, 'another-network' from generate_series(1, ${serverLimits.publicOptOutsPerDay}) n`
  const professor = await aProfessor(app)
  await leaveByForm(app, professor)
  const read = () => sql`select origin, held, opted_out_at from opt_outs where scholar_id = ${professor.scholarId}`
  const before = await read()
  expect(before).toMatchObject([{ held: true }])
  await forgetOptOuts()
  await apply()
  expect(await read()).toEqual(before)
  // The operator approves it: the backup still holds it, or is older.
  expect(await acceptOptOuts(services, { since })).toBe(1)
  await sql`update opt_outs set held = true where scholar_id = ${professor.scholarId}`
  await apply()
  expect(await read()).toMatchObject([{ held: false }])
  await forgetOptOuts()
  await apply()
  expect(await read()).toEqual([{ ...before[0], held: false }])
  expect(await relistProfessors(services, { since })).toEqual([professor.name])
})

test('reversing a wave leaves out those who proved it later, also after a restore [OPTOUT-61]', async () => {
  const since = app.clock.now()
  const [proved, other] = [await aProfessor(app), await aProfessor(app)]
  await leaveByForm(app, proved)
  await leaveByForm(app, other)
  const before = await sql<{ origin: string }[]>`select origin from opt_outs where scholar_id = ${proved.scholarId}`
  await leaveByLink(app, proved)
  // The backup is older than the proof, or than both.
  for (const restore of [
    () => sql`update opt_outs set origin = ${before[0]!.origin} where origin is null`,
    forgetOptOuts,
  ]) {
    await restore()
    await apply()
    expect(await relistProfessors(services, { since })).toEqual([other.name])
    await leaveByForm(app, other)
  }
  expect(await sql`select opt_out from professors where id = ${proved.id}`).toEqual([{ opt_out: true }])
})

test('a restore erases nobody who has only the address of an erased professor [OPTOUT-64]', async () => {
  const [gone, colleague] = [
    await aProfessor(app, { email: 'office@restored.stocked.edu' }),
    await aProfessor(app, { email: null }),
  ]
  await leaveByLink(app, gone)
  app.clock.pass(limits.optOutErasedAfterMs)
  await eraseDue(services)
  await forgetOptOuts()
  await sql`update professors set email = 'office@restored.stocked.edu' where id = ${colleague.id}`
  await apply()
  expect(
    await sql`select name, opt_out, held from professors join opt_outs using (scholar_id) where id = ${colleague.id}`,
  ).toEqual([{ name: colleague.name, opt_out: true, held: true }])
})
