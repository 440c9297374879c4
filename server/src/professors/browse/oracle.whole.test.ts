// Longer than usual: a generator of random queries, and the plain SQL that computes the expected pages.
import type { CallInput } from '@labreach/contract/endpoint'
import { professorsPage } from '@labreach/contract/professors'
import { schools } from '@labreach/contract/plans'
import { expect, test, vi } from 'vitest'
import { aStudent, type AStudent } from '../../../test/builders.ts'
import { addProfessors, makeProfessor } from '../../../test/professors.ts'
import { testApp } from '../../../test/test-app.ts'
import { fragment } from '../../db/sql.ts'
import { insertValues } from '../../../test/insert-values.ts'

type Query = Required<CallInput<typeof professorsPage>>['query']
type Student = AStudent & { free: boolean; ranking: number[] }

const SIZE = 500
const app = await testApp({ professors: 0 })
const { sql } = app.database

// A seeded generator (mulberry32) makes failures reproducible.
let state = 20_261_121
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const drawNumber = (count: number) => Math.floor(random() * count)
const drawOne = <T>(of: readonly T[]): T => of[drawNumber(of.length)]!
const drawSome = <T>(of: readonly T[], most: number): T[] =>
  Array.from({ length: drawNumber(most + 1) }, () => drawOne(of))
const isDrawn = (of: number) => random() < of

const words = ['optics', 'laser', 'genome', 'robot', 'grammar', 'plasma', 'protein', 'market', 'poetry', 'glacier']
const drawPhrase = () => [...new Set(Array.from({ length: 1 + drawNumber(3) }, () => drawOne(words)))].join(' ')

// Citations are equal in pairs, except around rank 300, the last one visible on Free.
const computeCitations = (rank: number) => 60_000 - 10 * (rank > 150 && rank < 400 ? rank : rank - (rank % 2))
const professors = await addProfessors(
  sql,
  Array.from({ length: SIZE }, (_, rank) => ({
    ...makeProfessor(rank),
    citedBy: computeCitations(rank),
    schoolName: drawOne(schools),
    interests: Array.from({ length: drawNumber(5) }, drawPhrase),
  })).toSorted(() => random() - 0.5),
)
const levels = ['undergraduate', 'graduate', 'phd'] as const
const factRows = professors.flatMap(({ id }) => {
  const base = { professor_id: id, position: 0, read_at: app.clock.now() }
  const said = drawSome(levels, 2)
  return [
    ...(isDrawn(0.8)
      ? [{ ...base, kind: 'last_work', source: 'openalex', value: JSON.stringify({ year: 2010 + drawNumber(16) }) }]
      : []),
    ...(isDrawn(0.4)
      ? [
          {
            ...base,
            kind: drawOne(['taking', 'taking', 'not_taking']),
            source: 'homepage',
            value: JSON.stringify({ levels: said, term: null }),
          },
        ]
      : []),
  ]
})
await sql`insert into professor_facts ${insertValues(...factRows)}`
await sql`update professors set opt_out = true where id % 25 = 0`
await sql`select pg_notify('catalogue', 'import')`
const listed = professors.filter(({ id }) => id % 25 !== 0)
await vi.waitUntil(() => app.services.catalogue.size() === listed.length, 30_000)

async function aBrowsingStudent(free: boolean): Promise<Student> {
  const student = await aStudent(app, { plan: free ? 'F' : 'B', resume: !free })
  const at = app.clock.now()
  const rows = professors
    .filter(() => isDrawn(0.2))
    .map(({ id }, number) => ({
      student_id: student.id,
      professor_id: id,
      unlocked_at: free && number >= 30 ? null : isDrawn(0.6) ? at : null,
      is_favorite: isDrawn(0.5),
      draft_saved_at: isDrawn(0.3) ? at : null,
      first_email_at: isDrawn(0.3) ? at : null,
    }))
  await sql`insert into relationships ${insertValues(...rows)}`
  // The quality of matches is measured by `npm run bench -- match`; this test checks only that pages follow their order.
  const readMatchedPage = async (page: number) => {
    const query = { order: 'match', page, page_size: 100 } as const
    return (await app.call(professorsPage, { query, as: student })).body.professors
  }
  const pages = await Promise.all([1, 2, 3].map(readMatchedPage))
  return { ...student, free, ranking: pages.flat().flatMap(({ id, match }) => (match ? [id] : [])) }
}

