import { Refusal } from '../refusal.ts'

export const aiLimit = (limit: number, resetsAt: Date | null) =>
  new Refusal('ai_limit', `Daily AI template generation limit reached (${limit} in 24 hours).`, { resetsAt })
export const aiFailed = () => new Refusal('ai_failed', 'The writing assistant did not answer. Please try again.')
