import type { PageView } from '@labreach/contract/professor-page'
import { getSource, type Correctable } from '../catalogue/corrections/corrections.ts'
import { wishKinds, type Wish } from '../catalogue/wishes/wishes.ts'
import type { Person } from './person.ts'

type Input = { person: Person; rows: readonly Correctable[]; wishes: readonly Wish[]; pendingEmail: string | null }

/** A professor's page in the form of the contract. A lapsed wish is not in it. */
export function pageView({ person, rows, wishes, pendingEmail }: Input, now: Date): PageView {
  const { id, name, school_name, email } = person.contact
  const row = rows.find((one) => one.id === id)!
  return {
    name,
    school_name,
    interests: row.key_interests,
    homepage_url: row.homepage_url,
    email,
    sources: {
      interests: getSource(row, 'key_interests'),
      homepage_url: getSource(row, 'homepage_url'),
      email: getSource(row, 'email'),
    },
    pending_email: pendingEmail,
    wishes: wishesView(wishes, now),
  }
}

function wishesView(wishes: readonly Wish[], now: Date): PageView['wishes'] {
  const current = wishes
    .filter(({ lapses_at }) => lapses_at > now)
    .toSorted((a, b) => a.set_at.getTime() - b.set_at.getTime())
  const views = wishKinds.map((kind) => {
    const wish = current.findLast((one) => one.kind === kind)
    const view = wish && {
      value: wish.value,
      set_at: wish.set_at.toISOString(),
      lapses_at: wish.lapses_at.toISOString(),
    }
    return [kind, view ?? null]
  })
  // The values were validated when they were stored, and the contract validates them again.
  return Object.fromEntries(views) as PageView['wishes']
}
