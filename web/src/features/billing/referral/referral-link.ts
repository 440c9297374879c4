import { copyText } from '../../../ui/copy-text.ts'

/** The URL that a student shares. A registration through it counts as their referral. */
export const referralLink = (studentId: string): string =>
  `${location.origin}/register?${new URLSearchParams({ ref: studentId })}`

export const copyReferralLink = (studentId: string): Promise<void> =>
  copyText(referralLink(studentId), {
    done: 'Your link was copied.',
    failed: 'Failed to copy link. Please try again.',
  })
