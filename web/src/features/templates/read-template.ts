import type { GeneratedTemplate, Template } from '@labreach/contract/templates'
import { hasFields } from '../../api/has-fields.ts'
import { TemplateProblem } from './failures.ts'

const generated = { name: 'string', content: 'string' } as const
const kept = { ...generated, id: 'number', default: 'boolean', created_at: 'string', updated_at: 'string' } as const

/** What the language model's answer holds; throws the specification's sentence where it is no template. */
export function readGenerated(answer: unknown): GeneratedTemplate {
  if (!hasFields(answer, generated) || !answer.content.trim())
    throw new TemplateProblem('Invalid template data received from AI')
  return answer
}

/** A template as the server keeps it; throws the specification's sentence where it is none. */
export function readTemplate(answer: unknown): Template {
  if (!hasFields(answer, kept)) throw new TemplateProblem('Invalid response from server.')
  return answer
}
