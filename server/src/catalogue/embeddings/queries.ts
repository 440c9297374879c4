import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** As many works as a match reads. */
const worksMax = 20

/** Some 500 tokens, which is what models of the BERT family read of a text; the rest would be cut off there. */
export const textMax = 2_000

export type ProfessorText = {
  id: number
  /** Interests and the titles of the newest works; null where the vector of just this text is there, or nothing is known. */
  text: string | null
  digest: Buffer
}

/** The next professors after this id, in the order of ids. Digests are compared where the texts lie. */
export async function selectTexts(db: Db, model: string, after: number, limit: number): Promise<ProfessorText[]> {
  const { rows } = await sql<ProfessorText>`
    with page as (
      select id, key_interests from professors where id > ${after} and not opt_out order by id limit ${limit}
    ), texts as (
      select id, left(concat_ws('. ', nullif(array_to_string(key_interests, ', '), ''), titles), ${textMax}) as text
      from page cross join lateral (
        select string_agg(title, '. ' order by pub_year desc nulls last, title) as titles from (
          select title, pub_year from publications where professor_id = page.id
          order by pub_year desc nulls last, title limit ${worksMax}
        ) newest
      ) works
    ), digests as (select id, text, sha256(convert_to(text, 'UTF8')) as digest from texts)
    select d.id, d.digest, case when d.text <> '' and e.digest is distinct from d.digest then d.text end as text
    from digests d left join professor_embeddings e on e.professor_id = d.id and e.model = ${model}
    order by d.id`.execute(db)
  return rows
}

/** Not of a professor who has opted out meanwhile: the row is held, so that an opt-out comes before this or after it. */
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

/** The vectors of these professors by id; whoever has none by this model is missing. */
export async function selectVectors(db: Db, model: string, ids: readonly number[]): Promise<Map<number, Float32Array>> {
  const { rows } = await sql<{ professor_id: number; vector: Uint8Array }>`
    select professor_id, vector from professor_embeddings where model = ${model} and professor_id = any(${ids})`.execute(
    db,
  )
  // Copied, since a view of floats must begin at a multiple of four bytes.
  return new Map(rows.map((row) => [row.professor_id, new Float32Array(new Uint8Array(row.vector).buffer)]))
}
