import { sql, type Kysely } from 'kysely'

/**
 * The sentences that AI has written for a student, by which a letter is recognized that still has one of them. `digest`:
 * SHA-256 of the sentence, so that a long one can be a key. `ai_note`: the footer of the letter says that parts of it
 * were written with AI.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_sentences (
      student_id uuid not null references students (id) on delete cascade,
      digest bytea not null,
      sentence text not null,
      written_at timestamptz not null,
      primary key (student_id, digest)
    )`.execute(db)
  await sql`create index ai_sentences_written on ai_sentences (written_at)`.execute(db)
  await sql`alter table outreaches add column ai_note boolean not null default false`.execute(db)
}
