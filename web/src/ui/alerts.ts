import { timers } from '@labreach/contract/plans'
import { notifications, type NotificationData } from '@mantine/notifications'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { createElement, type FocusEvent } from 'react'

const tones = {
  // An error interrupts whoever listens to a screen reader; good news waits for its turn.
  red: { role: 'alert', icon: IconAlertCircle },
  green: { role: 'status', icon: IconCircleCheck },
} as const

/** How many stand at once; a newer one takes the place of the oldest, since it is about what was done just now. */
export const atMost = 3

let shown = 0
let standing: string[] = []

type Link = { text: string; href: string }

function show(tone: keyof typeof tones, text: string, ms: number, link?: Link): void {
  const id = `${tone} ${text}`
  shown += 1
  // A text that is up already starts anew, and is announced anew, instead of piling up: its element is a new one, and
  // a millisecond more or less makes its clock start again.
  const again = ms + (shown % 2)
  const hide = () => notifications.hide(id)
  if (!standing.includes(id) && standing.length >= atMost) notifications.hide(standing[0]!)
  standing = [...standing.filter((other) => other !== id), id]
  let cameFrom: EventTarget | null = null
  const alert: NotificationData & { id: string } = {
    id,
    'data-tone': tone,
    role: tones[tone].role,
    icon: createElement(tones[tone].icon, { size: 20, 'aria-hidden': true }),
    message: createElement(
      'span',
      { key: shown },
      text,
      ...(link ? [' ', createElement('a', { key: link.href, href: link.href }, link.text)] : []),
    ),
    autoClose: again,
    onClick: hide,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    // Hovering stops the clock by itself; focus does here.
    onFocusCapture: (event: FocusEvent) => {
      cameFrom ??= event.relatedTarget
      notifications.update({ id, message: alert.message, autoClose: false })
    },
    onBlurCapture: () => {
      cameFrom = null
      notifications.update({ id, message: alert.message, autoClose: again })
    },
    onClose: () => {
      standing = standing.filter((other) => other !== id)
      if (cameFrom instanceof HTMLElement) cameFrom.focus()
    },
  }
  notifications.show(alert)
  notifications.update(alert)
}

/** Green, for what went well; goes by itself. */
export const alertSuccess = (message: string): void => show('green', message, timers.alertMs)

/** Red; `ms` until it goes by itself. */
export const alertError = (message: string, ms: number = timers.alertMs): void => show('red', message, ms)

/** Red, with a way to what helps. */
export const alertErrorWithLink = (message: string, link: Link): void => show('red', message, timers.alertMs, link)
