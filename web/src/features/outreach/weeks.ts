import type { Outreach } from '@labreach/contract/outreach'

export const kinds = ['answered', 'sent', 'unconfirmed', 'failed'] as const
export type Kind = (typeof kinds)[number]
export type Week = { begins: Date; counts: Record<Kind, number>; total: number }

/** A term and a little more. */
const WEEKS_AT_MOST = 20
const WEEKS_AT_LEAST = 8

/**
 * The last weeks up to this one, oldest first; a week begins on Monday, local time. Letters before them are left out.
 */
export function weeksOf(letters: readonly Pick<Outreach, 'sent_at' | 'state' | 'mark'>[], now: Date): Week[] {
  const thisWeek = mondayOf(now)
  const first = letters.length === 0 ? thisWeek : mondayOf(new Date(letters.at(-1)!.sent_at))
  const weeks: Week[] = []
  for (let back = 0; back < WEEKS_AT_MOST; back++) {
    const begins = new Date(thisWeek.getFullYear(), thisWeek.getMonth(), thisWeek.getDate() - 7 * back)
    if (back >= WEEKS_AT_LEAST && begins < first) break
    weeks.unshift({ begins, counts: { answered: 0, sent: 0, unconfirmed: 0, failed: 0 }, total: 0 })
  }
  const byBegin = new Map(weeks.map((week) => [week.begins.getTime(), week]))
  for (const letter of letters) {
    const week = byBegin.get(mondayOf(new Date(letter.sent_at)).getTime())
    if (!week) continue
    week.counts[kindOf(letter)] += 1
    week.total += 1
  }
  return weeks
}

function kindOf({ state, mark }: Pick<Outreach, 'state' | 'mark'>): Kind {
  if (mark === 'replied' || mark === 'meeting') return 'answered'
  return state === 'sending' ? 'sent' : state
}

function mondayOf(day: Date): Date {
  const sinceMonday = (day.getDay() + 6) % 7
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - sinceMonday)
}
