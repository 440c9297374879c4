import type { Template } from '@labreach/contract/templates'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { createOnce } from './create-once.ts'

const body = { name: 'Summer', content: 'Dear Professor' }
const summer: Template = { ...body, id: 7, default: false, created_at: '', updated_at: '' }
const noAnswer = new TypeError('Failed to fetch')
const taken = new ApiError(409, { code: 'template_name_taken' })
const full = new ApiError(409, { code: 'templates_full' })
const creating = (result: Template | Error, list: Template[] | Error) => {
  const looks = vi.fn<() => Promise<Template[]>>(async () => (list instanceof Error ? Promise.reject(list) : list))
  const create = async () => (result instanceof Error ? Promise.reject(result) : result)
  return { looks, created: createOnce(body, { create, list: looks }) }
}

test('a template whose response was lost is found in the list, at once or at the next try [TEMPLATE-62]', async () => {
  expect(await creating(noAnswer, [summer]).created).toBe(summer)
  expect(await creating(taken, [{ ...summer, id: 5, name: 'Other' }, summer]).created).toBe(summer)
  expect(await creating(full, [summer]).created, 'in the last place').toBe(summer)
})

test('a template that the list does not have was not created [TEMPLATE-62]', async () => {
  await expect(creating(taken, [{ ...summer, content: 'Other words' }]).created).rejects.toBe(taken)
  await expect(creating(noAnswer, []).created).rejects.toBe(noAnswer)
  await expect(creating(noAnswer, new TypeError('offline')).created).rejects.toBe(noAnswer)
})

test('after any other answer the list is not fetched', async () => {
  const refused = new ApiError(403, { code: 'plan_required' })
  const { looks, created } = creating(refused, [summer])
  await expect(created).rejects.toBe(refused)
  expect(await creating(summer, new Error('not asked')).created).toBe(summer)
  expect(looks).not.toHaveBeenCalled()
})
