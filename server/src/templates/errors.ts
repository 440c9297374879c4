import { serverLimits } from '@labreach/contract/server-limits'
import * as calls from '@labreach/contract/templates'
import { Refusal } from '../refusal.ts'

const refuseChange = Refusal.of(calls.updateTemplate, calls.deleteTemplate, calls.setDefaultTemplate)
const refuseName = Refusal.of(calls.createTemplate, calls.updateTemplate)
const refuseCreation = Refusal.of(calls.createTemplate)
const refuseFirst = Refusal.of(calls.firstTemplate)
const refuseGeneration = Refusal.of(calls.aiGenerateTemplate)
const refuseWriting = Refusal.of(calls.aiGenerateTemplate, calls.firstTemplate)

export const templateUnknown = () => refuseChange('template_unknown', 'Template not found. It may have been deleted.')
export const templateNameTaken = () => refuseName('template_name_taken', 'A template with this name already exists.')
export const templatesFull = () =>
  refuseCreation(
    'templates_full',
    `You have ${serverLimits.templatesMax} templates, the most that can be kept. Delete one you no longer need first.`,
  )

export const firstTemplateTaken = () =>
  refuseFirst('first_template_taken', 'Your first letter is among your templates already.')

export const aiLimit = (limit: number, resetsAt: Date | null) =>
  refuseGeneration('ai_limit', `Daily AI template generation limit reached (${limit} in 24 hours).`, { resetsAt })
export const alreadyGenerating = () =>
  refuseWriting('ai_limit', 'Your first letter is being written already. Please wait a moment.', { retryAfter: 5 })
export const aiFailed = () => refuseWriting('ai_failed', 'The writing assistant did not answer. Please try again.')
