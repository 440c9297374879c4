import { Refusal } from '../refusal.ts'

export const weeklyQuotaUsed = (limit: number, resetsAt: Date | null) =>
  new Refusal('weekly_quota_used', `You have used all ${limit} unlocks of this week.`, { resetsAt })
export const totalQuotaUsed = (limit: number) =>
  new Refusal('total_quota_used', `You have unlocked ${limit} professors, which is all that the Free plan holds.`, {
    resetsAt: null,
  })
export const handleUnknown = () =>
  new Refusal('handle_unknown', 'This professor cannot be unlocked from here. Please reload the page and try again.')
export const locked = () => new Refusal('locked', 'Please unlock this professor first.')
export const optedOut = () => new Refusal('opted_out', 'Professor has opted out.')
export const professorUnknown = () => new Refusal('professor_unknown', 'Professor not found.')
export const scholarIdUnknown = () =>
  new Refusal('professor_unknown', 'No professor found with that Google Scholar ID. Please check the ID and try again.')
export const linkInvalid = () =>
  new Refusal('link_invalid', 'This link is not complete. Please copy it whole from the letter.')
export const draftUnknown = () => new Refusal('draft_unknown', 'There is no draft for this professor.')
export const draftChanged = (newer: { draft: string; savedAt: Date }) =>
  new Refusal('draft_changed', 'This draft was saved elsewhere in the meantime.', { newer })
