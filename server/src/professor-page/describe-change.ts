import type { Taking } from '@labreach/contract/professors'
import type { WishKind } from '../catalogue/wishes/wishes.ts'
import type { ChangeRow } from './page-changes.ts'

const levelNames = {
  high_school: 'high school students',
  undergraduate: 'undergraduates',
  graduate: 'master’s students',
  phd: 'PhD students',
} as const

const fieldNames = { key_interests: 'Research interests', homepage_url: 'Homepage', email: 'Address' } as const

/** A change in sentences for the mail, one for each value. */
export function describeChange(change: ChangeRow): string[] {
  if (change.kind === 'wishes')
    return change.after.map(({ kind, value, lapsesAt }) =>
      value === null ? `${wishNames[kind]}: no wish.` : `${describe[kind](value)} (Lapses on ${formatDay(lapsesAt)}.)`,
    )
  if (change.kind === 'removal') return []
  const lines = change.after.map(({ field, value }) => `${fieldNames[field]}: ${[value].flat().join('; ') || 'none'}`)
  return [...new Set(lines)]
}

const formatDay = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const wishNames: Record<WishKind, string> = {
  taking: 'Whom you take',
  contents: 'What a letter should contain',
  follow_up: 'Follow-ups',
  attachments: 'Attachments',
  cap: 'Letters a week',
  paused_until: 'Pause',
  ai_note: 'Note on AI',
}

const describe: Record<WishKind, (value: unknown) => string> = {
  taking: (value) => describeTaking(value as Taking),
  contents: (value) => `A letter should contain: ${String(value)}`,
  follow_up: (value) => (value ? 'A follow-up is welcome.' : 'A follow-up is not welcome.'),
  attachments: (value) => (value ? 'Letters may have the resume attached.' : 'Letters come without attachments.'),
  cap: (value) => `At most ${String(value)} letters a week.`,
  paused_until: (value) => `No letters until ${String(value)}.`,
  ai_note: (value) =>
    value ? 'Letters say if parts were written with AI.' : 'Letters need not say if parts were written with AI.',
}

function describeTaking(taking: Taking): string {
  if (taking === 'nobody') return 'You are taking no students now.'
  const levels = taking.levels.map((level) => levelNames[level]).join(', ')
  return `You take ${levels}${taking.from ? ` from ${taking.from}` : ''}.`
}
