import type { Level, Recruiting } from './schemas/facts.ts'

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
