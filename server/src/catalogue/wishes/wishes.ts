import type { Taking } from '@labreach/contract/professors'

/** What a professor has said about letters; null: nothing. Days are written as 2027-09-01. */
export type Wishes = {
  taking: Taking | null
  /** What a letter should contain. */
  contents: string | null
  follow_up: boolean | null
  /** False: letters come without attachments. */
  attachments: boolean | null
  /** Letters in seven days. */
  cap: number | null
  /** The first day, in UTC, on which letters are welcome again. */
  paused_until: string | null
  /** A letter says if parts were written with AI. */
  ai_note: boolean | null
}
export type WishKind = keyof Wishes

export const wishKinds = [
  'taking',
  'contents',
  'follow_up',
  'attachments',
  'cap',
  'paused_until',
  'ai_note',
] as const satisfies readonly WishKind[]

/** One wish in force. */
export type Wish = { kind: string; value: unknown; set_at: Date; lapses_at: Date }

/**
 * The wishes in force of one person. An import may have joined two records of a person that had wishes of their own:
 * of two restricting wishes the stricter one holds, of others the newest.
 */
export function combineWishes(rows: readonly Wish[], now: Date): Wishes {
  const wishes: Wishes = {
    taking: null,
    contents: null,
    follow_up: null,
    attachments: null,
    cap: null,
    paused_until: null,
    ai_note: null,
  }
  const held = rows
    .filter(({ lapses_at }) => lapses_at > now)
    .toSorted((a, b) => a.set_at.getTime() - b.set_at.getTime())
  for (const { kind, value } of held) Object.assign(wishes, { [kind]: combine(kind, wishes[kind as WishKind], value) })
  if (wishes.paused_until && startOfDay(wishes.paused_until) <= now) wishes.paused_until = null
  return wishes
}

function combine(kind: string, earlier: unknown, later: unknown): unknown {
  if (earlier === null) return later
  if (kind === 'attachments') return earlier === false ? false : later
  if (kind === 'ai_note') return earlier === true || later
  if (kind === 'cap') return Math.min(earlier as number, later as number)
  if (kind === 'paused_until') return (earlier as string) > (later as string) ? earlier : later
  return later
}

/** The beginning of a day, in UTC. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000Z`)
