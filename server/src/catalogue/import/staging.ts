import type { TransactionSql } from 'postgres'
import { containsContact } from '../anonymity/contact.ts'
import { copyInto } from './copy.ts'
import type { Recognise } from './kept-out.ts'
import { unite } from './merge.ts'
import { sourcesAbove, updateFields } from './merge-fields.ts'
import { personKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'

const professorColumns = [
  'scholar_id',
  'name',
  'affiliation',
  'school_name',
  'cited_by',
  'key_interests',
  'homepage_url',
  'google_scholar_url',
  'email',
  'other_ids',
  'person_key',
  'works_by_year',
  'dated_affiliations',
  'kept_out',
]
const publicationColumns = ['scholar_id', 'title', 'abstract', 'pub_year', 'num_citations', 'pub_url']

/**
 * Two tables that live as long as the transaction: what a source says, before it is compared with what is known. All of
 * it is text, so that COPY takes it whatever it is, and a value that does not fit fails in an ordinary statement.
 */
export async function createStaging(tx: TransactionSql): Promise<void> {
  await tx.unsafe(`create temp table staged_professors (${textColumns(professorColumns)}) on commit drop`)
  await tx.unsafe(`create temp table staged_publications (${textColumns(publicationColumns)}) on commit drop`)
  // What is known of staged records whose person has opted out.
  await tx`
    create temp table kept_out_hashes (scholar_id text, hash text, person text, kind text) on commit drop`
  // Professors whose publications are to be written: the new ones, and known ones whose publications differ.
  await tx`create temp table republished (id integer primary key, scholar_id text not null) on commit drop`
}

function textColumns(names: string[]): string {
  return names.map((name) => `${name} text`).join(', ')
}

/** Copies one batch of records into the staging tables. */
export async function stage(tx: TransactionSql, batch: ProfessorRecord[], recognise: Recognise): Promise<void> {
  const keptOut = new Map(batch.map((one) => [one, recognise(one)]))
  await copyInto(
    tx,
    'staged_professors',
    professorColumns,
    batch.map((one) => [
      one.scholarId,
      one.name,
      one.affiliation,
      one.schoolName,
      one.citedBy,
      // Addresses and links are no interests; names are left to the locked card, since unlocked ones show them.
      one.keyInterests.filter((interest) => !containsContact(interest)),
      one.homepageUrl,
      one.googleScholarUrl,
      one.email,
      one.otherIds ?? [],
      personKey(one.name, one.schoolName),
      one.activity ? JSON.stringify(one.activity.worksByYear) : null,
      one.activity ? JSON.stringify(one.activity.affiliations) : null,
      keptOut.get(one)?.by ?? null,
    ]),
  )
  await copyInto(
    tx,
    'kept_out_hashes',
    ['scholar_id', 'hash', 'person', 'kind'],
    [...keptOut].flatMap(([{ scholarId }, known]) =>
      (known?.hashes ?? []).map(({ hash, kind }) => [
        scholarId,
        hash.toString('base64'),
        known!.person.toString('base64'),
        kind,
      ]),
    ),
  )
  await copyInto(
    tx,
    'staged_publications',
    publicationColumns,
    batch.flatMap(({ scholarId, publications }) =>
      publications.map((one) => [scholarId, one.title, one.abstract, one.year, one.citations, one.url]),
    ),
  )
}

/**
 * Writes what is new or differs from the staging tables; answers how many professors were added, changed, left alone, and
 * how many records were left out: `repeated` ones, about a professor whom another record of this import is about, and
 * those `keptOut`, about somebody who has opted out.
 */
export async function mergeStaged(
  tx: TransactionSql,
  source: string,
  now: Date,
): Promise<{ added: number; changed: number; unchanged: number; repeated: number; keptOut: number }> {
  await tx`analyze staged_professors`
  const { repeated, keptOut } = await unite(tx, now)
  const republished = await findRepublished(tx, source)
  const updated = await updateFields(tx, source, now)
  const added = await insertNew(tx, source, now)
  await replacePublications(tx)
  await keepActivity(tx, now)
  const changed = new Set([...republished, ...updated]).size
  if (added + changed > 0) await tx`analyze professors`
  const [count] = await tx<{ staged: number }[]>`select count(*) as staged from staged_professors`
  return { added, changed, unchanged: count!.staged - added - changed, repeated, keptOut }
}

/**
 * Known professors whose publications the source gives otherwise, and is to be believed; a source without any leaves the
 * known ones be.
 */
async function findRepublished(tx: TransactionSql, source: string): Promise<number[]> {
  // A sum of row hashes compares two sets without sorting them.
  const digest = tx`sum(hashtextextended(
    row(title, abstract, pub_year::smallint, num_citations::integer, pub_url)::text, 0))`
  const rows = await tx<{ id: number }[]>`
    with given as (
      select p.id, p.scholar_id, ${digest} as digest
      from staged_publications join professors p using (scholar_id) group by p.id
    ), known as (
      select professor_id, ${digest} as digest
      from publications where professor_id in (select id from given) group by professor_id
    )
    insert into republished (id, scholar_id)
    select id, given.scholar_id from given left join known on known.professor_id = given.id join professors using (id)
    where given.digest is distinct from known.digest and (known.digest is null
      or coalesce(field_sources->>'publications', source) <> all (${sourcesAbove(source)}::text[]))
    returning id`
  await tx`
    update professors set field_sources = field_sources || jsonb_build_object('publications', ${source}::text)
    where id in (select id from republished) and source <> ${source}`
  await tx`
    update professors set field_sources = field_sources - 'publications'
    where id in (select id from republished) and source = ${source}`
  return rows.map(({ id }) => id)
}

/**
 * Ids, which everyone sees, are drawn by lot, so that they tell nothing of a locked professor: not the place in the source,
 * nor the page of it, nor when somebody came. Whoever draws a number that is taken draws again.
 */
async function insertNew(tx: TransactionSql, source: string, now: Date): Promise<number> {
  const isNew = tx`not exists (select from professors p where p.scholar_id = s.scholar_id)`
  const [{ wanted } = { wanted: 0 }] = await tx<{ wanted: number }[]>`
    select count(*) as wanted from staged_professors s where ${isNew}`
  let added = 0
  while (added < wanted) {
    const rows = await tx`
      with added as (
        insert into professors (id, scholar_id, name, affiliation, school_name, cited_by, key_interests, homepage_url,
          google_scholar_url, email, opt_out, source, updated_at)
        overriding system value
        select ${drawnId(tx)} as id, s.scholar_id, s.name, s.affiliation, s.school_name, coalesce(s.cited_by::integer, 0),
          s.key_interests::text[], s.homepage_url, s.google_scholar_url, s.email,
          exists (select from opt_outs o where o.scholar_id = s.scholar_id), ${source}, ${now}
        from staged_professors s where ${isNew}
        order by id
        on conflict (id) do nothing
        returning id, scholar_id
      )
      insert into republished (id, scholar_id) select id, scholar_id from added`
    added += rows.count
  }
  return added
}

/** From 1 to 2²⁸, by the random bits that a UUID of version 4 begins with. */
const drawnId = (tx: TransactionSql) => tx`('x' || left(gen_random_uuid()::text, 7))::bit(28)::integer + 1`

/** In the order of the source, which has those of one professor together: sorting 40 MB would double the time. */
async function replacePublications(tx: TransactionSql): Promise<void> {
  await tx`delete from publications where professor_id in (select id from republished)`
  await tx`
    insert into publications (professor_id, title, abstract, pub_year, num_citations, pub_url)
    select r.id, s.title, s.abstract, s.pub_year::smallint, s.num_citations::integer, s.pub_url
    from republished r join staged_publications s using (scholar_id)`
}

/** What only some sources know; it changes with each of their editions and makes no professor a changed one. */
async function keepActivity(tx: TransactionSql, now: Date): Promise<void> {
  await tx`
    insert into professor_activity (professor_id, works_by_year, affiliations, updated_at)
    select p.id, works_by_year::jsonb, dated_affiliations::jsonb, ${now}
    from staged_professors s join professors p using (scholar_id)
    where works_by_year is not null and not p.opt_out
    on conflict (professor_id) do update
    set works_by_year = excluded.works_by_year, affiliations = excluded.affiliations, updated_at = excluded.updated_at
    where (professor_activity.works_by_year, professor_activity.affiliations)
      is distinct from (excluded.works_by_year, excluded.affiliations)`
}
