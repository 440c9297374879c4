import type { Fact, Freshness, Level, Recruiting } from '@labreach/contract/professors'

const names: Readonly<Record<Level, string>> = {
  high_school: 'high school students',
  undergraduate: 'undergraduates',
  graduate: 'graduate students',
  phd: 'PhD students',
  intern: 'interns',
}
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const choice = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** 'Taking PhD students from fall 2027', 'Not taking interns', 'Taking students' */
export function describeRecruiting({ taking, levels, term }: Recruiting): string {
  const named = levels.map((level) => names[level])
  const whom = named.length === 0 ? 'students' : (taking ? list : choice).format(named)
  const when = term ? ` ${taking ? 'from' : 'for'} ${term.season ? `${term.season} ` : ''}${term.year}` : ''
  return `${taking ? 'Taking' : 'Not taking'} ${whom}${when}`
}

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
