import type { GeneratedTemplate, Template } from '@labreach/contract/templates'
import { hasFields } from '../../api/has-fields.ts'
import { TemplateProblem } from './failures.ts'

const generatedFields = { name: 'string', content: 'string' } as const
const templateFields = {
  ...generatedFields,
  id: 'number',
  default: 'boolean',
  created_at: 'string',
  updated_at: 'string',
} as const

/**
 * Reads a generated template. Throws a TemplateProblem with the sentence of the specification if fields are missing.
 */
export function readGenerated(response: unknown): GeneratedTemplate {
  if (!hasFields(response, generatedFields) || !response.content.trim())
    throw new TemplateProblem('Invalid template data received from AI')
  return response
}

/** Reads a stored template. Throws a TemplateProblem with the sentence of the specification if fields are missing. */
export function readTemplate(response: unknown): Template {
  if (!hasFields(response, templateFields)) throw new TemplateProblem('Invalid response from server.')
  return response
}
