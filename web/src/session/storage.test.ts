import type { Credentials } from '@labreach/contract/session'
import { expect, test } from 'vitest'
import { createSession } from './storage.ts'

class Memory extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null
  setItem = (key: string, value: string) => void this.set(key, value)
  removeItem = (key: string) => void this.delete(key)
}

// Only what sessions read of a student.
const credentials = { access_token: 'a', refresh_token: 'r', user: { id: '1', username: 'ana' } } as Credentials
const visitor = { token: 't', resumeUrl: '/api/resume/x/', interests: [], skills: [] }

function aSession() {
  const [kept, brief] = [new Memory(), new Memory()]
  return { kept, brief, session: createSession(kept, brief) }
}

test('keeps a remembered login in persistent storage, under the keys of the specification [accounts:79] [accounts:101]', () => {
  const { kept, brief, session } = aSession()
  session.open(credentials, true, 5)
  expect([...kept.keys()].sort()).toEqual(['access_token', 'last_auth_validation', 'refresh_token', 'user'])
  expect(brief.size).toBe(0)
})

test('keeps other logins for the browser session only [accounts:101]', () => {
  const { kept, brief, session } = aSession()
  session.open(credentials, true, 5)
  session.open(credentials, false, 6)
  session.setAccessToken('newer')
  expect(kept.size).toBe(0)
  expect(brief.get('access_token')).toBe('newer')
  expect(session.lastValidation()).toBe(6)
})

test('new credentials remove the temporary token [accounts:102]', () => {
  const { kept, session } = aSession()
  session.setVisitor(visitor)
  expect(kept.get('temporary_token')).toBe('t')
  session.open(credentials, true, 5)
  expect(kept.get('temporary_token')).toBeUndefined()
})

test('is valid only with an access token and a user entry that parses [accounts:103] [accounts:178]', () => {
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

test('a visitor has a temporary token and no access token [accounts:119]', () => {
  const { session } = aSession()
  session.setVisitor(visitor)
  expect(session.visitor()).toEqual(visitor)
  session.setAccessToken('a')
  expect(session.visitor()).toBeNull()
})

test('a temporary token alone is an upload too, though nothing is known of it [accounts:119]', () => {
  const { kept, session } = aSession()
  kept.set('temporary_token', 't')
  expect(session.visitor()).toEqual({ token: 't', resumeUrl: '', interests: [], skills: [] })
})

test('closing clears session and caches and leaves the visitor [accounts:107]', () => {
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
