import * as optOutCalls from '@labreach/contract/opt-out'
import { aiProcessTemplate, coachLetter, getProfessorEmail } from '@labreach/contract/outreach'
import * as calls from '@labreach/contract/professors'
import { Refusal } from '../refusal.ts'

const refuseUnlock = Refusal.of(calls.unlockProfessor)
/** The calls that use unlocked-professor.ts. */
const unlockedCalls = [calls.listPublications, getProfessorEmail, aiProcessTemplate, coachLetter] as const
const refuseLocked = Refusal.of(...unlockedCalls, calls.saveDraft)
const refuseOptedOut = Refusal.of(...unlockedCalls, calls.unlockProfessor)
const refuseUnknown = Refusal.of(...unlockedCalls, calls.saveDraft, calls.favoriteProfessor)
const refusePage = Refusal.of(calls.professorsPage)
const refuseDraft = Refusal.of(calls.getDraft)
const refuseSave = Refusal.of(calls.saveDraft)
const refuseFinding = Refusal.of(optOutCalls.findForOptOut)
const refuseOptOut = Refusal.of(optOutCalls.optOut)
const refuseLink = Refusal.of(optOutCalls.findByOptOutLink, optOutCalls.optOutByLink)
const refuseErasure = Refusal.of(optOutCalls.confirmErasure)

export const weeklyQuotaUsedUp = (limit: number, resetsAt: Date | null) =>
  refuseUnlock('weekly_quota_used', `You have used all ${limit} unlocks of this week.`, { resetsAt })
export const totalQuotaUsedUp = (limit: number, plan: string) =>
  refuseUnlock('total_quota_used', `You have unlocked ${limit} professors, which is all that the ${plan} plan holds.`, {
    resetsAt: null,
  })
export const nameSearchesUsedUp = (limit: number, resetsAt: Date) =>
  refusePage(
    'name_searches_used',
    `You have searched for ${limit} different names in the last 24 hours. Professors you have unlocked are still found by any part of the name.`,
    { resetsAt },
  )
export const handleUnknown = () =>
  refuseUnlock('handle_unknown', 'This professor cannot be unlocked from here. Please reload the page and try again.')
export const locked = () => refuseLocked('locked', 'Please unlock this professor first.')
export const optedOut = () => refuseOptedOut('opted_out', 'Professor has opted out.')
export const professorUnknown = () => refuseUnknown('professor_unknown', 'Professor not found.')
export const scholarIdUnknown = () =>
  refuseFinding(
    'professor_unknown',
    'No professor found with that Google Scholar ID. Please check the ID and try again.',
  )
export const linkInvalid = () =>
  refuseLink('link_invalid', 'This link is not complete. Please copy it whole from the letter.')
export const optOutTokenInvalid = () =>
  refuseOptOut('opt_out_token_invalid', 'This page was open for too long. Please enter the ID again.')
export const erasureLinkInvalid = () =>
  refuseErasure('link_invalid', 'This link has been used already or is too old. There is nothing left to do with it.')
export const draftUnknown = () => refuseDraft('draft_unknown', 'There is no draft for this professor.')
export const draftChanged = (newer: { draft: string; subject: string | null; savedAt: Date }) =>
  refuseSave('draft_changed', 'This draft was saved elsewhere in the meantime.', { newer })
