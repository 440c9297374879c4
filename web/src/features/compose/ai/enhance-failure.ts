import { aiProcessTemplate } from '@labreach/contract/outreach'
import { planByCode, type PlanCode } from '@labreach/contract/plans'
import { isRefusal } from '../../../api/error.ts'

/** What a failed enhancement says: beside the letter, in the alert, and whether a plan would help. */
export type EnhanceFailure = { inline: string; alert: string; upgrade: boolean }

export const needsBody = 'Please enter some content in the email body before processing with AI.'

/** The words for an enhancement that failed. One that came too quickly is no matter of plans. */
export function enhanceFailure(error: unknown, code: PlanCode): EnhanceFailure {
  if (!isRefusal(error, aiProcessTemplate, 'ai_limit', 'rate_limited'))
    return {
      inline:
        'Failed to process content with AI. Your original content remains unchanged. Hint: Upgrade your plan for more reliable AI processing.',
      alert: 'AI processing failed, your original content remains unchanged',
      upgrade: false,
    }
  const said = (error.sentence ?? 'Please try again later').replace(/\.$/, '')
  // Too many in a short time is no matter of the day, and no plan has more.
  if (error.code === 'rate_limited') {
    const soon = `${said}. Your original content remains unchanged.`
    return { inline: soon, alert: soon, upgrade: false }
  }
  const inline = `Daily AI processing limit reached. ${said}. Your original content remains unchanged.`
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
