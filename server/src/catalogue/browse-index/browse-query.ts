import type { PageQuery } from '@labreach/contract/schemas/professors'
import type { z } from 'zod'

/** The query parameters of the browse call. */
export type PageParameters = z.output<typeof PageQuery>

/** A query of the browse page, with the part of the student's state that it depends on. */
export type BrowseQuery = {
  /** The ids that this student may browse; null: every listed professor. */
  visible: ReadonlySet<number> | null
  /** Filters that have the same result for every student: the parameters with a filter in the table of columns. */
  filters: Partial<PageParameters>
  /** Part of an unlocked professor's name, or the exact full name of a locked one. */
  search: string
  /** Whether the search includes locked professors. */
  searchLocked: boolean
  unlocked: ReadonlySet<number>
  favorites: ReadonlySet<number>
  /** Only these ids (favourites, an email status) pass; null: no such filter. */
  only: ReadonlySet<number> | null
  except: ReadonlySet<number> | null
  order: PageParameters['order']
  direction: 'asc' | 'desc'
  /** Ids, best match first. All other professors follow, by citations. */
  ranking: readonly number[] | null
  /**
   * A text that is constant for a student. It shuffles locked professors if an order by name would reveal their names.
   */
  seed: string
  /** From 1. */
  page: number
  pageSize: number
}
