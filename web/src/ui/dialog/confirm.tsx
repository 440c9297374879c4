import type { ConfirmProps } from './confirm-dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** Asks before something that cannot be taken back. */
export const Confirm = lazyDialog<ConfirmProps>(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
