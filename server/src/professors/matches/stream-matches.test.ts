import { matchStream, unlockProfessor } from '@labreach/contract/professors'
import { Relationship } from '@labreach/contract/schemas/professors'
import { uploadResume } from '@labreach/contract/resume'
import { expect, test } from 'vitest'
import { aForm, aStudent, aVisitor } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { aPdf } from '../../../test/pdf/a-pdf.ts'
import { createVisitorScans } from '../../resume/visitor-scans.ts'
import { streamMatches } from './stream-matches.ts'

const app = await testApp({ professors: 350 })
const stream = (temporary_token: string) => app.call(matchStream, { query: { temporary_token } })

test('streams a count and that many relationships, best first [MATCH-2]', async () => {
  const { status, text, headers } = await stream((await aVisitor(app)).temporary_token)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const [count, ...lines] = text.trimEnd().split('\n')
  expect(text.endsWith('\n')).toBe(true)
  expect(Number(count)).toBeGreaterThan(100)
  expect(Number(count)).toBeLessThanOrEqual(300)
  expect(lines).toHaveLength(Number(count))
  const relationships = lines.map((line) => Relationship.parse(JSON.parse(line)))
  expect(new Set(relationships.map((one) => one.id)).size).toBe(lines.length)
  for (const one of relationships.slice(0, 9)) expect(one.professor.key_interests).toContain('Robotics')
  expect(relationships[0]!.match).toMatchObject({ band: 'close', reasons: expect.any(Array) })
})

test('contains nothing that identifies a professor [MATCH-4]', async () => {
  const { text } = await stream((await aVisitor(app)).temporary_token)
  for (const { name, email, homepage, scholarId, works } of app.professors)
    for (const secret of [name, email!, homepage!, scholarId, ...works]) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/telltale|stocked\.edu|scholar\.google/i)
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const { professor, unlocked } = JSON.parse(line) as Relationship
    const nothing = { name: null, email: null, homepage_url: null, google_scholar_url: null, url_picture: null }
    expect(professor).toMatchObject(nothing)
    expect(unlocked).toBe(false)
  }
})

test("a visitor's handles unlock nothing", async () => {
  const { text } = await stream((await aVisitor(app)).temporary_token)
  const { professor } = JSON.parse(text.split('\n')[1]!) as Relationship
  const body = { scholar_id: professor.scholar_id }
  const response = await app.call(unlockProfessor, { body, as: await aStudent(app) })
  expect(response).toMatchObject({ status: 404, body: { code: 'handle_unknown' } })
})

test('ranks by the text of the resume', async () => {
  const resume = await aPdf([
    'Bea Gold',
    'Research Interests',
    'Genomics and evolution',
    'I study yeast and its genome.',
  ])
  const { body } = await app.call(uploadResume, { form: aForm(resume) })
  const { text } = await stream(body.temporary_token!)
  const { professor } = JSON.parse(text.split('\n')[1]!) as Relationship
  expect(professor.key_interests).toEqual(['Genomics', 'Evolution'])
})

test.each(['', 'invented', 'a'.repeat(43)])('returns 401 for the token "%s" [REGISTER-20]', async (token) => {
  expect(await stream(token)).toMatchObject({ status: 401, body: { code: 'temporary_token_invalid' } })
})

test('returns 401 after 24 hours', async () => {
  const { temporary_token } = await aVisitor(app)
  app.clock.pass(86_400_000 - 1)
  expect((await stream(temporary_token)).status).toBe(200)
  app.clock.pass(1)
  expect((await stream(temporary_token)).status).toBe(401)
})

// Must be the last test of this file that requires professors: it empties the catalogue.
test('omits a professor who is removed during the stream', async () => {
  const lines: string[] = []
  for await (const line of await streamMatches(
    app.services,
    createVisitorScans(app.services),
    (await aVisitor(app)).temporary_token,
  )) {
    lines.push(line)
    if (lines.length === 3) for (const { id } of app.professors) app.services.catalogue.remove(id)
  }
  expect(Number(lines[0])).toBeGreaterThan(100)
  expect(lines).toHaveLength(3)
})

test('accepts the temporary token in a header instead of the URL [MATCH-2]', async () => {
  const { temporary_token } = await aVisitor(app)
  const response = await app.fetch('/api/professors/', { headers: { 'x-temporary-token': temporary_token } })
  expect(response.text).toBe((await stream(temporary_token)).text)
  expect(response.status).toBe(200)
  expect((await app.fetch('/api/professors/', { headers: { 'x-temporary-token': 'made up' } })).status).toBe(401)
})
