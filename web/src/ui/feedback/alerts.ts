import { timers } from '@labreach/contract/plans'

export type Tone = 'red' | 'green'
export type Alert = {
  /** Another one whenever a text is shown anew: it is announced anew, and its time starts anew. */
  key: number
  tone: Tone
  text: string
  /** Milliseconds until it goes by itself. */
  ms: number
  link?: Link
}
type Link = { text: string; href: string }

/** How many stand at once; a newer one takes the place of the oldest, since it is about what was done just now. */
const atMost = 3

let shown = 0
let standing: readonly Alert[] = []
const watchers = new Set<() => void>()

function change(next: readonly Alert[]): void {
  standing = next
  for (const tell of watchers) tell()
}

/** Answers its key, by which whoever showed it can take it away. */
function show(alert: Omit<Alert, 'key'>): number {
  shown += 1
  // A text that is up already takes its new place instead of piling up.
  const others = standing.filter(({ tone, text }) => tone !== alert.tone || text !== alert.text)
  change([...others, { ...alert, key: shown }].slice(-atMost))
  return shown
}

/** For alert-stack.tsx: what stands, the oldest first, and word of each change. */
export const standingAlerts = () => standing
export function watchAlerts(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

/** Takes an alert away, when its time is over or somebody has read it. */
export const dismissAlert = (key: number | undefined): void => change(standing.filter((alert) => alert.key !== key))

/** Green, for what went well; goes by itself. */
export const alertSuccess = (text: string): number => show({ tone: 'green', text, ms: timers.alertMs })

/** Red; `ms` until it goes by itself. */
export const alertError = (text: string, ms: number = timers.alertMs): number => show({ tone: 'red', text, ms })

/** Red, with a way to what helps. */
export const alertErrorWithLink = (text: string, link: Link): number =>
  show({ tone: 'red', text, ms: timers.alertMs, link })
