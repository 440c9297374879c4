import { limits } from '@labreach/contract/plans'

/** Whether a letter leaves later than at the end of its seconds for Undo: its mailbox has no room. */
export const isWaiting = (seconds: number): boolean => seconds > limits.undoMs / 1_000

/** When a letter leaves, in words. */
export const sayWait = (seconds: number): string =>
  isWaiting(seconds) ? `Your mailbox is busy: leaves in ${Math.ceil(seconds / 60)} min` : `Leaves in ${seconds} s`

/** For a letter whose seconds are over by this browser's clock, while the server may still hold it. */
export const lateText = 'Leaves now. Undo may still be in time.'
