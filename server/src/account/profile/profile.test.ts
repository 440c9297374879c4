import { getMe, updateMe } from '@labreach/contract/account'
import { ProfileChange, Student } from '@labreach/contract/schemas/account'
import { expect, test } from 'vitest'
import { aStudent } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ professors: 3 })
const readMe = async (student: { id: string }) => (await app.call(getMe, { as: student })).body
const send = (student: { id: string }, body: object) => app.call(updateMe, { as: student, body })

const everything = {
  first_name: 'Grace',
  last_name: 'Hopper',
  school: 'UC San Diego',
  major: 'Mathematics',
  academic_level: 'phd',
  gpa: 3.97,
  preferred_duration: 'flexible',
  internship_type: 'remote',
  availability: 'From June on, full time',
  skills: ['COBOL', 'Leadership'],
  key_interests: ['Compilers'],
  additional_interests: ['Naval history'],
} as const

test('changes every profile field [PROFILE-4, PROFILE-13]', async () => {
  const student = await aStudent(app)
  const { status, body } = await send(student, everything)
  expect(status).toBe(200)
  expect(body).toMatchObject(everything)
  expect(await readMe(student)).toMatchObject(everything)
})

test('changes only the fields that are sent [PROFILE-13]', async () => {
  const student = await aStudent(app)
  const before = await readMe(student)
  await send(student, { school: 'UC Davis' })
  const { resume: _, ...after } = await readMe(student)
  const { resume: __, ...rest } = before
  expect(after).toEqual({ ...rest, school: 'UC Davis' })
})

test('ignores fields that are not of the profile [PROFILE-13]', async () => {
  const student = await aStudent(app)
  const { resume: before, ...rest } = await readMe(student)
  const other = Object.keys(Student.shape).filter((name) => !(name in ProfileChange.shape))
  const columns = ['password_hash', 'paid_plan', 'paid_until', 'email_verified_at', 'referred_by', 'created_at']
  const forbidden = Object.fromEntries([...other, ...columns].map((name) => [name, valueFor(name)]))
  expect(other).toContain('subscription')
  expect((await send(student, forbidden)).status).toBe(200)
  const { resume: after, ...unchanged } = await readMe(student)
  expect(unchanged).toEqual(rest)
  expect(URL.parse(after!)?.pathname).toBe(URL.parse(before!)?.pathname)
})

function valueFor(name: string): unknown {
  if (/_(at|until)$|trial_ends/.test(name)) return '2030-01-01T00:00:00.000Z'
  if (/^number|^max/.test(name)) return 99
  if (/^(is_|google_user|current|free|email_verified)/.test(name)) return true
  return name === 'subscription' || name === 'paid_plan' ? 'B' : '00000000-0000-7000-8000-000000000000'
}

test.each([
  ['an unknown academic level [PROFILE-5]', { academic_level: 'kindergarten' }],
  ['an unknown duration [PROFILE-6]', { preferred_duration: 'decade' }],
  ['a GPA above 4.0 [PROFILE-7]', { gpa: 4.01 }],
  ['a negative GPA', { gpa: -1 }],
  ['a GPA of three decimals [PROFILE-7]', { gpa: 3.875 }],
  ['a GPA in words', { gpa: 'good' }],
  ['eleven additional interests [PROFILE-8]', { additional_interests: Array.from({ length: 11 }, (_, n) => `i${n}`) }],
  ['a blank skill [PROFILE-9]', { skills: ['  '] }],
  ['a name of 201 characters', { first_name: 'a'.repeat(201) }],
  ['a text with the character 0', { school: 'UC\u0000Davis' }],
])('refuses %s and changes nothing', async (_, change) => {
  const student = await aStudent(app)
  const { status, body } = await send(student, { ...change, major: 'Physics' })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'invalid_input', message: body.error })
  expect((await readMe(student)).major).toBe('Computer Science')
})

test.each([0, 4, 3.57, null])('accepts %j as GPA [PROFILE-7]', async (gpa) => {
  const { status, body } = await send(await aStudent(app), { gpa })
  expect([status, body.gpa]).toEqual([200, gpa])
})

test('trims words and removes repeated ones [PROFILE-9]', async () => {
  const { body } = await send(await aStudent(app), { skills: [' R ', 'r', 'C++', 'machine   learning'] })
  expect(body.skills).toEqual(['R', 'C++', 'machine learning'])
})

test.each(['skills', 'key_interests', 'additional_interests'])(
  'refuses a change of %s without a resume [PROFILE-10]',
  async (name) => {
    const student = await aStudent(app, { resume: false })
    expect(await send(student, { [name]: ['Robotics'] })).toMatchObject({
      status: 409,
      body: { code: 'resume_required' },
    })
    expect((await send(student, { school: 'UC Davis' })).status).toBe(200)
  },
)

test('a change of one student does not change another one', async () => {
  const [one, other] = [await aStudent(app), await aStudent(app)]
  await send(one, { id: other.id, username: other.username, school: 'UC Merced' })
  expect((await readMe(other)).school).toBe('UC Berkeley')
})
