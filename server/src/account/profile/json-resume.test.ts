import { downloadProfile, updateMe } from '@labreach/contract/account'
import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })

/** The problems that the format's own schema finds. */
const listProblems = (resume: unknown) =>
  z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(resume).error?.issues ?? []

test('the profile is a file of JSON Resume 1.0.0, by the schema of the format [PROFILE-68]', async () => {
  const student = await aStudent(app)
  const changed = await app.call(updateMe, {
    as: student,
    body: {
      first_name: 'Ada',
      last_name: 'Park',
      school: 'UC Berkeley',
      major: 'Computer Science',
      academic_level: 'high_school_senior',
      gpa: 3.9,
      availability: 'June to August',
      skills: ['Python'],
      key_interests: ['Robotics'],
      additional_interests: ['Control'],
    },
  })
  expect(changed.status).toBe(200)
  const { status, body, headers } = await app.call(downloadProfile, { as: student })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('resume.json')
  expect(listProblems(body)).toEqual([])
  expect(body).toMatchObject({
    basics: { name: 'Ada Park' },
    education: [
      { institution: 'UC Berkeley', area: 'Computer Science', studyType: 'high school senior', score: '3.90' },
    ],
    skills: [{ name: 'Python' }],
    interests: [{ name: 'Robotics' }, { name: 'Control' }],
    meta: { version: 'v1.0.0', labreach: { availability: 'June to August' } },
  })
})

test('an empty profile is one as well, and the schema refuses what is none [PROFILE-68]', async () => {
  const student = await aStudent(app)
  const nothing = { first_name: '', last_name: '', school: '', major: '', academic_level: null, gpa: null }
  const lists = { skills: [], key_interests: [], additional_interests: [] }
  await app.call(updateMe, { as: student, body: { ...nothing, ...lists } })
  const { body } = await app.call(downloadProfile, { as: student })
  expect(listProblems(body)).toEqual([])
  expect(body).toMatchObject({ education: [], skills: [], interests: [] })
  expect(listProblems({ basics: { name: 3 } })).not.toEqual([])
})
