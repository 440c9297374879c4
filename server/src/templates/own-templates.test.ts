import { type PlanCode } from '@labreach/contract/plans'
import { serverLimits } from '@labreach/contract/server-limits'
import * as calls from '@labreach/contract/templates'
import { expect, test } from 'vitest'
import { aStudent, type AStudent } from '../../test/builders.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp({ professors: 0 })

const aStudentOn = (plan: PlanCode = 'B') => aStudent(app, { plan, resume: false })
const create = (as: AStudent, name: string, more: { content?: string; default?: boolean } = {}) =>
  app.call(calls.createTemplate, { body: { name, content: 'Dear Professor', ...more }, as })
const update = (as: AStudent, id: number, body: { name?: string; content?: string }) =>
  app.call(calls.updateTemplate, { params: { id }, body, as })
const remove = (as: AStudent, id: number) => app.call(calls.deleteTemplate, { params: { id }, as })
const setDefault = (as: AStudent, id: number) => app.call(calls.setDefaultTemplate, { params: { id }, as })
const list = async (as: AStudent) => (await app.call(calls.listTemplates, { as })).body
const listDefaults = async (as: AStudent) => (await list(as)).filter((one) => one.default).map((one) => one.name)

const createIndexes = (count: number) => Array.from({ length: count }, (_, index) => index)

test('the template that is created first is the default, later ones are not, and the list is ordered by age [TEMPLATE-11, TEMPLATE-12, TEMPLATE-18, TEMPLATE-19]', async () => {
  const student = await aStudentOn()
  const at = app.clock.now().toISOString()
  const first = await create(student, '  First  ', { content: '\n Dear {professor_name} \n' })
  expect(first).toMatchObject({ status: 200 })
  expect(first.body).toEqual({
    id: expect.any(Number),
    name: 'First',
    content: 'Dear {professor_name}',
    default: true,
    created_at: at,
    updated_at: at,
  })
  const second = await create(student, 'Second')
  expect(second.body.default).toBe(false)
  expect(await list(student)).toEqual([first.body, second.body])
})

test('a template that is created as the default makes all others non-default [TEMPLATE-12, TEMPLATE-19]', async () => {
  const student = await aStudentOn()
  await create(student, 'First', { default: false })
  expect(await listDefaults(student)).toEqual(['First'])
  expect((await create(student, 'Second', { default: true })).body.default).toBe(true)
  expect(await listDefaults(student)).toEqual(['Second'])
})

test('setting a default, once or twice, makes all others non-default [TEMPLATE-12, TEMPLATE-22]', async () => {
  const student = await aStudentOn('P')
  await create(student, 'First')
  const { body: second } = await create(student, 'Second')
  expect(await setDefault(student, second.id)).toMatchObject({ status: 200, body: { ...second, default: true } })
  expect((await setDefault(student, second.id)).body.default).toBe(true)
  expect(await listDefaults(student)).toEqual(['Second'])
})

test('trims and changes name, content or both, and updates updated_at [TEMPLATE-14, TEMPLATE-20]', async () => {
  const student = await aStudentOn()
  const { body: made } = await create(student, 'First')
  app.clock.pass(60_000)
  const renamed = await update(student, made.id, { name: ' Summer ' })
  expect(renamed.body).toEqual({ ...made, name: 'Summer', updated_at: app.clock.now().toISOString() })
  expect((await update(student, made.id, { content: ' New ' })).body).toMatchObject({ name: 'Summer', content: 'New' })
  expect((await update(student, made.id, { name: 'A', content: 'B' })).body).toMatchObject({ name: 'A', content: 'B' })
  expect((await update(student, made.id, {})).status).toBe(400)
  expect(await list(student)).toMatchObject([{ name: 'A', content: 'B', default: true }])
})

test('after the default one is deleted, the oldest remaining one is the default [TEMPLATE-13, TEMPLATE-21]', async () => {
  const student = await aStudentOn()
  const [first, , third] = [
    await create(student, 'First'),
    await create(student, 'Second'),
    await create(student, 'Third'),
  ]
  expect(await remove(student, third.body.id)).toMatchObject({ status: 200, body: { ok: true } })
  expect(await listDefaults(student)).toEqual(['First'])
  await remove(student, first.body.id)
  expect(await listDefaults(student)).toEqual(['Second'])
  await remove(student, (await list(student))[0]!.id)
  expect(await list(student)).toEqual([])
  expect((await create(student, 'Anew')).body.default).toBe(true)
})

test('a name is unique per student, ignoring case and surrounding spaces [TEMPLATE-17]', async () => {
  const [student, other] = [await aStudentOn(), await aStudentOn()]
  const { body: first } = await create(student, 'Summer')
  const taken = {
    status: 409,
    body: { code: 'template_name_taken', error: 'A template with this name already exists.' },
  }
  expect(await create(student, ' SUMMER ')).toMatchObject(taken)
  expect((await create(other, 'Summer')).status).toBe(200)
  const { body: second } = await create(student, 'Autumn')
  expect(await update(student, second.id, { name: 'summer' })).toMatchObject(taken)
  expect((await update(student, first.id, { name: 'SUMMER' })).body.name).toBe('SUMMER')
})

