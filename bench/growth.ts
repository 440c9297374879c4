import { spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createThrowawayFolderOnDisk } from '@labreach/launch/folder'
import type { Sql } from '@labreach/launch/sql'
import { withProfessors, type BrowseSystem } from './browse-system.ts'
import { fillStudents, fillWorks, perStudent } from './student-rows.ts'

/**
 * `npm run bench -- growth [students]`: the rows and bytes of students, professors and letters in the database, the
 * connections of a server, and the unlocks and letters that PostgreSQL itself can write durably per second on this
 * machine (needs pgbench; Debian: postgresql-contrib).
 */
const students = Number(process.argv[2] ?? 20_000)
const [professors, clients, seconds] = [14_000, 16, 10]

/**
 * Tables whose size depends on the professors. The others depend on the students, also `journal` with their sign-ins.
 */
const professorTables = new Set([
  'professors',
  'publications',
  'professor_aliases',
  'email_lookups',
  'professor_embeddings',
])

type Size = { name: string; rows: number; bytes: number }

async function readTableSizes(sql: Sql): Promise<Size[]> {
  const tables = await sql<Size[]>`
    select relname as name, greatest(reltuples, 0)::int as rows, pg_total_relation_size(oid)::int8::float8 as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by pg_total_relation_size(oid) desc`
  return tables.filter(({ rows }) => rows > 1)
}

function print(title: string, tables: readonly Size[], by: number, unit: string): void {
  console.log(`\n${title.padEnd(22)}       rows         MB   rows/${unit}  bytes/${unit}`)
  const formatLine = ({ name, rows, bytes }: Size) => {
    const each = [(rows / by).toFixed(1), (bytes / by).toFixed(0)]
    const columns = [String(rows), (bytes / 1e6).toFixed(1), ...each].map((text) => text.padStart(11))
    console.log(`${name.padEnd(20)}${columns.join('')}`)
  }
  for (const table of tables) formatLine(table)
  const sum = (value: (table: Size) => number) => tables.reduce((total, table) => total + value(table), 0)
  formatLine({ name: 'total', rows: sum(({ rows }) => rows), bytes: sum(({ bytes }) => bytes) })
}

const studentIdSql = `('00000000-0000-7000-8000-' || lpad(to_hex(:s::int), 12, '0'))::uuid`
const scripts = {
  unlock: `\\set s random(1, ${students})
\\set p random(1, ${professors})
begin;
select id from students where id = ${studentIdSql} for update;
select count(*) from relationships where student_id = ${studentIdSql} and unlocked_at > now() - interval '7 days';
insert into relationships (student_id, professor_id, unlocked_at) values (${studentIdSql}, :p, now())
  on conflict (student_id, professor_id) do update set unlocked_at = now();
commit;`,
  letter: `\\set s random(1, ${students})
\\set p random(1, ${professors})
begin;
select id from students where id = ${studentIdSql} for update;
select id from professors where id = :p for update;
select reserved_at from outreaches where professor_id = :p and reserved_at > now() - interval '7 days';
insert into outreaches (student_id, professor_id, state, first_contact, to_email, subject, message, message_id, reserved_at)
  values (${studentIdSql}, :p, 'sending', true, 'someone@university.edu', 'Research Internship Inquiry',
    repeat('a letter has so many words ', 50), gen_random_uuid()::text, now()) returning id \\gset
commit;
update outreaches set state = 'sent', settled_at = now() where student_id = ${studentIdSql} and id = :id;`,
}

async function measureWriteRates({ sql, databaseUrl }: BrowseSystem): Promise<void> {
  const folder = await createThrowawayFolderOnDisk('labreach-growth-')
  console.log(`\ndurable writes by ${clients} connections (pgbench):`)
  try {
    for (const [name, script] of Object.entries(scripts)) {
      const file = join(folder, `${name}.sql`)
      await writeFile(file, script)
      await sql`checkpoint`
      const readWalPosition = async () =>
        (await sql<{ at: number }[]>`select (pg_current_wal_lsn() - '0/0')::float8 as at`)[0]!.at
      const before = await readWalPosition()
      const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), '-f', file]
      const { stdout, stderr, status } = spawnSync('pgbench', [...args, databaseUrl], { encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
      const [rate, done] = [/tps = ([\d.]+)/, /actually processed: (\d+)/].map((expression) =>
        Number(expression.exec(stdout)![1]),
      )
      const bytes = ((await readWalPosition()) - before) / done!
      console.log(
        `${name.padEnd(8)} ${rate!.toFixed(0).padStart(7)} per second, ${(bytes / 1000).toFixed(1)} kB of WAL each`,
      )
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (spawnSync('pgbench', ['--version']).error) throw new Error('pgbench is not installed. Debian: postgresql-contrib.')
await withProfessors(
  [professors],
  async (_, system) => {
    const { sql } = system
    const [idle] = await sql<{ connections: number }[]>`
      select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    await fillWorks(sql)
    await fillStudents(sql, students)
    // The bulk insert leaves one dead row version of a stamp per inserted relationship.
    await sql`vacuum full relationship_stamps`
    await sql`vacuum analyze`
    const tables = await readTableSizes(sql)
    print(
      `${professors} professors`,
      tables.filter(({ name }) => professorTables.has(name)),
      professors,
      'professor',
    )
    print(
      `${students} students`,
      tables.filter(({ name }) => !professorTables.has(name)),
      students,
      'student',
    )
    const letters = tables.find(({ name }) => name === 'outreaches')!
    console.log(`\na letter: ${(letters.bytes / letters.rows).toFixed(0)} bytes (${perStudent.letterWords} words)`)
    console.log(`an idle server has ${idle!.connections} connections`)
    await measureWriteRates(system)
  },
  { durable: true },
)