function aQuery(): Query {
  const { name } = drawOne(professors)
  const from = drawNumber(name.length)
  const searches = [
    name,
    name.toUpperCase(),
    name.replaceAll(' ', ''),
    name.slice(from, from + 1 + drawNumber(5)).trim(),
    name.split(' ')[0]!,
    '.',
    'nobody',
  ]
  const [least, most] = [drawNumber(60_000), drawNumber(60_000)].toSorted((a, b) => a - b)
  return {
    page: isDrawn(0.6) ? 1 : 1 + drawNumber(8),
    page_size: isDrawn(0.5) ? 9 : 1 + drawNumber(100),
    order: drawOne(['name', 'cited_by', 'school', 'favorite', 'match'] as const),
    direction: drawOne(['asc', 'desc'] as const),
    schools: isDrawn(0.4) ? [...drawSome(schools, 3), ...(isDrawn(0.1) ? ['Nowhere College'] : [])].join(';') : '',
    research_interests: isDrawn(0.4) ? drawSome([...words, drawPhrase()], 3).join(',') : '',
    search: isDrawn(0.25) ? drawOne(searches) : '',
    ...(isDrawn(0.3) && { cite_min: least! }),
    ...(isDrawn(0.3) && { cite_max: most! }),
    ...(isDrawn(0.3) && { email_status: drawOne(['email_sent', 'no_email', 'draft_saved'] as const) }),
    ...(isDrawn(0.2) && { favorite: 'true' as const }),
    ...(isDrawn(0.2) && { active_since: 2010 + drawNumber(17) }),
    ...(isDrawn(0.2) && { taking: drawOne(['any', ...levels] as const) }),
  }
}

/**
 * The same query in plain SQL: all professors that satisfy it, each with its rank in the order. Equal ones share a
 * rank.
 */
async function queryPlainSql({ id, free, ranking }: Student, query: Query) {
  const descending = query.direction === 'desc'
  const direction = descending ? fragment`desc` : fragment`asc`
  const opposite = descending ? fragment`asc` : fragment`desc`
  const order = {
    cited_by: fragment`cited_by ${direction}`,
    school: fragment`lower(school_name) collate "C" ${direction}, cited_by desc`,
    favorite: fragment`favorite ${direction}, cited_by desc`,
    name: fragment`unlocked desc, case when unlocked then folded end collate "C" ${direction}`,
    match: fragment`coalesce(array_position(${ranking}::int[], id), 1000000) ${opposite}, cited_by ${direction}`,
  }[query.order as 'name']
  const part = fragment`trim(regexp_replace(lower(${query.search as string}), '[^a-z0-9]+', ' ', 'g'))`
  const querySchools = String(query.schools).split(';').filter(Boolean)
  const interests = String(query.research_interests).split(',').filter(Boolean)
  const rows = await sql<{ id: number; rank: number }[]>`
    with known as (
      select p.*, trim(regexp_replace(lower(p.name), '[^a-z0-9]+', ' ', 'g')) as folded,
        r.unlocked_at is not null as unlocked, coalesce(r.is_favorite, false) as favorite,
        r.first_email_at is not null as sent, r.draft_saved_at is not null as drafted
      from professors p left join relationships r on r.professor_id = p.id and r.student_id = ${id}
      where not p.opt_out
    ), visible as (
      select * from known order by unlocked desc, cited_by desc limit ${free ? 300 : 1_000_000}
    )
    select id::int, (dense_rank() over (order by ${order}))::int as rank
    from visible
    where cited_by >= ${(query.cite_min as number | undefined) ?? 0}
      and cited_by <= ${(query.cite_max as number | undefined) ?? 2_000_000_000}
      and (${querySchools.length === 0} or school_name = any (${querySchools}))
      and (${interests.length === 0} or exists (
        select from unnest(key_interests) has, unnest(${interests}::text[]) wanted
        where ' ' || has || ' ' like '% ' || wanted || ' %'))
      and (${query.search === ''} or (${part} <> '' and ((unlocked and position(${part} in folded) > 0)
        or replace(folded, ' ', '') = replace(${part}, ' ', ''))))
      and (${query.active_since === undefined} or exists (
        select from professor_facts f where f.professor_id = visible.id and kind = 'last_work'
          and (value->>'year')::int >= ${(query.active_since as number | undefined) ?? 0}))
      and (${query.taking === undefined} or exists (
        select from professor_facts f where f.professor_id = visible.id and kind = 'taking'
          and (${query.taking === 'any'} or value->'levels' = '[]' or value->'levels' ? ${query.taking ?? ''})))
      and (${query.favorite !== 'true'} or favorite)
      and (${query.email_status !== 'email_sent'} or sent)
      and (${query.email_status !== 'no_email'} or not sent)
      and (${query.email_status !== 'draft_saved'} or drafted)
    order by 2`
  return { rankById: new Map(rows.map((row) => [row.id, row.rank])), ranks: rows.map((row) => row.rank) }
}

