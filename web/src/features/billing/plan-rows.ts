import { UNLIMITED, type Plan } from '@labreach/contract/plans'
import { count } from '../../ui/text.ts'

export type PlanRow = { label: string; of: (plan: Plan) => string | boolean }

const amount = (value: number): string => (value >= UNLIMITED ? 'Unlimited' : count(value))

/** What the plans are compared by; a yes or a no is a boolean. */
export const planRows: readonly PlanRow[] = [
  { label: 'Emails per day', of: (plan) => amount(plan.emailsPerDay) },
  { label: 'Professors unlocked per week', of: (plan) => amount(plan.unlocksPerWeek) },
  { label: 'Professors unlocked in total', of: (plan) => amount(plan.totalUnlocked) },
  {
    label: 'Professors visible',
    of: (plan) => (plan.visibleProfessors >= UNLIMITED ? 'All' : `Your best ${count(plan.visibleProfessors)}`),
  },
  { label: 'AI generations per day', of: (plan) => amount(plan.aiUsesPerDay) },
  { label: 'Resume uploads per day', of: (plan) => amount(plan.resumesPerDay) },
  { label: 'Professor email lookup', of: (plan) => plan.recipientLookup },
  { label: 'Publications in emails', of: (plan) => plan.publications },
  { label: 'Custom templates', of: (plan) => plan.ownTemplates },
]
