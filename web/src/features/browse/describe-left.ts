import type { Student } from '@labreach/contract/account'
import { DAY_MS, UNLIMITED } from '@labreach/contract/plans'
import { plural, shortDate, timeOrHour } from '../../ui/text/text.ts'

/** `isScarce`: at most one is left, and some were used. */
type Part = { text: string; isScarce: boolean }

export type Left = {
  /** What is left of each limit, e.g. "8 unlocks". Unlimited ones are left out. */
  parts: Part[]
  /** When the next ones are available, one text for each day, e.g. "next unlock and letter back Monday". */
  backs: string[]
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

/** What a student may still do, and when more is possible. `now` is the student's local time. */
export function describeLeft({ quotas }: Pick<Student, 'quotas'>, now = new Date()): Left {
  const { unlocks_week: week, unlocks_total: total, ai_day: ai, emails_day: letters } = quotas
  const { left, areLast } = countUnlocks(quotas)
  const limited = [
    {
      one: 'unlock',
      left,
      back: areLast ? null : (week.resets_at ?? week.next_at),
      isUsed: week.used > 0 || total.used >= total.limit,
      isLimited: Math.min(week.limit, total.limit) < UNLIMITED,
    },
    { one: 'AI use', ...toPart(ai) },
    { one: 'letter', ...toPart(letters) },
  ].filter(({ isLimited }) => isLimited)
  const isNothingLeft = limited.length > 1 && limited.every(({ left }) => left <= 0)
  const byDay = new Map<string, string[]>()
  for (const { one, back } of limited) {
    if (!back) continue
    const day = describeDay(new Date(back), now)
    byDay.set(day, [...(byDay.get(day) ?? []), one])
  }
  return {
    parts: isNothingLeft
      ? [{ text: 'nothing', isScarce: true }]
      : limited.map(({ one, left, isUsed }) => ({
          text: left > 0 ? plural(left, one) : `no ${one}s`,
          isScarce: left <= 1 && isUsed,
        })),
    backs:
      isNothingLeft && byDay.size === 1 && limited.every(({ back }) => back)
        ? Array.from(byDay.keys(), (day) => `more again ${day}`)
        : Array.from(byDay, ([day, ones]) => `next ${inWords.format(ones)} back ${day}`),
  }
}

/** The unlocks that are left. If they are the last of all (`areLast`), those of the week that come back are no use. */
export function countUnlocks({
  unlocks_week: week,
  unlocks_total: total,
}: Pick<Student['quotas'], 'unlocks_week' | 'unlocks_total'>) {
  const inAll = total.limit - total.used
  const inWeek = week.limit - week.used
  return { left: Math.max(0, Math.min(inAll, inWeek)), areLast: inAll <= inWeek }
}

const inWords = new Intl.ListFormat('en-US')

const toPart = ({ used, limit, resets_at: back }: Student['quotas']['ai_day']) => ({
  left: limit - used,
  back,
  isUsed: used > 0,
  isLimited: limit < UNLIMITED,
})

/** "at 3:05 PM" today, "tomorrow at 3:05 PM", "Monday" within six days, then "on Dec 3". */
function describeDay(at: Date, now: Date): string {
  const midnight = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime()
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS)
  if (days <= 0) return timeOrHour(at.toISOString(), at)
  if (days === 1) return `tomorrow ${timeOrHour(at.toISOString(), at)}`
  return days < 7 ? weekday.format(at) : `on ${shortDate(at.toISOString(), now)}`
}
