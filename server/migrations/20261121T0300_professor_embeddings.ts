import { sql, type Kysely } from 'kysely'

/** Vectors of the professors' fields, for deployments with an embedding endpoint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `digest`: SHA-256 of the embedded text. `vector`: 32-bit floats, little-endian; a unit vector.
  await sql`
    create table professor_embeddings (
      professor_id integer primary key references professors (id) on delete cascade,
      model text not null,
      digest bytea not null check (length(digest) = 32),
      vector bytea not null check (length(vector) > 0 and length(vector) % 4 = 0),
      created_at timestamptz not null
    )`.execute(db)

  // Every kind of opt-out deletes the vector.
  await sql`
    create function forget_professor_embedding() returns trigger language plpgsql as $$
    begin
      delete from professor_embeddings where professor_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger forget_professor_embedding after update of opt_out on professors
    for each row when (new.opt_out) execute function forget_professor_embedding()`.execute(db)
}