test.each([
  ['blank name', 'name', ' ', 'Template name is required.'],
  ['name of 51 characters', 'name', 'n'.repeat(51), 'Template name must be 50 characters or less.'],
  ['blank content', 'content', '\n ', 'Template content is required.'],
  ['content of 5001 characters', 'content', 'c'.repeat(5_001), 'Template content must be 5000 characters or less.'],
])('refuses a %s [TEMPLATE-14, TEMPLATE-15]', async (_, field, value, error) => {
  const student = await aStudentOn()
  const { body: made } = await create(student, 'n'.repeat(50), { content: 'c'.repeat(5_000) })
  const refused = { status: 400, body: { code: 'invalid_input', error } }
  const body = { name: 'Good', content: 'Good', [field]: value }
  expect(await app.call(calls.createTemplate, { body, as: student })).toMatchObject(refused)
  expect(await update(student, made.id, { [field]: value })).toMatchObject(refused)
  expect(await list(student)).toEqual([made])
})

test('an id is an integer in the range of the column [TEMPLATE-29]', async () => {
  const student = await aStudentOn()
  for (const id of ['first', '1.5', '0', '-1', '99999999999', '1e300'])
    for (const one of [calls.updateTemplate, calls.deleteTemplate, calls.setDefaultTemplate])
      expect([id, (await app.call(one, { params: { id }, body: { name: 'A' }, as: student } as never)).status]).toEqual(
        [id, 400],
      )
})

test("another student's template is unknown and does not change [TEMPLATE-41]", async () => {
  const [owner, other] = [await aStudentOn(), await aStudentOn()]
  const { body: theirs } = await create(owner, 'Mine')
  const { body: own1 } = await create(other, 'Mine too')
  const unknown = { status: 404, body: { code: 'template_unknown' } }
  for (const id of [theirs.id, 2_000_000_000]) {
    expect(await update(other, id, { content: 'Taken over' })).toMatchObject(unknown)
    expect(await remove(other, id)).toMatchObject(unknown)
    expect(await setDefault(other, id)).toMatchObject(unknown)
  }
  expect(await list(owner)).toEqual([theirs])
  expect(await list(other)).toEqual([own1])
})

test('a student on Free can read templates but not change them; a visitor cannot create one [TEMPLATE-1, TEMPLATE-2]', async () => {
  const [free, basic] = [await aStudentOn('F'), await aStudentOn()]
  const { body: template } = await create(basic, 'Mine')
  const db = app.services.db
  await db.updateTable('students').set({ paid_plan: 'F' }).where('id', '=', basic.id).execute()
  const required = { status: 403, body: { code: 'plan_required', error: expect.any(String) } }
  expect(await create(free, 'Mine')).toMatchObject(required)
  for (const as of [free, basic]) {
    expect(await update(as, template.id, { name: 'New' })).toMatchObject(required)
    expect(await remove(as, template.id)).toMatchObject(required)
    expect(await setDefault(as, template.id)).toMatchObject(required)
  }
  expect(await list(basic)).toEqual([template])
  expect((await app.call(calls.createTemplate, { body: { name: 'A', content: 'B' } })).status).toBe(401)
})

test('a trial counts as Basic until it ends [TEMPLATE-1]', async () => {
  const student = await aStudentOn('F')
  const trial_ends = new Date(app.clock.now().getTime() + 60_000)
  await app.services.db.updateTable('students').set({ trial_ends }).where('id', '=', student.id).execute()
  expect((await create(student, 'On trial')).status).toBe(200)
  app.clock.pass(60_000)
  expect((await create(student, 'Too late')).status).toBe(403)
})

test('concurrent changes leave exactly one default [TEMPLATE-12]', async () => {
  const student = await aStudentOn()
  const made = await Promise.all(
    createIndexes(20).map((at) => create(student, `Template ${at}`, { default: at % 3 === 0 })),
  )
  expect(made.map(({ status }) => status)).toEqual(createIndexes(20).map(() => 200))
  expect(await listDefaults(student)).toHaveLength(1)
  const ids = made.map(({ body }) => body.id)
  const mixed = await Promise.all(ids.map((id, at) => (at % 4 === 3 ? remove(student, id) : setDefault(student, id))))
  expect(mixed.every(({ status }) => status === 200 || status === 404)).toBe(true)
  expect(await list(student)).toHaveLength(15)
  expect(await listDefaults(student)).toHaveLength(1)
})

test('one of several concurrent templates with the same name is created, and at most 100 in total [TEMPLATE-17, TEMPLATE-42]', async () => {
  const student = await aStudentOn()
  const same = await Promise.all(createIndexes(10).map(() => create(student, 'Same')))
  expect(same.map(({ status }) => status).toSorted()).toEqual([200, ...createIndexes(9).map(() => 409)])
  const now = app.clock.now()
  const row = { student_id: student.id, content: 'Dear', created_at: now, updated_at: now }
  const rows = createIndexes(serverLimits.templatesMax - 3).map((at) => ({ ...row, name: `Template ${at}` }))
  await app.services.db.insertInto('templates').values(rows).execute()
  const last = await Promise.all(createIndexes(5).map((at) => create(student, `Last ${at}`)))
  expect(last.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(last.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'templates_full',
    error: 'You have 100 templates, the most that can be kept. Delete one you no longer need first.',
  })
  expect(await list(student)).toHaveLength(serverLimits.templatesMax)
})
