import type { Sql } from '@labreach/launch/sql'

/** The measured queries by title. */
export async function createQueries(sql: Sql, count: number): Promise<Record<string, Record<string, string>>> {
  const schools = await sql<{ name: string }[]>`
    select school_name as name from professors group by 1 order by count(*) desc, 1 limit 3`
  const interests = await sql<{ name: string }[]>`
    select interest as name from professors, unnest(key_interests) interest group by 1 order by count(*), 1`
  // An arbitrary professor, the same in each run.
  const [professor] = await sql<{ name: string }[]>`select name from professors order by hashint4(id) desc limit 1`
  const common = interests.slice(-3).map(({ name }) => name)
  // Half of the pages, each of nine professors.
  const middle = String(Math.ceil(count / 18))
  const three = schools.map(({ name }) => name).join(';')
  return {
    'default page': {},
    'deep page': { page: middle },
    'least cited first': { direction: 'asc' },
    'by name': { order: 'name', direction: 'asc' },
    'by name, deep': { order: 'name', direction: 'asc', page: middle },
    'by school': { order: 'school', direction: 'asc' },
    'by school, deep': { order: 'school', direction: 'asc', page: middle },
    'favourites first': { order: 'favorite' },
    'best match first': { order: 'match' },
    '3 schools': { schools: three },
    'citation range': { cite_min: '100', cite_max: '5000' },
    'common interest': { research_interests: common[2]! },
    'rare interest': { research_interests: interests[0]!.name },
    'any of three': { research_interests: common.join(',') },
    'name, hit': { search: professor!.name },
    'name, miss': { search: 'nobody of this name' },
    'email sent': { email_status: 'email_sent' },
    'no email': { email_status: 'no_email' },
    'draft saved': { email_status: 'draft_saved' },
    favourites: { favorite: 'true' },
    everything: {
      schools: three,
      cite_min: '100',
      cite_max: '5000',
      research_interests: common.join(','),
      email_status: 'no_email',
      order: 'school',
      direction: 'asc',
      page: '2',
    },
  }
}
