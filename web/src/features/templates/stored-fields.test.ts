import { expect, test } from 'vitest'
import { MemoryStore } from '../../session/memory-store.ts'
import { getStoredFields, storeFields } from './stored-fields.ts'

test('the unsaved text of a template is stored for one student and one template, until it is removed [TEMPLATE-61]', () => {
  const store = new MemoryStore()
  const fields = { name: '', content: 'Dear\nProfessor ' }
  storeFields('ana', undefined, fields, store)
  storeFields('ana', 7, { name: 'Seven', content: '' }, store)
  expect(getStoredFields('ana', undefined, store)).toEqual(fields)
  expect(getStoredFields('ana', 7, store)).toEqual({ name: 'Seven', content: '' })
  expect([getStoredFields('ana', 70, store), getStoredFields('bo', 7, store)]).toEqual([null, null])
  storeFields('ana', undefined, null, store)
  expect([...store.keys()]).toEqual(['unsaved_ana_template_7'])
  store.setItem('unsaved_ana_template_7', '{"v":1,"name":7,"content":""}')
  expect(getStoredFields('ana', 7, store)).toBeNull()
})
