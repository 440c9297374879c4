import type { Sql } from '@labreach/launch/sql'

/** The average data of a student after a year, as assumed in docs/scaling.md. */
export const perStudent = {
  sessions: 3,
  unlocked: 40,
  favourites: 10,
  drafts: 5,
  templates: 3,
  aiUses: 30,
  letters: 20,
  signIns: 40,
  resumeWords: 450,
  letterWords: 190,
  templateWords: 130,
}

/** One student in ten pays, for a year. */
const studentsPerPayer = 10

const words = `(array['research','learning','students','project','analysis','university','laboratory','python','methods',
  'results','experience','professor','interested','working','group','data','models','experiments','summer','semester',
  'published','cells','networks','robotics','theory','systems','during','with','and','of','the','in','on','for','my','I',
  'would','your','work','that','was','statistical','computational','neural','protein','measured','developed','team'])`

/** Creates students with all their data. Their texts are drawn from a pool. */
export async function fillStudents(sql: Sql, count: number): Promise<void> {
  const counts = perStudent
  const [{ professors } = { professors: 0 }] = await sql<{ professors: number }[]>`
    select count(*)::int as professors from professors`
  /** The size of the pool: creating random texts is the slowest part. */
  const pool = 2_000
  const composeId = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
  const composeTime = (number: string) => `now() - (${number}) % 365 * interval '1 day'`
  const composeText = (kind: string, number: string) =>
    `(select body from texts where kind = '${kind}' and number = 1 + (${number}) % ${pool})`
  const composeSeries = (times: number) => `generate_series(1, ${count}) s cross join generate_series(1, ${times}) n`
  await sql.run(`
    create temp table texts as
      select kind, number, (select string_agg(${words}[1 + floor(random() * 48)::int], ' ')
        from generate_series(1, words) where number > 0) as body
      from generate_series(1, ${pool}) number cross join (values ('resume', ${counts.resumeWords}),
        ('letter', ${counts.letterWords}), ('template', ${counts.templateWords})) kinds (kind, words);
    create index on texts (kind, number);

    insert into students (id, username, password_hash, first_name, last_name, school, major, skills, key_interests, created_at)
      select ${composeId('s')}, 'student' || s, '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('x', 22) || '$' || repeat('y', 43),
        'Firstname', 'Lastname', 'University of California', 'Computer Science',
        array['Python', 'Statistics', 'C++', 'R', 'Machine learning', 'Data analysis', 'LaTeX', 'Git'],
        array['Robotics', 'Machine learning', 'Computer vision', 'Genomics'], ${composeTime('s')}
      from generate_series(1, ${count}) s;
    insert into sessions select ${composeId('s')}, gen_random_uuid(), sha256((s || ' ' || n)::bytea), now(), now() + interval '30 days'
      from ${composeSeries(counts.sessions)};
    insert into resumes select ${composeId('s')}, gen_random_uuid(), 'Resume of a student.pdf', 120000, sha256(s::text::bytea),
      ${composeText('resume', 's')}, jsonb_build_object('interests', left(${composeText('resume', 's + 7')}, 600)), now()
      from generate_series(1, ${count}) s;
    insert into google_grants select ${composeId('s')}, 'sub' || s, 'student' || s || '@gmail.com', sha512(s::text::bytea) ||
      sha512(s::text::bytea) || sha512(s::text::bytea) || sha512(s::text::bytea), now() from generate_series(1, ${count}) s;
    insert into google_links select ${composeId('s')}, sha256(s::text::bytea) from generate_series(1, ${count}) s;
    insert into relationships (student_id, professor_id, unlocked_at, is_favorite, draft, draft_saved_at, first_email_at)
      select ${composeId('s')}, 1 + (s * 7919 + n * 104729) % ${professors}, ${composeTime('n')}, n <= ${counts.favourites},
        case when n <= ${counts.drafts} then ${composeText('letter', 's + n')} end,
        case when n <= ${counts.drafts} then now() end, case when n > ${counts.letters} then ${composeTime('n')} end
      from ${composeSeries(counts.unlocked)} on conflict do nothing;
    insert into templates (student_id, name, content, is_default, created_at, updated_at)
      select ${composeId('s')}, 'Template ' || n, ${composeText('template', 's + n')}, n = 1, now(), now() from ${composeSeries(counts.templates)};
    insert into ai_uses (student_id, kind, used_at)
      select ${composeId('s')}, 'enhance', ${composeTime('n')} from ${composeSeries(counts.aiUses)};
    insert into outreaches (student_id, professor_id, idempotency_key, state, first_contact, to_email, subject, message,
        message_id, gmail_id, reserved_at, settled_at)
      select ${composeId('s')}, 1 + (s * 7919 + n * 104729) % ${professors}, gen_random_uuid(), 'sent', true,
        'professor' || n || '@department.university.edu', 'Research Internship Inquiry',
        ${composeText('letter', 's * 31 + n')}, '<' || gen_random_uuid() || '@mail.gmail.com>', left(md5(s || ' ' || n), 16), ${composeTime('n')}, ${composeTime('n')}
      from ${composeSeries(counts.letters)};
    insert into customers (student_id, customer_id, created_at)
      select ${composeId('s')}, 'cus_' || md5(s::text), now() from generate_series(1, ${count}, ${studentsPerPayer}) s;
    insert into handled_payments (student_id, key, handled_at)
      select ${composeId('s')}, 'evt_' || md5(s || ' ' || n), now()
      from generate_series(1, ${count}, ${studentsPerPayer}) s cross join generate_series(1, 24) n;
    insert into journal (at, event, subject, detail)
      select ${composeTime('n')}, 'signed_in', ${composeId('s')}::text, '{"way": "password", "address": "203.0.113.7"}' from ${composeSeries(counts.signIns)};
    drop table texts`)
}

/** Creates ten works for each professor, with abstracts of 130 words like those of OpenAlex. */
export async function fillWorks(sql: Sql): Promise<void> {
  await sql.run(`
    create temp table abstracts as
      select number, (select string_agg(${words}[1 + floor(random() * 48)::int], ' ')
        from generate_series(1, 130) where number > 0) as body
      from generate_series(1, 2000) number;
    create index on abstracts (number);
    insert into publications (professor_id, title, abstract, pub_year, num_citations, pub_url)
      select id, left(body, 80), body, 2015 + n, n * 10, 'https://doi.org/10.1000/' || id || '.' || n
      from professors cross join generate_series(1, 10) n join abstracts on number = 1 + (id * 13 + n) % 2000;
    drop table abstracts`)
}
