/** What a student asks of the catalogue, with the part of the student's own state that bears on it. */
export type PageQuestion = {
  /** Ids that this student may browse at all; null: every listed professor. */
  visible: ReadonlySet<number> | null
  /** Any of these school names; empty: all. */
  schools: readonly string[]
  /** Any of these; one counts where its words stand together in an interest ("learning" finds "machine learning"). */
  interests: readonly string[]
  citeMin: number | null
  citeMax: number | null
  /** Part of an unlocked professor's name, or the exact full name of a locked one. */
  search: string
  /** Whether locked professors are searched, too. */
  searchLocked: boolean
  unlocked: ReadonlySet<number>
  favorites: ReadonlySet<number>
  /** Ids to keep (favourites, an email status); null: no such filter. */
  only: ReadonlySet<number> | null
  except: ReadonlySet<number> | null
  order: 'name' | 'cited_by' | 'school' | 'favorite' | 'match'
  direction: 'asc' | 'desc'
  /** Ids, best match first; those not in it come after, by citations. */
  ranking: readonly number[] | null
  /** Any text that stays the same for a student: shuffles locked professors where an order by name would tell. */
  seed: string
  /** From 1. */
  page: number
  pageSize: number
}
