import type { Credentials } from '@labreach/contract/session'
import { expect, test, vi } from 'vitest'
import { aStudent } from '../session/a-student.ts'
import { MemoryStore } from '../session/memory-store.ts'
import { createSession } from './storage.ts'

const credentials: Credentials = { access_token: 'a', refresh_token: 'r', user: aStudent }
const visitor = { token: 't', resumeUrl: '/api/resume/x/', interests: [], skills: [] }

function aSession() {
  const [kept, brief] = [new MemoryStore(), new MemoryStore()]
  return { kept, brief, session: createSession(kept, brief) }
}

test('keeps a remembered login in persistent storage, under the keys of the specification [SESSION-2, SESSION-1]', () => {
  const { kept, brief, session } = aSession()
  session.open(credentials, true, 5)
  expect([...kept.keys()].sort()).toEqual(['access_token', 'last_auth_validation', 'refresh_token', 'user'])
  expect(brief.size).toBe(0)
})

test('keeps other logins for the browser session only [SESSION-1]', () => {
  const { kept, brief, session } = aSession()
  session.open(credentials, true, 5)
  session.open(credentials, false, 6)
  session.setAccessToken('newer')
  expect(kept.size).toBe(0)
  expect(brief.get('access_token')).toBe('newer')
  expect(session.lastValidation()).toBe(6)
})

test('new credentials remove the temporary token [SESSION-3]', () => {
  const { kept, session } = aSession()
  session.setVisitor(visitor)
  expect(kept.get('temporary_token')).toBe('t')
  session.open(credentials, true, 5)
  expect(kept.get('temporary_token')).toBeUndefined()
})

test('is valid only with an access token and a user entry that parses [SESSION-4]', () => {
  const { kept, session } = aSession()
  expect(session.isValid()).toBe(false)
  session.open(credentials, true, 5)
  expect(session.isValid()).toBe(true)
  kept.set('user', '{half')
  expect(session.isValid()).toBe(false)
  session.setStudent(credentials.user)
  kept.delete('access_token')
  expect(session.isValid()).toBe(false)
})

test('a visitor has a temporary token and no access token [REGISTER-19]', () => {
  const { session } = aSession()
  session.setVisitor(visitor)
  expect(session.visitor()).toEqual(visitor)
  session.setAccessToken('a')
  expect(session.visitor()).toBeNull()
})

test('a temporary token alone is an upload too, though nothing is known of it [REGISTER-19]', () => {
  const { kept, session } = aSession()
  kept.set('temporary_token', 't')
  expect(session.visitor()).toEqual({ token: 't', resumeUrl: '', interests: [], skills: [] })
})

test('closing clears session and caches and leaves the visitor [SESSION-13]', () => {
  const { kept, brief, session } = aSession()
  session.open(credentials, false, 5)
  session.setProfessorCache('{}')
  session.setVisitor(visitor)
  session.close()
  expect(brief.size).toBe(0)
  expect([...kept.keys()]).toEqual(['temporary_token', 'temporary_resume'])
})

test('goes on with renewed tokens where the session lives', () => {
  const { kept, brief, session } = aSession()
  session.open(credentials, false, 5)
  session.renew('a2', 'r2')
  expect([session.accessToken(), session.refreshToken(), session.student()?.username]).toEqual(['a2', 'r2', 'ana'])
  expect(kept.size).toBe(0)
  session.open(credentials, true, 6)
  session.renew('a3', 'r3')
  expect([kept.get('access_token'), kept.get('refresh_token'), brief.size]).toEqual(['a3', 'r3', 0])
})

test('a session of the release before goes on: its entries are read as they are', () => {
  const { kept, session } = aSession()
  kept.set('access_token', 'a')
  kept.set('refresh_token', 'r')
  kept.set('user', JSON.stringify(aStudent))
  kept.set('last_auth_validation', '1795000000000')
  expect(session.isValid()).toBe(true)
  expect([session.accessToken(), session.refreshToken(), session.lastValidation()]).toEqual(['a', 'r', 1795000000000])
  expect(session.student()).toEqual(aStudent)
})

test('a student whom another release has stored keeps the session and the id, and is asked for again', () => {
  const { kept, session } = aSession()
  session.open(credentials, true, 5)
  const { quotas: _, ...older } = aStudent
  kept.set('user', JSON.stringify(older))
  expect([session.isValid(), session.studentId(), session.student()]).toEqual([true, aStudent.id, null])
})

test.each(['{half', 'null', '7', '"ana"', '[]'])('a user entry that is %s is no session', (text) => {
  const { kept, session } = aSession()
  session.open(credentials, true, 5)
  kept.set('user', text)
  expect([session.isValid(), session.studentId(), session.student()]).toEqual([false, null, null])
})

test('a validation time that is none counts as never', () => {
  const { kept, session } = aSession()
  for (const text of ['soon', '1e999', '']) {
    kept.set('last_auth_validation', text)
    expect(session.lastValidation()).toBe(0)
  }
})

test("a visitor's upload is read from the release before, and a broken entry leaves the token", () => {
  const { kept, session } = aSession()
  kept.set('temporary_token', 't')
  kept.set('temporary_resume', '{"resumeUrl":"/api/resume/x/","interests":["optics"],"skills":[]}')
  expect(session.visitor()).toEqual({ token: 't', resumeUrl: '/api/resume/x/', interests: ['optics'], skills: [] })
  const known = { token: 't', resumeUrl: '', interests: [], skills: [] }
  for (const text of ['{half', '[]', '{"resumeUrl":"x","interests":"optics","skills":[]}', '{"v":9,"resumeUrl":"x"}']) {
    kept.set('temporary_resume', text)
    expect(session.visitor()).toEqual(known)
  }
})

test('a full store drops the caches for a session, keeps no cache, and refuses a session that has no room', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { kept, session } = aSession()
  session.open(credentials, true, 5)
  const used = [...kept.values()].join('').length
  kept.room = used + 10
  session.setProfessorCache('0123456789')
  session.setAccessToken('longer')
  expect([kept.get('access_token'), kept.get('professor_cache')]).toEqual(['longer', undefined])
  session.setProfessorCache('0123456789')
  expect(kept.get('professor_cache')).toBeUndefined()
  session.setStudent({ ...aStudent, school: 'x'.repeat(100) })
  expect(session.student()).toEqual(aStudent)
  kept.room = 10
  expect(() => session.open(credentials, true, 6)).toThrow('The quota has been exceeded.')
})

test('a letter takes the room of the caches too', () => {
  const { kept, session } = aSession()
  session.open(credentials, true, 5)
  kept.room = [...kept.values()].join('').length + 10
  session.setProfessorCache('0123456789')
  session.letters.setItem('letter_ana_7', 'Dear')
  expect([kept.get('letter_ana_7'), kept.get('professor_cache')]).toEqual(['Dear', undefined])
})
