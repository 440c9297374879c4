import { plans, type PlanCode } from '@labreach/contract/plans'
import { ApiError } from '../../api/error.ts'

/** What a failed enhancement says: beside the letter, in the alert, and whether a plan would help. */
export type EnhanceFailure = { inline: string; alert: string; upgrade: boolean }

export const needsBody = 'Please enter some content in the email body before processing with AI.'

/** The words for an enhancement that failed. A 429 may also mean "too quickly", which no plan changes. */
export function enhanceFailure(error: unknown, plan: PlanCode): EnhanceFailure {
  if (!(error instanceof ApiError) || error.status !== 429)
    return {
      inline:
        'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
      alert: 'AI processing failed, your original content remains unchanged',
      upgrade: false,
    }
  const said = (error.sentence ?? 'Please try again later').replace(/\.$/, '')
  const inline = `Daily AI processing limit reached. ${said}. Your original content remains unchanged.`
  const upgrade = plan === 'F' && error.code !== 'rate_limited'
  const { aiUsesPerDay } = plans[plan]
  return {
    inline,
    alert: upgrade
      ? `Daily AI limit reached (${aiUsesPerDay}/day for Free users). Upgrade for unlimited AI processing!`
      : inline,
    upgrade,
  }
}
