import { previewProfessors, unlockProfessor } from '@labreach/contract/professors'
import { Professor } from '@labreach/contract/schemas/professors'
import { DAY_MS } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { leaveByLink } from '../../../test/opt-outs.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 60, limitsPerNetwork: true })
const readPreview = () => app.call(previewProfessors, {})
const readIds = async () => (await readPreview()).body.professors.map((one) => one.id)

test('shows nine locked professors with interests, without a session [LANDING-8]', async () => {
  const { status, body, text } = await readPreview()
  expect(status).toBe(200)
  expect(body.professors).toHaveLength(9)
  const listed = new Set(app.professors.map((one) => one.id))
  for (const professor of body.professors) {
    expect(listed).toContain(professor.id)
    expect(Professor.parse(professor)).toMatchObject({ name: null, homepage_url: null, google_scholar_url: null })
    expect(professor.key_interests.length).toBeGreaterThan(0)
  }
  for (const { name, email, homepage, scholarId } of app.professors)
    for (const secret of [name, email!, homepage!, scholarId]) expect(text).not.toContain(secret)
})

test('its handles unlock nothing', async () => {
  const { scholar_id } = (await readPreview()).body.professors[0]!
  const response = await app.call(unlockProfessor, { body: { scholar_id }, as: await aStudent(app) })
  expect(response).toMatchObject({ status: 404, body: { code: 'handle_unknown' } })
})

test('shows the same professors all day, and others the next day [LANDING-9]', async () => {
  const today = await readIds()
  app.clock.pass(DAY_MS / 3)
  expect(await readIds()).toEqual(today)
  app.clock.pass(DAY_MS)
  const tomorrow = await readIds()
  expect(tomorrow).toHaveLength(9)
  expect(new Set(tomorrow).isDisjointFrom(new Set(today))).toBe(true)
})

test('omits a professor at once after an opt-out [OPTOUT-8]', async () => {
  const [demo] = await readIds()
  await leaveByLink(app, { id: demo! })
  expect(await readIds()).not.toContain(demo)
})

test('sorts professors without interests last, since the demo letter is addressed to the first [LANDING-9]', async () => {
  const [demo] = await readIds()
  await app.database.sql`update professors set key_interests = '{}' where id = ${demo!}`
  await app.database.sql`select pg_notify('catalogue', 'import')`
  await expect.poll(async () => (await readPreview()).body.professors.at(-1)!.id).toBe(demo)
})

test('is limited per network', async () => {
  const statuses = await Promise.all(Array.from({ length: 620 }, async () => (await readPreview()).status))
  expect(statuses).toContain(429)
})
