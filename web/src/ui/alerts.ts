import { timers } from '@labreach/contract/plans'
import { notifications } from '@mantine/notifications'

function show(color: string, message: string, autoClose: number): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    color,
    message,
    autoClose,
    withBorder: true,
    onClick: () => notifications.hide(id),
    closeButtonProps: { 'aria-label': 'Dismiss' },
  })
}

/** Green, for what went well; goes by itself. */
export const alertSuccess = (message: string): void => show('green', message, timers.alertMs)

/** Red; `ms` until it goes by itself. */
export const alertError = (message: string, ms: number = timers.alertMs): void => show('red', message, ms)
