import type { Plan } from '@labreach/contract/plan'
import { UNLIMITED } from '@labreach/contract/plans'
import { count } from '../../../ui/text/text.ts'

export type PlanRow = { label: string; value: (plan: Plan) => string | boolean }

const amount = (value: number): string => (value >= UNLIMITED ? 'Unlimited' : count(value))

/** The rows of the comparison of plans. A boolean means included or not. */
export const planRows: readonly PlanRow[] = [
  { label: 'Emails per day', value: ({ limits }) => amount(limits.emailsPerDay) },
  { label: 'Professors unlocked per week', value: ({ limits }) => amount(limits.unlocksPerWeek) },
  { label: 'Professors unlocked in total', value: ({ limits }) => amount(limits.totalUnlocked) },
  {
    label: 'Professors visible',
    value: ({ limits: { visibleProfessors: most } }) => (most >= UNLIMITED ? 'All' : `Best ${count(most)}`),
  },
  { label: 'AI generations per day', value: ({ limits }) => amount(limits.aiUsesPerDay) },
  { label: 'Resume uploads per day', value: ({ limits }) => amount(limits.resumesPerDay) },
  { label: 'Professor email lookup', value: (plan) => plan.may('recipientLookup') },
  { label: 'Publications in emails', value: (plan) => plan.may('publications') },
  { label: 'Custom templates', value: (plan) => plan.may('templates') },
]
