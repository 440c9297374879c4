const number = new Intl.NumberFormat('en-US')
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** 14400 → '14,400' */
export const count = (value: number): string => number.format(value)

/** 3 → '$3.00' */
export const dollars = (value: number): string => money.format(value)

/** ISO time → 'Nov 21, 2026' */
export const date = (iso: string): string => day.format(new Date(iso))

/** ISO time → 'Sat, Nov 21, 3:05 PM' */
export const time = (iso: string): string => moment.format(new Date(iso))

/** A refusal's sentence with the time at which the next place is free, when there is one. */
export const withReset = (sentence: string, resetsAt: string | null | undefined): string =>
  resetsAt ? `${sentence} The next one is free on ${time(resetsAt)}.` : sentence

/** 1 → '1 letter', 2 → '2 letters' */
export const plural = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

/** A query parameter that is shown: plain text, at most 200 characters, or undefined. */
export const shownParameter = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : undefined
