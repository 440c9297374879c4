import { fragment, type TransactionSql } from '../../db/sql.ts'
import { containsContact } from '../anonymity/contact.ts'
import { deriveActivityFacts } from '../facts/derive-activity.ts'
import { storeActivityFacts } from '../facts/store-activity-facts.ts'
import { copyRowsInto } from './copy.ts'
import { matchRecords } from './merge.ts'
import { listSourcesAbove, updateFields } from './merge-fields.ts'
import { computePersonKey } from './person-key.ts'
import type { ProfessorRecord } from './professor.ts'
import type { FindSuppression } from './suppressed-records.ts'

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
  'activity_facts',
  'suppressed_by',
  'held_id',
]
const publicationColumns = ['scholar_id', 'title', 'abstract', 'pub_year', 'num_citations', 'pub_url']

/**
 * Creates the temporary tables of an import: the records of the source, before they are compared with the catalogue.
 * All their columns are text, so COPY accepts any value; a value that does not fit fails in a later statement.
 */
export async function createStaging(tx: TransactionSql, sharedKeys: readonly string[]): Promise<void> {
  await tx.run(`create temp table staged_professors (${declareTextColumns(professorColumns)}) on commit drop`)
  await tx.run(`create temp table staged_publications (${declareTextColumns(publicationColumns)}) on commit drop`)
  await tx`create temp table shared_keys (person_key text not null) on commit drop`
  await copyRowsInto(
    tx,
    'shared_keys',
    ['person_key'],
    sharedKeys.map((key) => [key]),
  )
  // The hashes of staged records of persons who opted out.
  await tx`
    create temp table suppressed_hashes (scholar_id text, hash text, person text, kind text) on commit drop`
  // Professors whose publications are written: new ones, and known ones with other publications.
  await tx`create temp table publication_updates (id integer primary key, scholar_id text not null) on commit drop`
}

function declareTextColumns(names: string[]): string {
  return names.map((name) => `${name} text`).join(', ')
}

/** Copies one batch of records into the staging tables. */
export async function stage(
  tx: TransactionSql,
  batch: ProfessorRecord[],
  findSuppression: FindSuppression,
  now: Date,
): Promise<void> {
  const suppressed = new Map(batch.map((record) => [record, findSuppression(record)]))
  await copyRowsInto(
    tx,
    'staged_professors',
    professorColumns,
    batch.map((one) => [
      one.scholarId,
      one.name,
      one.affiliation,
      one.schoolName,
      one.citedBy,
      // Addresses and links are no interests. Names remain: only locked cards must not show them.
      one.keyInterests.filter((interest) => !containsContact(interest)),
      one.homepageUrl,
      one.googleScholarUrl,
      one.email,
      one.otherIds ?? [],
      computePersonKey(one.name, one.schoolName),
      one.activity ? JSON.stringify(one.activity.worksByYear) : null,
      one.activity ? JSON.stringify(one.activity.affiliations) : null,
      one.activity ? JSON.stringify(deriveActivityFacts(one.activity, toAddress(one.scholarId), now)) : null,
      suppressed.get(one)?.by ?? null,
      suppressed.get(one)?.heldId ?? null,
    ]),
  )
  await copyRowsInto(
    tx,
    'suppressed_hashes',
    ['scholar_id', 'hash', 'person', 'kind'],
    [...suppressed].flatMap(([{ scholarId }, match]) =>
      (match?.hashes ?? []).map(({ hash, kind }) => [
        scholarId,
        hash.toString('base64'),
        match!.personHash.toString('base64'),
        kind,
      ]),
    ),
  )
  await copyRowsInto(
    tx,
    'staged_publications',
    publicationColumns,
    batch.flatMap(({ scholarId, publications }) =>
      publications.map((one) => [scholarId, one.title, one.abstract, one.year, one.citations, one.url]),
    ),
  )
}

/** The page of an author of OpenAlex; null for an id of another source. */
const toAddress = (scholarId: string) =>
  scholarId.startsWith('openalex:') ? `https://openalex.org/${scholarId.slice('openalex:'.length)}` : null

/**
 * Writes new and different values from the staging tables. Returns the numbers of professors that were added, changed
 * or unchanged, of `duplicates` (records of a professor who has another record in this import), and of `suppressed`
 * records (of persons who opted out); `newIds` is the number of ids that the catalogue has got.
 */
