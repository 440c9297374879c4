import type { Relationship } from '@labreach/contract/professors'
import type { ReactNode } from 'react'

/** Renders the reasons of a match. A prop, since a feature cannot import another feature. */
export type RenderMatch = (match: NonNullable<Relationship['match']>) => ReactNode
