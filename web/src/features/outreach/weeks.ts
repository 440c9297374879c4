import type { Outreach } from '@labreach/contract/outreach'

export const kinds = ['answered', 'sent', 'unconfirmed', 'failed', 'held'] as const
export type Kind = (typeof kinds)[number]
export type Week = { begins: Date; counts: Record<Kind, number>; total: number }

/** Slightly more than a term. */
const MAX_WEEKS = 20
const MIN_WEEKS = 8

/**
 * Counts letters by week up to the current one, oldest first. A week starts on Monday, local time. Older letters are
 * ignored. A letter that waits to leave counts in the week of its approval, since its own week may be a later one.
 */
export function countByWeek(letters: readonly Pick<Outreach, 'sent_at' | 'state' | 'mark'>[], now: Date): Week[] {
  const thisWeek = getMonday(now)
  const first = letters.length === 0 ? thisWeek : getMonday(new Date(letters.at(-1)!.sent_at))
  const weeks: Week[] = []
  for (let back = 0; back < MAX_WEEKS; back++) {
    const begins = new Date(thisWeek.getFullYear(), thisWeek.getMonth(), thisWeek.getDate() - 7 * back)
    if (back >= MIN_WEEKS && begins < first) break
    weeks.unshift({ begins, counts: { answered: 0, sent: 0, unconfirmed: 0, failed: 0, held: 0 }, total: 0 })
  }
  const byBegin = new Map(weeks.map((week) => [week.begins.getTime(), week]))
  for (const letter of letters) {
    const week = byBegin.get(getMonday(new Date(letter.sent_at)).getTime())
    if (!week) continue
    week.counts[getKind(letter)] += 1
    week.total += 1
  }
  return weeks
}

function getKind({ state, mark }: Pick<Outreach, 'state' | 'mark'>): Kind {
  if (mark === 'replied' || mark === 'meeting') return 'answered'
  if (state === 'returned') return 'failed'
  return state === 'sending' ? 'sent' : state
}

function getMonday(day: Date): Date {
  const sinceMonday = (day.getDay() + 6) % 7
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - sinceMonday)
}
