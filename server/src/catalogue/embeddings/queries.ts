import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** The match index reads the same number of works. */
const worksMax = 20

/** About 500 tokens: models of the BERT family ignore the rest of a text. */
export const textMax = 2_000

export type ProfessorText = {
  id: number
  name: string
  /** Interests and the titles of the newest works; null if there are none, or if their vector is stored. */
  text: string | null
  digest: Buffer
}

/**
 * The next professors after this id, in the order of ids. The database compares the digests, so few texts are sent. The
 * name decides which words of the text are embedded, so a digest is of both.
 */
export async function selectTexts(db: Db, model: string, after: number, limit: number): Promise<ProfessorText[]> {
  const { rows } = await sql<ProfessorText>`
    with page as (
      select id, name, key_interests from professors where id > ${after} and not opt_out order by id limit ${limit}
    ), texts as (
      select id, name, left(concat_ws('. ', nullif(array_to_string(key_interests, ', '), ''), titles), ${textMax}) as text
      from page cross join lateral (
        select string_agg(title, '. ' order by pub_year desc nulls last, title) as titles from (
          select title, pub_year from publications where professor_id = page.id
          order by pub_year desc nulls last, title limit ${worksMax}
        ) newest
      ) works
    ), digests as (
      select id, name, text, sha256(convert_to(concat_ws(e'\n', name, text), 'UTF8')) as digest from texts
    )
    select d.id, d.name, d.digest, case when d.text <> '' and e.digest is distinct from d.digest then d.text end as text
    from digests d left join professor_embeddings e on e.professor_id = d.id and e.model = ${model}
    order by d.id`.execute(db)
  return rows
}

/** Stores a vector unless the professor has opted out. The row is locked, so an opt-out precedes or follows. */
export async function saveVector(
  db: Db,
  { id, digest, model, vector, now }: { id: number; digest: Buffer; model: string; vector: Float32Array; now: Date },
): Promise<void> {
  const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
  await sql`
    insert into professor_embeddings (professor_id, model, digest, vector, created_at)
    select id, ${model}, ${digest}, ${bytes}, ${now} from professors where id = ${id} and not opt_out for share
    on conflict (professor_id) do update
    set model = excluded.model, digest = excluded.digest, vector = excluded.vector, created_at = excluded.created_at
  `.execute(db)
}

/** The vectors of these professors by id; professors without a vector of this model are missing. */
export async function selectVectors(db: Db, model: string, ids: readonly number[]): Promise<Map<number, Float32Array>> {
  const { rows } = await sql<{ professor_id: number; vector: Uint8Array }>`
    select professor_id, vector from professor_embeddings where model = ${model} and professor_id = any(${ids})`.execute(
    db,
  )
  // A Float32Array must begin at a multiple of four bytes, so the bytes are copied.
  return new Map(rows.map((row) => [row.professor_id, new Float32Array(new Uint8Array(row.vector).buffer)]))
}
