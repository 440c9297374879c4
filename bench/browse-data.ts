import type { Sql } from '@labreach/launch/sql'

/** The number of distinct schools. */
const schools = 2000

/** SQL for a random number from 1 to `count` with a probability of about 1/number. */
const drawByZipf = (count: number) => `floor(${count} ^ random())::int`

/** SQL for an array; its first index is 1. */
const toArray = (words: readonly string[]) => `(array['${words.join("','")}'])`
const splitWords = (text: string) => text.trim().split(/\s+/)

const kinds = splitWords(`
  machine deep neural statistical quantum molecular computational cognitive applied theoretical experimental clinical
  cellular structural functional evolutionary developmental environmental marine atmospheric organic inorganic polymer
  medical biomedical genetic microbial viral social political economic behavioral cultural historical linguistic
  educational urban rural global comparative digital mobile distributed parallel embedded secure visual spatial temporal
  stochastic numerical algebraic geometric topological nonlinear dynamic adaptive robust optical acoustic thermal
  magnetic nuclear particle stellar galactic planetary geological`)
const fields = splitWords(`
  learning networks systems theory biology chemistry physics genomics imaging dynamics mechanics materials optimization
  inference modeling simulation robotics vision language algorithms databases security graphics interaction ethics policy
  economics finance history literature philosophy sociology psychology neuroscience medicine surgery epidemiology nutrition
  immunology oncology cardiology ecology evolution conservation climate energy storage catalysis synthesis spectroscopy
  crystallography optics photonics electronics sensors control signals communication computing logic geometry topology
  analysis statistics probability combinatorics education law management design`)

/** About 5,000 interests of two words; number 0 is the most frequent. */
const interests = kinds.length * fields.length
const composeInterest = (number: string) =>
  `initcap(${toArray(kinds)}[1 + (${number}) % ${kinds.length}]) || ' ' || ${toArray(fields)}[1 + (${number}) / ${kinds.length}]`
const syllables = toArray(
  splitWords('ka ro mi ten sha lo vi dra nel su bor ley fan gri ma tos hel win der cho pa rin zu ber'),
)
const composeName = (number: string, parts: number) =>
  `initcap(${Array.from({ length: parts }, (_, at) => `${syllables}[1 + (${number}) / ${24 ** at} % 24]`).join(' || ')})`

/**
 * Fills an empty table of professors: schools and one to six interests by Zipf's law, log-normal citations, some shared
 * names. The professors are the same in every run. About 20 s per million.
 */
export async function fillProfessors(sql: Sql, count: number): Promise<void> {
  await sql`select setseed(0.5)`
  await sql.run(`
    insert into professors (scholar_id, name, affiliation, school_name, cited_by, key_interests, homepage_url,
      google_scholar_url, email, source, updated_at)
    select 'bench' || lpad(number::text, 7, '0'), first || ' ' || chr(65 + number % 26) || '. ' || last,
      'Department of ' || ${composeInterest('school')} || ', University of ' || ${composeName('school', 3)},
      'University of ' || ${composeName('school', 3)}, cited_by, listed, 'https://people.example/~' || lower(last) || number,
      'https://scholar.google.com/citations?user=bench' || lpad(number::text, 7, '0'),
      lower(last) || number || '@mail.example', 'bench', now()
    from (
      select number, ${drawByZipf(schools)} as school,
        ${composeName('floor(random() * 13824)::int', 2)} as first, ${composeName('floor(random() * 13824)::int', 3)} as last,
        least(2e9, exp(6 + 1.8 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random())))::int as cited_by,
        array(select distinct ${composeInterest('rank - 1')}
          from (select ${drawByZipf(interests)} as rank, number from generate_series(1, 1 + number % 6)) drawn) as listed
      from generate_series(1, ${count}) number
    ) invented`)
  // Without the vacuum, autovacuum would run during the measurement.
  await sql`vacuum analyze professors`
}
