import type { Price } from './objects/objects.ts'

export const daySeconds = 86_400

/**
 * The end of the billing period that begins at `start`, in seconds since 1970. As with Stripe, a period ends on the day
 * of `anchor`, or on the last day of a shorter month: a plan from 31 January renews on 28 February and on 31 March.
 */
export function computePeriodEnd(anchor: number, start: number, price: Price): number {
  const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {}
  if (interval === 'day' || interval === 'week') return start + count * daySeconds * (interval === 'week' ? 7 : 1)
  const months = count * (interval === 'year' ? 12 : 1)
  for (let steps = months; ; steps += months) {
    const end = addMonths(anchor, steps)
    if (end > start) return end
  }
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  const time = (from.getTime() / 1000) % daySeconds
  return Date.UTC(year, month, day) / 1000 + time
}
