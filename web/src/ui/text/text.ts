const number = new Intl.NumberFormat('en-US')
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 14400 → '14,400' */
export const count = (value: number): string => number.format(value)

/** 3 → '$3.00' */
export const dollars = (value: number): string => money.format(value)

/** ISO time → 'Nov 21, 2026' */
export const date = (iso: string): string => day.format(new Date(iso))

/** ISO time → 'Nov 21', with the year if it is not that of `today` */
export function shortDate(iso: string, today: Date): string {
  const at = new Date(iso)
  return at.getFullYear() === today.getFullYear() ? dayOfYear.format(at) : day.format(at)
}

/** ISO time → 'Sat, Nov 21, 3:05 PM' */
export const time = (iso: string): string => moment.format(new Date(iso))

/** ISO time → 'at 3:05 PM' if it is today, otherwise 'on Sat, Nov 21, 3:05 PM' */
export function timeOrHour(iso: string, today = new Date()): string {
  const at = new Date(iso)
  return at.toDateString() === today.toDateString() ? `at ${hour.format(at)}` : `on ${time(iso)}`
}

/** Adds the time at which a quota allows the next use to the sentence of a refusal, if there is such a time. */
export const withReset = (sentence: string, resetsAt: string | null | undefined): string =>
  resetsAt ? `${sentence} You can try again on ${time(resetsAt)}.` : sentence

/** 1 → '1 letter', 2 → '2 letters' */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

/** Prepares a query parameter for display: trimmed, at most 200 characters; undefined if it is blank or no text. */
export const shownParameter = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : undefined

/** "PhD students" stays, "fall 2027" becomes "Fall 2027". */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