/** Compares one page with the oracle. Returns the number of its professors. */
async function expectEqualPage(student: Student, query: Query): Promise<number> {
  // The limit of searches per day is tested in name-searches.long.test.ts.
  if (query.search) await sql`delete from name_searches where student_id = ${student.id}`
  const [response, expected] = await Promise.all([
    app.call(professorsPage, { query, as: student }),
    queryPlainSql(student, query),
  ])
  const ids = response.body.professors.map((professor) => professor.id)
  const first = (Number(query.page) - 1) * Number(query.page_size)
  expect({
    query,
    status: response.status,
    total: response.body.total,
    filtered: response.body.filtered_total,
    different: new Set(ids).size,
    ranks: ids.map((id) => expected.rankById.get(id)),
  }).toEqual({
    query,
    status: 200,
    total: student.free ? 300 : listed.length,
    filtered: expected.ranks.length,
    different: ids.length,
    ranks: expected.ranks.slice(first, first + Number(query.page_size)),
  })
  return ids.length
}

const students = [await aBrowsingStudent(true), await aBrowsingStudent(false)] as const

test.each([
  ['Free', students[0]],
  ['Basic', students[1]],
])(
  '500 random queries and pages equal plain SQL for a student on %s [BROWSE-31, BROWSE-32]',
  async (_, student) => {
    let nonEmpty = 0
    for (let batch = 0; batch < 50; batch++) {
      const counts = await Promise.all(Array.from({ length: 10 }, () => expectEqualPage(student, aQuery())))
      nonEmpty += counts.filter((count) => count > 0).length
    }
    // Empty pages would prove nothing.
    expect(nonEmpty).toBeGreaterThan(150)
  },
  120_000,
)

test('the pages of one query contain each professor once, also among equal ranks', async () => {
  for (const student of students)
    for (const order of ['name', 'cited_by', 'school', 'favorite', 'match'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const readPage = async (number: number) =>
          (await app.call(professorsPage, { query: { order, direction, page: number, page_size: 100 }, as: student }))
            .body
        const pages = await Promise.all([1, 2, 3, 4, 5].map(readPage))
        const ids = pages.flatMap(({ professors: some }) => some.map(({ id }) => id))
        expect(ids).toHaveLength(pages[0]!.total)
        expect(new Set(ids).size).toBe(ids.length)
      }
}, 60_000)
