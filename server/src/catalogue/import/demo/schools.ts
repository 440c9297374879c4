import type { schools } from '@labreach/contract/plans'

export type DemoSchool = {
  name: (typeof schools)[number]
  /** A domain reserved for examples (RFC 2606): mail to it cannot be delivered. */
  domain: string
  professors: number
  /** Areas that the school does not have. */
  without: readonly ('medicine' | 'engineering')[]
}

/** 14,400 professors in total, roughly proportional to the size of the schools. */
export const demoSchools: readonly DemoSchool[] = [
  { name: 'Pomona College', domain: 'pomona.example', professors: 240, without: ['medicine', 'engineering'] },
  { name: 'Stanford University', domain: 'stanford.example', professors: 2_000, without: [] },
  { name: 'UC Berkeley', domain: 'berkeley.example', professors: 1_600, without: ['medicine'] },
  { name: 'UC Davis', domain: 'ucdavis.example', professors: 1_500, without: [] },
  { name: 'UC Irvine', domain: 'uci.example', professors: 1_250, without: [] },
  { name: 'UC Los Angeles', domain: 'ucla.example', professors: 1_900, without: [] },
  { name: 'UC Riverside', domain: 'ucr.example', professors: 850, without: [] },
  { name: 'UC San Diego', domain: 'ucsd.example', professors: 1_650, without: [] },
  { name: 'UC Santa Barbara', domain: 'ucsb.example', professors: 960, without: ['medicine'] },
  { name: 'UC Santa Cruz', domain: 'ucsc.example', professors: 650, without: ['medicine'] },
  { name: 'University of Southern California', domain: 'usc.example', professors: 1_800, without: [] },
]
