import { sql, type Kysely } from 'kysely'

/** Where an embedding endpoint is configured: what its model makes of each professor's field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `digest`: SHA-256 of the text that the vector stands for. `vector`: 32-bit floats, little-endian, of length 1 together.
  await sql`
    create table professor_embeddings (
      professor_id integer primary key references professors (id) on delete cascade,
      model text not null,
      digest bytea not null check (length(digest) = 32),
      vector bytea not null check (length(vector) > 0 and length(vector) % 4 = 0),
      created_at timestamptz not null
    )`.execute(db)

  // Whoever opts out, by whatever way, leaves no vector behind.
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
