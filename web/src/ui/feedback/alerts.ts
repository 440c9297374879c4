import { timers } from '@labreach/contract/plans'

export type Tone = 'red' | 'green'
export type Alert = {
  /** New each time a text is shown, so that a repeated text is announced again and its time restarts. */
  key: number
  tone: Tone
  text: string
  /** Milliseconds until it disappears. */
  ms: number
  link?: Link
}
type Link = { text: string; href: string }

/** A newer alert replaces the oldest one beyond this number. */
const maxAlerts = 3

let lastKey = 0
let alerts: readonly Alert[] = []
const listeners = new Set<() => void>()

function setAlerts(next: readonly Alert[]): void {
  alerts = next
  for (const listener of listeners) listener()
}

/** Returns the key for `dismissAlert`. */
function show(alert: Omit<Alert, 'key'>): number {
  lastKey += 1
  // A repeated text replaces the alert that already shows it.
  const others = alerts.filter(({ tone, text }) => tone !== alert.tone || text !== alert.text)
  setAlerts([...others, { ...alert, key: lastKey }].slice(-maxAlerts))
  return lastKey
}

/** For alert-stack.tsx: the shown alerts, the oldest first. */
export const shownAlerts = () => alerts
/** Calls `listener` at each change of `shownAlerts`. Returns a function that stops this. */
export function watchAlerts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Removes an alert, if it is still shown. */
export const dismissAlert = (key: number | undefined): void => setAlerts(alerts.filter((alert) => alert.key !== key))

/** Shows a green alert, for a success. Returns its key. */
export const alertSuccess = (text: string): number => show({ tone: 'green', text, ms: timers.alertMs })

/** Shows a red alert for `ms` milliseconds. Returns its key. */
export const alertError = (text: string, ms: number = timers.alertMs): number => show({ tone: 'red', text, ms })

/** Shows a red alert with a link to a page that helps. Returns its key. */
export const alertErrorWithLink = (text: string, link: Link): number =>
  show({ tone: 'red', text, ms: timers.alertMs, link })
