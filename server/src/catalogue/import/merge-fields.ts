import type { TransactionSql } from 'postgres'

/** Who is believed first: the operator's own files, then lists that people tend, then what machines gather. */
const precedence = ['csv', 'csrankings', 'openalex']

/** Sources whose word this source does not replace. One that is not in the list, as the demo, yields to nobody. */
export function sourcesAbove(source: string): string[] {
  return precedence.slice(0, Math.max(0, precedence.indexOf(source)))
}

type Field = { name: string; value: string; known: string; empty: string }

const text = (name: string, empty: string): Field => ({
  name,
  value: `s.${name}`,
  known: `nullif(s.${name}, '') is not null`,
  empty,
})

/** How each field stands in a staged record `s`, whether the source knows it, and when the professor `p` lacks it. */
const fields: readonly Field[] = [
  text('name', 'false'),
  text('affiliation', `p.affiliation = ''`),
  text('school_name', `p.school_name = ''`),
  { name: 'cited_by', value: 's.cited_by::integer', known: 's.cited_by is not null', empty: 'p.cited_by = 0' },
  {
    name: 'key_interests',
    value: 's.key_interests::text[]',
    known: `s.key_interests <> '{}'`,
    empty: `p.key_interests = '{}'`,
  },
  text('homepage_url', 'p.homepage_url is null'),
  text('google_scholar_url', 'p.google_scholar_url is null'),
  text('email', 'p.email is null'),
]

const names = fields.map(({ name }) => name)
const owner = (name: string): string => `coalesce(p.field_sources->>'${name}', p.source)`
const taken = ({ name, known, empty }: Field): string =>
  `(${known} and (${empty} or ${owner(name)} <> all ($2::text[])))`

/**
 * A field goes to the source of highest precedence that knows it; between sources of the same or none, to the newest.
 * What a source does not know it never erases.
 */
const statement = `
  with taking as (
    select p.id, ${fields.map((field) => `${taken(field)} as ${field.name}`).join(', ')}
    from staged_professors s join professors p using (scholar_id)
  ), merged as (
    select p.id,
      ${fields.map(({ name, value }) => `case when t.${name} then ${value} else p.${name} end as ${name}`).join(',\n      ')},
      jsonb_strip_nulls(jsonb_build_object('publications', p.field_sources->'publications',
        ${names.map((name) => `'${name}', nullif(case when t.${name} then $1 else ${owner(name)} end, p.source)`).join(',\n        ')}
      )) as field_sources,
      p.opt_out or exists (select from opt_outs o where o.scholar_id = p.scholar_id) as opt_out
    from staged_professors s join professors p using (scholar_id) join taking t using (id)
  )
  update professors p
  set ${[...names, 'field_sources', 'opt_out'].map((name) => `${name} = m.${name}`).join(', ')}, updated_at = $3
  from merged m
  where p.id = m.id and (${[...names, 'field_sources', 'opt_out'].map((name) => `p.${name}`).join(', ')})
    is distinct from (${[...names, 'field_sources', 'opt_out'].map((name) => `m.${name}`).join(', ')})
  returning p.id`

/** Writes into known professors what the staged records (under the same scholar ids) know better. Answers whom it changed. */
export async function updateFields(tx: TransactionSql, source: string, now: Date): Promise<number[]> {
  const rows = await tx.unsafe<{ id: number }[]>(statement, [source, sourcesAbove(source), now])
  return rows.map(({ id }) => id)
}
