import { type Kysely, sql } from 'kysely'

/**
 * A stamp that changes with every change of a student's relationships: a cache compares it to detect a change. It is
 * random, since a counter could repeat a number after a failover that lost the latest writes. It has a separate row,
 * which is always locked after the relationship, so that transactions cannot deadlock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table relationship_stamps (
      student_id uuid primary key references students (id) on delete cascade,
      stamp uuid not null
    )`.execute(db)
  await sql`insert into relationship_stamps select distinct student_id, gen_random_uuid() from relationships`.execute(
    db,
  )
  await sql`
    create function stamp_relationships() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into relationship_stamps values (new.student_id, gen_random_uuid())
            on conflict (student_id) do update set stamp = excluded.stamp;
        else
          update relationship_stamps set stamp = gen_random_uuid() where student_id = old.student_id;
        end if;
        return null;
      end
    $$`.execute(db)
  await sql`
    create trigger relationships_stamped after insert or update or delete on relationships
      for each row execute function stamp_relationships()`.execute(db)
}
