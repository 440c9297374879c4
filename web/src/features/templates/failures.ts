import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { aiGenerateTemplate, createTemplate } from '@labreach/contract/templates'
import { ApiError, isRefusal, type Refusal } from '../../api/error.ts'

/** A problem that the website finds without the server. The message is shown to the user. */
export class TemplateProblem extends Error {}

/**
 * For each action: the words after 'You do not have permission to', the words after 'Failed to', and the text of a 404.
 */
const actions = {
  load: { permission: 'access templates', failed: 'load templates', notFound: 'Templates endpoint not found.' },
  create: { permission: 'create templates', failed: 'create template', notFound: 'Templates endpoint not found.' },
  update: {
    permission: 'update this template',
    failed: 'update template',
    notFound: 'Template not found. It may have been deleted.',
  },
  delete: {
    permission: 'delete this template',
    failed: 'delete template',
    notFound: 'Template not found. It may have already been deleted.',
  },
  'set default': {
    permission: 'set default template',
    failed: 'set default template',
    notFound: 'Template not found. It may have been deleted.',
  },
} as const

export type TemplateAction = keyof typeof actions

/**
 * The sentence for a failed call about templates. Only the sentences depend on the status, as in the specification; a
 * few depend also on the code, as all other behaviour does.
 */
export function templateFailure(error: unknown, action: TemplateAction): string {
  const { permission, failed, notFound } = actions[action]
  if (error instanceof TemplateProblem) return error.message
  if (!(error instanceof ApiError)) return `Failed to ${failed}`
  const { status, sentence } = error
  if (status === 400) return invalid(sentence)
  if (status === 401) return 'Authentication required. Please log in again.'
  if (status === 403) return `You do not have permission to ${permission}.`
  if (status === 404) return notFound
  if (status === 409)
    return isRefusal(error, createTemplate, 'templates_full') && sentence
      ? sentence
      : 'A template with this name already exists.'
  if (status >= 500) return 'Server error occurred. Please try again later.'
  const text = `Failed to ${failed}. Server returned ${status}.`
  // The sentence of a 429 contains the time to wait.
  return status === 429 && sentence ? `${text} ${sentence}` : text
}

/** Whether another template of the student has the same name. */
export const isNameTaken = (error: unknown): boolean => isRefusal(error, createTemplate, 'template_name_taken')

/** Adds the name of the field to the server's sentence about an invalid value. */
function invalid(sentence: string | undefined): string {
  if (sentence && /^Template name|"name"/.test(sentence)) return `Name error: ${sentence}`
  if (sentence && /^Template content|"content"/.test(sentence)) return `Content error: ${sentence}`
  return 'Invalid template data provided.'
}

export type GenerationFailure = {
  text: string
  /** Whether another plan has no such limit. */
  upgrade: boolean
  resetsAt: Refusal['resets_at']
}

/** The texts for a failed generation of a template. @param planCode the student's plan, null for a visitor. */
export function generationFailure(error: unknown, planCode: PlanCode | null): GenerationFailure {
  const plain = { upgrade: false, resetsAt: undefined }
  if (error instanceof TemplateProblem) return { ...plain, text: error.message }
  if (!(error instanceof ApiError)) return { ...plain, text: 'AI generation failed: no connection' }
  if (!isRefusal(error, aiGenerateTemplate, 'ai_limit', 'rate_limited'))
    return { ...plain, text: `AI generation failed: ${error.message}` }
  // A rate limit is not the daily limit. The server's sentence contains the seconds to wait.
  if (error.code === 'rate_limited' && error.sentence) return { ...plain, text: error.sentence }
  const resetsAt = error.body.resets_at
  const plan = planCode && planByCode(planCode)
  if (plan?.may('upgrade'))
    return {
      text: `Daily AI limit reached (${plan.limits.aiUsesPerDay}/day for ${plan.name} users). Upgrade for unlimited AI generation!`,
      upgrade: true,
      resetsAt,
    }
  const sentence = error.sentence ?? 'Daily AI template generation limit reached'
  return { ...plain, text: `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} Please try again later.`, resetsAt }
}
