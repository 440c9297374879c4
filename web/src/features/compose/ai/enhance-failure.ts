import { aiProcessTemplate } from '@labreach/contract/outreach'
import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { isRefusal } from '../../../api/error.ts'

/**
 * The texts for a failed enhancement, next to the letter and as an alert. `upgrade`: whether another plan has more
 * uses.
 */
export type EnhanceFailure = { inline: string; alert: string; upgrade: boolean }

export const emptyBodyText = 'Please enter some content in the email body before processing with AI.'

/** Returns the texts for a failed enhancement. */
export function enhanceFailure(error: unknown, code: PlanCode): EnhanceFailure {
  if (!isRefusal(error, aiProcessTemplate, 'ai_limit', 'rate_limited'))
    return {
      inline:
        'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
      alert: 'AI processing failed, your original content remains unchanged',
      upgrade: false,
    }
  const sentence = (error.sentence ?? 'Please try again later').replace(/\.$/, '')
  // A rate limit has nothing to do with the daily limit and is the same in all plans.
  if (error.code === 'rate_limited') {
    const text = `${sentence}. Your original content remains unchanged.`
    return { inline: text, alert: text, upgrade: false }
  }
  const inline = `Daily AI processing limit reached. ${sentence}. Your original content remains unchanged.`
  const plan = planByCode(code)
  const upgrade = plan.may('upgrade')
  return {
    inline,
    alert: upgrade
      ? `Daily AI limit reached (${plan.limits.aiUsesPerDay}/day for ${plan.name} users). Upgrade for unlimited AI processing!`
      : inline,
    upgrade,
  }
}
