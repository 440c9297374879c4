import { expect, test } from 'vitest'
import { aStudent } from '../../../session/a-student.ts'
import { MemoryStore } from '../../../session/memory-store.ts'
import { getFields } from './fields.ts'
import { getStoredEdits, storeEdits } from './stored-edits.ts'

test('edits of the profile are stored for one student, until they are saved or discarded [PROFILE-101]', () => {
  const store = new MemoryStore()
  const edits = { ...getFields(aStudent), major: 'Physics', gpa: '3.', skills: ['R'], preferred_duration: null }
  storeEdits('ana', edits, store)
  expect(getStoredEdits('ana', store)).toEqual(edits)
  expect(getStoredEdits('bo', store)).toEqual({})
  storeEdits('ana', {}, store)
  expect(store.size).toBe(0)
})

test('stored edits are read without fields that have another shape', () => {
  const store = new MemoryStore()
  const stored = { v: 1, major: 'Physics', skills: [1], academic_level: 'baby', gpa: null, username: 'eve' }
  store.setItem('unsaved_ana_profile', JSON.stringify(stored))
  expect(getStoredEdits('ana', store)).toEqual({ major: 'Physics' })
})
