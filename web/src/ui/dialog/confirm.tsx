import type { ConfirmProps } from './confirm-dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** Asks for a confirmation before an action that cannot be undone. */
export const Confirm = lazyDialog<ConfirmProps>(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
