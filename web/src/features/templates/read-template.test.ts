import { GeneratedTemplate, Template } from '@labreach/contract/schemas/templates'
import { expect, test } from 'vitest'
import { readGenerated, readTemplate } from './read-template.ts'

const template = {
  id: 1,
  name: 'First',
  content: 'Dear',
  default: true,
  created_at: '2026-11-21',
  updated_at: '2026-11-21',
}

test('requires every field that a template has in the contract [TEMPLATE-26, TEMPLATE-37]', () => {
  expect(readTemplate(template)).toEqual(Template.parse(template))
  expect(readGenerated(template)).toMatchObject(GeneratedTemplate.parse(template))
  for (const name of Object.keys(template)) {
    const response = { ...template, [name]: undefined }
    expect(() => readTemplate(response)).toThrow('Invalid response from server.')
  }
  for (const name of Object.keys(GeneratedTemplate.shape))
    expect(() => readGenerated({ ...template, [name]: undefined })).toThrow('Invalid template data received from AI')
})
