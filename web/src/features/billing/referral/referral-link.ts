import { copyText } from '../../../ui/copy-text.ts'

/** What a student passes on; who registers through it counts for them. */
export const referralLink = (studentId: string): string =>
  `${location.origin}/register?${new URLSearchParams({ ref: studentId })}`

export const copyReferralLink = (studentId: string): Promise<void> =>
  copyText(referralLink(studentId), {
    done: 'Your link was copied.',
    failed: 'Failed to copy link. Please try again.',
  })
