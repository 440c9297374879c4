import type { Relationship } from '@labreach/contract/professors'
import type { ReactNode } from 'react'

/** What the cards of a page show of a professor. A prop, since a feature cannot import another feature. */
export type CardParts = {
  /** Renders the reasons of a match, at most `max` where that is less than the page shows. */
  renderMatch: (match: NonNullable<Relationship['match']>, max?: number) => ReactNode
  /** Renders a professor in short. `topics`: what this person works on, in the order of the headline. */
  renderSummary: (relationship: Relationship, reasonsMax: number, topics?: readonly string[]) => ReactNode
  /** By relationship id: what each professor of a list works on, in the order of the headline. */
  orderTopics: (relationships: readonly Relationship[]) => ReadonlyMap<number, readonly string[]>
}
