import type { NewSession } from '@labreach/contract/session'
import { expect, test, vi } from 'vitest'
import { aStudent } from '../session/a-student.ts'
import { MemoryStore } from '../session/memory-store.ts'
import { createSession } from './storage.ts'

const newSession: NewSession = { access_token: 'a', refresh_token: 'r', user: aStudent }
const visitor = { token: 't', resumeUrl: '/api/resume/x/', interests: [], skills: [] }

function aSession() {
  const [local, tab] = [new MemoryStore(), new MemoryStore()]
  return { local, tab, session: createSession(local, tab) }
}

test('stores a remembered login in localStorage, under the keys of the specification [SESSION-2, SESSION-1]', () => {
  const { local, tab, session } = aSession()
  session.open(newSession, true, 5)
  expect([...local.keys()].sort()).toEqual(['access_token', 'last_auth_validation', 'refresh_token', 'user'])
  expect(tab.size).toBe(0)
})

test('stores other logins in sessionStorage only [SESSION-1]', () => {
  const { local, tab, session } = aSession()
  session.open(newSession, true, 5)
  session.open(newSession, false, 6)
  session.setAccessToken('newer')
  expect(local.size).toBe(0)
  expect(tab.get('access_token')).toBe('newer')
  expect(session.lastValidation()).toBe(6)
})

test('a tab with a session of its own reads no pages of the student in the other tabs [SESSION-21]', () => {
  const { local, tab, session } = aSession()
  session.open(newSession, false, 5)
  for (const key of ['professor_cache', 'seen_pages', 'email_cache']) local.set(key, 'of another')
  expect([session.professorCache(), session.seenPages(), session.emailCache()]).toEqual([null, null, null])
  tab.set('professor_cache', 'own')
  expect(session.professorCache()).toBe('own')
})

test('a new session removes the temporary token [SESSION-3]', () => {
  const { local, session } = aSession()
  session.setVisitor(visitor)
  expect(local.get('temporary_token')).toBe('t')
  session.open(newSession, true, 5)
  expect(local.get('temporary_token')).toBeUndefined()
})

test('is valid only with an access token and a user entry that parses [SESSION-4]', () => {
  const { local, session } = aSession()
  expect(session.isValid()).toBe(false)
  session.open(newSession, true, 5)
  expect(session.isValid()).toBe(true)
  local.set('user', '{half')
  expect(session.isValid()).toBe(false)
  session.setStudent(newSession.user)
  local.delete('access_token')
  expect(session.isValid()).toBe(false)
})

test('a visitor has a temporary token and no access token [REGISTER-19]', () => {
  const { session } = aSession()
  session.setVisitor(visitor)
  expect(session.visitor()).toEqual(visitor)
  session.setAccessToken('a')
  expect(session.visitor()).toBeNull()
})

test('a temporary token without a stored upload counts as an upload [REGISTER-19]', () => {
  const { local, session } = aSession()
  local.set('temporary_token', 't')
  expect(session.visitor()).toEqual({ token: 't', resumeUrl: '', interests: [], skills: [] })
})

test('closing removes the session and the caches but not the upload of a visitor [SESSION-13]', () => {
  const { local, tab, session } = aSession()
  session.open(newSession, false, 5)
  session.setProfessorCache('{}')
  session.setVisitor(visitor)
  session.close()
  expect(tab.size).toBe(0)
  expect([...local.keys()]).toEqual(['temporary_token', 'temporary_resume'])
})

test('stores renewed tokens in the store of the session', () => {
  const { local, tab, session } = aSession()
  session.open(newSession, false, 5)
  session.renew('a2', 'r2')
  expect([session.accessToken(), session.refreshToken(), session.student()?.username]).toEqual(['a2', 'r2', 'ana'])
  expect(local.size).toBe(0)
  session.open(newSession, true, 6)
  session.renew('a3', 'r3')
  expect([local.get('access_token'), local.get('refresh_token'), tab.size]).toEqual(['a3', 'r3', 0])
})

test('reads the session entries of the previous release', () => {
  const { local, session } = aSession()
  local.set('access_token', 'a')
  local.set('refresh_token', 'r')
  local.set('user', JSON.stringify(aStudent))
  local.set('last_auth_validation', '1795000000000')
  expect(session.isValid()).toBe(true)
  expect([session.accessToken(), session.refreshToken(), session.lastValidation()]).toEqual(['a', 'r', 1795000000000])
  expect(session.student()).toEqual(aStudent)
})

test('a student entry of another release leaves the session valid: the id is read, the student is not', () => {
  const { local, session } = aSession()
  session.open(newSession, true, 5)
  const { quotas: _, ...older } = aStudent
  local.set('user', JSON.stringify(older))
  expect([session.isValid(), session.studentId(), session.student()]).toEqual([true, aStudent.id, null])
})

test.each(['{half', 'null', '7', '"ana"', '[]'])('a user entry that is %s makes the session invalid', (text) => {
  const { local, session } = aSession()
  session.open(newSession, true, 5)
  local.set('user', text)
  expect([session.isValid(), session.studentId(), session.student()]).toEqual([false, null, null])
})

test('an unreadable validation time counts as never validated', () => {
  const { local, session } = aSession()
  for (const text of ['soon', '1e999', '']) {
    local.set('last_auth_validation', text)
    expect(session.lastValidation()).toBe(0)
  }
})

test('the upload of a visitor is read from the previous release; with a broken entry only the token is read', () => {
  const { local, session } = aSession()
  local.set('temporary_token', 't')
  local.set('temporary_resume', '{"resumeUrl":"/api/resume/x/","interests":["optics"],"skills":[]}')
  expect(session.visitor()).toEqual({ token: 't', resumeUrl: '/api/resume/x/', interests: ['optics'], skills: [] })
  const known = { token: 't', resumeUrl: '', interests: [], skills: [] }
  for (const text of ['{half', '[]', '{"resumeUrl":"x","interests":"optics","skills":[]}', '{"v":9,"resumeUrl":"x"}']) {
    local.set('temporary_resume', text)
    expect(session.visitor()).toEqual(known)
  }
})

test('in a full store the session replaces the caches, caches are not stored, and a session that does not fit throws', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { local, session } = aSession()
  session.open(newSession, true, 5)
  const used = [...local.values()].join('').length
  local.room = used + 10
  session.setProfessorCache('0123456789')
  session.setAccessToken('longer')
  expect([local.get('access_token'), local.get('professor_cache')]).toEqual(['longer', undefined])
  session.setProfessorCache('0123456789')
  expect(local.get('professor_cache')).toBeUndefined()
  session.setStudent({ ...aStudent, school: 'x'.repeat(100) })
  expect(session.student()).toEqual(aStudent)
  local.room = 10
  expect(() => session.open(newSession, true, 6)).toThrow('The quota has been exceeded.')
})

test('the end of a session removes the seen pages from both stores [OFFLINE-7]', () => {
  const { local, tab, session } = aSession()
  for (const remember of [true, false]) {
    session.open(newSession, remember, 5)
    session.setSeenPages('professors and letters')
    expect((remember ? local : tab).get('seen_pages')).toBe('professors and letters')
    session.close()
    expect([...local.keys(), ...tab.keys()]).toEqual([])
  }
})

test('in a full store a letter replaces the caches', () => {
  const { local, session } = aSession()
  session.open(newSession, true, 5)
  local.room = [...local.values()].join('').length + 10
  session.setProfessorCache('0123456789')
  session.letters.setItem('letter_ana_7', 'Dear')
  expect([local.get('letter_ana_7'), local.get('professor_cache')]).toEqual(['Dear', undefined])
})