export async function mergeStaged(
  tx: TransactionSql,
  source: string,
  now: Date,
): Promise<{
  added: number
  changed: number
  unchanged: number
  duplicates: number
  suppressed: number
  newIds: number
}> {
  await tx`analyze staged_professors`
  const { duplicates, suppressed, newIds } = await matchRecords(tx, now)
  const republished = await findPublicationUpdates(tx, source)
  const updated = await updateFields(tx, source, now)
  const added = await insertProfessors(tx, source, now)
  await replacePublications(tx)
  await storeActivity(tx, now)
  await storeActivityFacts(tx, source, now)
  const changed = new Set([...republished, ...updated]).size
  if (added + changed > 0) await tx`analyze professors`
  const [count] = await tx<{ staged: number }[]>`select count(*) as staged from staged_professors`
  return { added, changed, unchanged: count!.staged - added - changed, duplicates, suppressed, newIds }
}

/**
 * Finds known professors with other publications in this source, unless those in the catalogue are from a source of
 * higher precedence. A record without publications changes nothing. Returns the ids.
 */
async function findPublicationUpdates(tx: TransactionSql, source: string): Promise<number[]> {
  // A sum of row hashes compares two sets without sorting them.
  const digest = fragment`sum(hashtextextended(
    row(title, abstract, pub_year::smallint, num_citations::integer, pub_url)::text, 0))`
  const rows = await tx<{ id: number }[]>`
    with given as (
      select p.id, p.scholar_id, ${digest} as digest
      from staged_publications join professors p using (scholar_id) group by p.id
    ), known as (
      select professor_id, ${digest} as digest
      from publications where professor_id in (select id from given) group by professor_id
    )
    insert into publication_updates (id, scholar_id)
    select id, given.scholar_id from given left join known on known.professor_id = given.id join professors using (id)
    where given.digest is distinct from known.digest and (known.digest is null
      or coalesce(field_sources->>'publications', source) <> all (${listSourcesAbove(source)}::text[]))
    returning id`
  await tx`
    update professors set field_sources = field_sources || jsonb_build_object('publications', ${source}::text)
    where id in (select id from publication_updates) and source <> ${source}`
  await tx`
    update professors set field_sources = field_sources - 'publications'
    where id in (select id from publication_updates) and source = ${source}`
  return rows.map(({ id }) => id)
}

/**
 * Inserts new professors; returns their number. Their ids are random: locked cards show ids, and these must not reveal
 * the position in the source or the time of the import. Professors whose random id exists already get another one.
 */
async function insertProfessors(tx: TransactionSql, source: string, now: Date): Promise<number> {
  const isNew = fragment`not exists (select from professors p where p.scholar_id = s.scholar_id)`
  const [{ wanted } = { wanted: 0 }] = await tx<{ wanted: number }[]>`
    select count(*) as wanted from staged_professors s where ${isNew}`
  let added = 0
  while (added < wanted) {
    const rows = await tx`
      with added as (
        insert into professors (id, scholar_id, name, affiliation, school_name, cited_by, key_interests, homepage_url,
          google_scholar_url, email, opt_out, source, updated_at)
        overriding system value
        select ${randomId} as id, s.scholar_id, s.name, s.affiliation, s.school_name, coalesce(s.cited_by::integer, 0),
          s.key_interests::text[], s.homepage_url, s.google_scholar_url, s.email,
          exists (select from opt_outs o where o.scholar_id = s.scholar_id), ${source}, ${now}
        from staged_professors s where ${isNew}
        order by id
        on conflict (id) do nothing
        returning id, scholar_id
      )
      insert into publication_updates (id, scholar_id) select id, scholar_id from added`
    added += rows.count
  }
  return added
}

/** A number from 1 to 2²⁸: the first bits of a UUID of version 4 are random. */
const randomId = fragment`('x' || left(gen_random_uuid()::text, 7))::bit(28)::integer + 1`

/**
 * Writes publications in the order of the source, where those of a professor are adjacent: a sort would double the
 * time.
 */
async function replacePublications(tx: TransactionSql): Promise<void> {
  await tx`delete from publications where professor_id in (select id from publication_updates)`
  await tx`
    insert into publications (professor_id, title, abstract, pub_year, num_citations, pub_url)
    select r.id, s.title, s.abstract, s.pub_year::smallint, s.num_citations::integer, s.pub_url
    from publication_updates r join staged_publications s using (scholar_id)`
}

/** Stores the activity. It changes with each edition of a source, so it does not count as a change of the professor. */
async function storeActivity(tx: TransactionSql, now: Date): Promise<void> {
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
