import { Refusal } from '../refusal.ts'

export const aiLimit = (limit: number, resetsAt: Date | null) =>
  new Refusal('ai_limit', `Daily AI template generation limit reached (${limit} in 24 hours).`, { resetsAt })
export const alreadyWriting = () =>
  new Refusal('ai_limit', 'Your first letter is being written already. Please wait a moment.', { retryAfter: 5 })
export const aiFailed = () => new Refusal('ai_failed', 'The writing assistant did not answer. Please try again.')
