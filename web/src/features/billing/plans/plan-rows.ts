import type { Plan } from '@labreach/contract/plan'
import { UNLIMITED } from '@labreach/contract/plans'
import { count } from '../../../ui/text/text.ts'

export type PlanRow = { label: string; of: (plan: Plan) => string | boolean }

const amount = (value: number): string => (value >= UNLIMITED ? 'Unlimited' : count(value))

/** What the plans are compared by; a yes or a no is a boolean. */
export const planRows: readonly PlanRow[] = [
  { label: 'Emails per day', of: ({ limits }) => amount(limits.emailsPerDay) },
  { label: 'Professors unlocked per week', of: ({ limits }) => amount(limits.unlocksPerWeek) },
  { label: 'Professors unlocked in total', of: ({ limits }) => amount(limits.totalUnlocked) },
  {
    label: 'Professors visible',
    of: ({ limits: { visibleProfessors: most } }) => (most >= UNLIMITED ? 'All' : `Your best ${count(most)}`),
  },
  { label: 'AI generations per day', of: ({ limits }) => amount(limits.aiUsesPerDay) },
  { label: 'Resume uploads per day', of: ({ limits }) => amount(limits.resumesPerDay) },
  { label: 'Professor email lookup', of: (plan) => plan.may('recipientLookup') },
  { label: 'Publications in emails', of: (plan) => plan.may('publications') },
  { label: 'Custom templates', of: (plan) => plan.may('templates') },
]
