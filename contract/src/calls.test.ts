import { expect, test } from 'vitest'
import { calls, callGroupsOfProviders, withSchemas } from './calls.ts'
import { schemas } from './schemas/all.ts'

test('every call has schemas, and all schemas belong to a call', () => {
  const all = [...calls, ...Object.values(callGroupsOfProviders).flatMap((group) => group.calls)]
  expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(schemas).toSorted())
})

test('a call without schemas cannot be served', () => {
  const call = { name: 'toString', method: 'GET', path: '/', session: 'none', summary: '' } as const
  expect(() => withSchemas(call)).toThrow('No schemas for the call toString')
})

test('every step of a sign-in has reserved capacity', () => {
  const reserved = calls.filter((call) => call.reserved === 'sign_in').map(({ name }) => name)
  expect(reserved.toSorted()).toEqual([
    'googleCallback',
    'googleFlow',
    'googleStart',
    'login',
    'loginByPasskey',
    'openPasskeyLogin',
    'refresh',
  ])
})
