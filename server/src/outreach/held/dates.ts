import { serverLimits } from '@labreach/contract/server-limits'

/** A date for a sentence, in UTC: the server does not know the reader's time zone. */
export const formatDate = (at: Date): string =>
  `${at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} (UTC)`

/** Until when a place in a queue is confirmed. */
export const getConfirmBy = (sendAt: Date): Date => new Date(sendAt.getTime() - serverLimits.placeConfirmedBeforeMs)
