import type { Usage } from '../quotas/quotas.ts'
import type { FirstLetter } from './follow-up/require-follow-up.ts'
import type { WishingRecipient } from './recipient/find-next-letter.ts'
import type { Letter } from './records.ts'

/** A letter that is recorded as `sending`, with what it is composed of. */
export type Reserved = {
  state: 'reserved'
  id: number
  letter: Letter
  /** With this letter. */
  dayQuota: Usage
  /** False if the professor wishes letters without attachments: this one goes without the resume. */
  attachments: boolean
  /** The id in the References header; null for a letter that an older version held. */
  referenceId: string | null
  followUp: FirstLetter | null
  /** The school address that the footer names; null if it names none. */
  schoolAddress: string | null
  /** Whether the footer says that parts were written with AI. */
  aiNote: boolean
  /**
   * When a held letter would have left; null for one that was not held. A letter that was held has ended its draft, and
   * comes back as one if it is not sent.
   */
  heldUntil: Date | null
}

/** `dayQuota`: the used part before this letter. */
export const describeReserved = (
  letter: Omit<Reserved, 'state' | 'dayQuota' | 'attachments'>,
  { wishes }: WishingRecipient,
  dayQuota: Usage,
): Reserved => ({
  ...letter,
  state: 'reserved',
  dayQuota: { ...dayQuota, used: dayQuota.used + 1 },
  attachments: wishes.attachments !== false,
})
