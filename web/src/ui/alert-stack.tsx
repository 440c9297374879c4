import { Notifications } from '@mantine/notifications'
import './alert-stack.css'
import { atMost } from './alerts.ts'

/** Where alerts.ts shows its alerts, above everything else; first in the page, so that Tab reaches them before they go. */
export function AlertStack() {
  return (
    <Notifications
      position="top-right"
      limit={atMost}
      containerWidth={400}
      withinPortal={false}
      pauseResetOnHover="notification"
      transitionDuration={200}
    />
  )
}
