import { limits } from '@labreach/contract/plans'
import { Refusal } from '../refusal.ts'

export const templateUnknown = () => new Refusal('template_unknown', 'Template not found. It may have been deleted.')
export const templateNameTaken = () => new Refusal('template_name_taken', 'A template with this name already exists.')
export const templatesFull = () =>
  new Refusal(
    'templates_full',
    `You have ${limits.templatesMax} templates, the most that can be kept. Delete one you no longer need first.`,
  )

export const aiLimit = (limit: number, resetsAt: Date | null) =>
  new Refusal('ai_limit', `Daily AI template generation limit reached (${limit} in 24 hours).`, { resetsAt })
export const alreadyWriting = () =>
  new Refusal('ai_limit', 'Your first letter is being written already. Please wait a moment.', { retryAfter: 5 })
export const aiFailed = () => new Refusal('ai_failed', 'The writing assistant did not answer. Please try again.')
