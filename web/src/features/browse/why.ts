import type { Relationship } from '@labreach/contract/professors'
import type { ReactNode } from 'react'

/** Draws the reasons of a match; the page brings it along. */
export type Why = (match: NonNullable<Relationship['match']>) => ReactNode
