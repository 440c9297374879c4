import type { CodeOf, Endpoint } from '@labreach/contract/endpoint'
import { nextContact, sendEmail } from '@labreach/contract/outreach'
import type { CallSchemas } from '@labreach/contract/schemas/call-schemas'
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'

const definition = { method: 'GET', session: 'none', summary: '' } as const
const plain: Endpoint<CallSchemas, 'none', never> = { ...definition, name: 'plain', path: '/plain/' }
const full: Endpoint<CallSchemas, 'none', 'full' | 'gone'> = {
  ...definition,
  name: 'full',
  path: '/full/',
  errors: { full: 409, gone: 404 },
}

test('a call can be refused with its declared codes and the common ones; others do not compile', () => {
  const refuse = Refusal.of(full)
  expect(refuse('full', 'It is full.')).toMatchObject({ code: 'full', message: 'It is full.', detail: {} })
  expect(refuse('not_found', 'It is not here.').code).toBe('not_found')
  // @ts-expect-error -- the call does not declare it
  refuse('empty', 'It is empty.')
  // @ts-expect-error -- a call without declared codes has only the common ones
  Refusal.of(plain)('full', 'It is full.')
})

test('a refusal of several calls must be declared by each of them', () => {
  const refuse = Refusal.of(sendEmail, nextContact)
  expect(refuse('locked', 'It is locked.').code).toBe('locked')
  // @ts-expect-error -- sendEmail declares it, nextContact does not
  refuse('daily_limit', 'That was the last one of today.')
})

test('without a call only the common codes are allowed', () => {
  expect(Refusal.of()('rate_limited', 'Too often.').code).toBe('rate_limited')
  // @ts-expect-error -- a code of one call
  Refusal.of()('daily_limit', 'That was the last one of today.')
})

test('the constructor is private, and the type of a refusal contains its code', () => {
  // @ts-expect-error -- the constructor is private
  void (() => new Refusal('anything', 'Any sentence.', {}))
  const refusal: Refusal<'full'> = Refusal.of(full)('full', 'It is full.')
  // @ts-expect-error -- another code is another type
  const other: Refusal<'gone'> = refusal
  expect(other).toBe(refusal)
  const codes: readonly CodeOf<typeof full>[] = ['full', 'gone', 'invalid_input']
  expect(codes).toHaveLength(3)
})
