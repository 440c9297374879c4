import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { aiGenerateTemplate, createTemplate } from '@labreach/contract/templates'
import { ApiError, isRefusal, type Refusal } from '../../api/error.ts'

/** What this page finds wrong by itself; its message is the sentence to show. */
export class TemplateProblem extends Error {}

/** What was tried: as the specification's 403 names it, and as 'Failed to …' does. */
const actions = {
  access: { what: 'access templates', failed: 'load templates', gone: 'Templates endpoint not found.' },
  create: { what: 'create templates', failed: 'create template', gone: 'Templates endpoint not found.' },
  update: {
    what: 'update this template',
    failed: 'update template',
    gone: 'Template not found. It may have been deleted.',
  },
  delete: {
    what: 'delete this template',
    failed: 'delete template',
    gone: 'Template not found. It may have already been deleted.',
  },
  'set default': {
    what: 'set default template',
    failed: 'set default template',
    gone: 'Template not found. It may have been deleted.',
  },
} as const

export type TemplateAction = keyof typeof actions

/**
 * The sentence for a template call that failed: the specification gives one for each status, be it declared or not.
 * What is to be done about a refusal is asked by its code.
 */
export function templateFailure(error: unknown, action: TemplateAction): string {
  const { what, failed, gone } = actions[action]
  if (error instanceof TemplateProblem) return error.message
  if (!(error instanceof ApiError)) return `Failed to ${failed}`
  const { status, sentence } = error
  if (status === 400) return invalid(sentence)
  if (status === 401) return 'Authentication required. Please log in again.'
  if (status === 403) return `You do not have permission to ${what}.`
  if (status === 404) return gone
  if (status === 409)
    return isRefusal(error, createTemplate, 'templates_full') && sentence
      ? sentence
      : 'A template with this name already exists.'
  if (status >= 500) return 'Server error occurred. Please try again later.'
  const refused = `Failed to ${failed}. Server returned ${status}.`
  // How long to wait is worth saying.
  return status === 429 && sentence ? `${refused} ${sentence}` : refused
}

/** Whether another template of the student has the name. */
export const isNameTaken = (error: unknown): boolean => isRefusal(error, createTemplate, 'template_name_taken')

/** The server's sentence under the name of the field it is about. */
function invalid(sentence: string | undefined): string {
  if (sentence && /^Template name|"name"/.test(sentence)) return `Name error: ${sentence}`
  if (sentence && /^Template content|"content"/.test(sentence)) return `Content error: ${sentence}`
  return 'Invalid template data provided.'
}

export type GenerationFailure = {
  text: string
  /** Whether another plan would have had no such limit. */
  upgrade: boolean
  resetsAt: Refusal['resets_at']
}

/** The sentence for a template that was not written. @param code null for a visitor, who has none yet. */
export function generationFailure(error: unknown, code: PlanCode | null): GenerationFailure {
  const plain = { upgrade: false, resetsAt: undefined }
  if (error instanceof TemplateProblem) return { ...plain, text: error.message }
  if (!(error instanceof ApiError)) return { ...plain, text: 'AI generation failed: no connection' }
  if (!isRefusal(error, aiGenerateTemplate, 'ai_limit', 'rate_limited'))
    return { ...plain, text: `AI generation failed: ${error.message}` }
  // Too many in a short time is no matter of the day: the server says in how many seconds.
  if (error.code === 'rate_limited' && error.sentence) return { ...plain, text: error.sentence }
  const resetsAt = error.body.resets_at
  const plan = code && planByCode(code)
  if (plan?.may('upgrade'))
    return {
      text: `Daily AI limit reached (${plan.limits.aiUsesPerDay}/day for ${plan.name} users). Upgrade for unlimited AI generation!`,
      upgrade: true,
      resetsAt,
    }
  const said = error.sentence ?? 'Daily AI template generation limit reached'
  return { ...plain, text: `${/[.!?]$/.test(said) ? said : `${said}.`} Please try again later.`, resetsAt }
}
