import { describeRecruiting } from '@labreach/contract/describe-recruiting'
import type { Fact, Freshness } from '@labreach/contract/professors'

/** What a locked card says: 'Taking PhD students from fall 2027 · last work 2026' */
export const describeSetValues = ({ recruiting, last_work_year: year }: Freshness): string =>
  [...recruiting.map(describeRecruiting), ...(year === null ? [] : [`last work ${year}`])].join(' · ')

/** What a fact says, without its source and date. */
export function describeFact(fact: Fact): string {
  switch (fact.kind) {
    case 'taking':
    case 'not_taking':
      return describeRecruiting({ taking: fact.kind === 'taking', levels: fact.levels, term: fact.term })
    case 'last_work':
      return `Last work ${fact.year}`
    case 'works_per_year':
      return `${fact.works} works a year`
    case 'affiliation_since':
      return fact.may_have_moved ? `May have moved to ${fact.name}` : `${fact.name} since ${fact.since}`
    case 'grant':
      return fact.until === null ? `Grant: ${fact.title}` : `Grant until ${fact.until}: ${fact.title}`
  }
}
