import { expect, test } from 'vitest'
import { wholeLines } from '../../db/copied.ts'
import { foldName, wholeName, hashName } from '../../text/names.ts'
import { neutralKey } from './neutral.ts'
import { seedOf } from '../../text/hash-text.ts'
import { pageOf } from './page.ts'
import type { PageQuestion } from './page-question.ts'
import { readRows } from './rows.ts'
import { professorAt, takeOut, takeSnapshot } from './snapshot.ts'

/** Enough for many words of a set, with values that repeat, drawn the same way each time. */
const size = 3001
const draw = (number: number, salt: number, below: number) => neutralKey(number, salt) % below
const fields = ['Machine learning', 'Robotics', 'Deep learning', 'Soft robotics', 'History of art']
const people = Array.from({ length: size }, (_, at) => ({
  id: at + 1,
  name: `Ann${draw(at, 1, 700)} O'Bell`,
  school: `School ${draw(at, 2, 13)}`,
  citedBy: draw(at, 3, 90),
  interests: fields.filter((_, field) => draw(at, 4 + field, 3 + field * 9) === 0),
}))
type Person = (typeof people)[number]

const lines = people.map(
  ({ id, name, school, citedBy, interests }) =>
    `${id}\t${citedBy}\t${interests.join('\u001f')}\t${school}\ts${id}\t${name}\ta\\tb\t\\N\t\\N\n`,
)
const gone = new Set([5, 77, 1500])
/** In pieces that break lines, as a connection may. */
const pieces = lines.join('').match(/[^]{1,10000}/g)!
const snapshot = await takeSnapshot(await readRows(wholeLines(pieces.map((piece) => Buffer.from(piece)))))
for (const id of gone) takeOut(snapshot, id)

const sample = (salt: number, one: number) =>
  new Set(people.filter(({ id }) => draw(id, salt, one) === 0).map(({ id }) => id))
const anything: PageQuestion = {
  visible: null,
  schools: [],
  interests: [],
  citeMin: null,
  citeMax: null,
  search: '',
  searchLocked: true,
  unlocked: sample(31, 60),
  favorites: sample(32, 50),
  only: null,
  except: null,
  order: 'cited_by',
  direction: 'desc',
  ranking: [...sample(33, 30)],
  seed: 'a student',
  page: 1,
  pageSize: 9,
}

const filters: Partial<PageQuestion>[] = [
  {},
  { schools: ['school 3', 'School 11', 'Nowhere'] },
  { interests: ['learning', 'soft robotics'] },
  { interests: ['History of art'] },
  { citeMin: 20, citeMax: 60 },
  { citeMin: 90 },
  { citeMin: 60, citeMax: 20 },
  { only: sample(34, 4) },
  { except: sample(35, 2) },
  { visible: sample(36, 9) },
  { search: 'ann12' },
  { search: 'Ann 13 obell' },
  { schools: ['School 1', 'School 2'], interests: ['robotics'], citeMin: 10, citeMax: 80, except: sample(37, 5) },
]

function passes(person: Person, question: PageQuestion): boolean {
  const { visible, only, except, schools, interests, citeMin, citeMax, search, unlocked } = question
  const { id, school, name, citedBy } = person
  const has = (wanted: string) => person.interests.some((one) => ` ${foldName(one)} `.includes(` ${foldName(wanted)} `))
  const called = unlocked.has(id) ? foldName(name).includes(foldName(search)) : wholeName(name) === wholeName(search)
  return (
    !gone.has(id) &&
    (visible?.has(id) ?? true) &&
    (only?.has(id) ?? true) &&
    !except?.has(id) &&
    (schools.length === 0 || schools.some((one) => foldName(one) === foldName(school))) &&
    (interests.length === 0 || interests.some(has)) &&
    citedBy >= (citeMin ?? 0) &&
    citedBy <= (citeMax ?? Infinity) &&
    (search === '' || called)
  )
}

const byCitations = (one: Person, other: Person) =>
  other.citedBy - one.citedBy || neutralKey(one.id, 0) - neutralKey(other.id, 0)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The order as the product's rules have it; of locked ones by name, only who they are. */
function inOrder(people: Person[], { order, direction, favorites, ranking, unlocked }: PageQuestion): number[] {
  const sorted = people.toSorted(byCitations)
  const turn = direction === 'asc' ? 1 : -1
  const rank = new Map((ranking ?? []).map((id, at) => [id, at]))
  const orders = {
    cited_by: () => (turn > 0 ? sorted.toReversed() : sorted),
    school: () => sorted.toSorted((one, other) => turn * compare(foldName(one.school), foldName(other.school))),
    favorite: () =>
      sorted.toSorted((one, other) => turn * (Number(favorites.has(one.id)) - Number(favorites.has(other.id)))),
    match: () => {
      const best = sorted.toSorted(
        (one, other) => (rank.get(one.id) ?? Infinity) - (rank.get(other.id) ?? Infinity) || 0,
      )
      return turn > 0 ? best.toReversed() : best
    },
    name: () => {
      const known = sorted.filter(({ id }) => unlocked.has(id))
      const named = known.toSorted((one, other) => compare(foldName(one.name), foldName(other.name)))
      return [...(turn > 0 ? named : named.toReversed()), ...sorted.filter(({ id }) => !unlocked.has(id))]
    },
  }
  return orders[order]().map(({ id }) => id)
}

const orders = ['cited_by', 'school', 'favorite', 'match', 'name'] as const
const directions = ['asc', 'desc'] as const

test.each(orders.flatMap((order) => directions.map((direction) => ({ order, direction }))))(
  'answers every filter, count and page as a plain scan would: $order $direction [BROWSE-4]',
  ({ order, direction }) => {
    for (const filter of filters) {
      const question = { ...anything, order, direction, ...filter }
      const wanted = inOrder(
        people.filter((person) => passes(person, question)),
        question,
      )
      const found: number[] = []
      for (let page = 1; found.length < wanted.length; page++) {
        const { professors, filteredTotal } = pageOf(snapshot, { ...question, page, pageSize: 100 })
        expect(filteredTotal).toBe(wanted.length)
        expect(professors.length).toBe(Math.min(100, wanted.length - found.length))
        found.push(...professors.map(({ id }) => id))
      }
      expect(pageOf(snapshot, { ...question, page: 10_000_000 })).toMatchObject({
        professors: [],
        filteredTotal: wanted.length,
        total: question.visible ? question.visible.difference(gone).size : size - gone.size,
      })
      const known = order === 'name' ? wanted.filter((id) => question.unlocked.has(id)).length : wanted.length
      expect(found.slice(0, known)).toEqual(wanted.slice(0, known))
      expect(new Set(found)).toEqual(new Set(wanted))
      expect(found.length).toBe(wanted.length)
    }
  },
)

test('keeps the order of locked ones by name the same under every filter', () => {
  const all = pageOf(snapshot, { ...anything, order: 'name', pageSize: size }).professors.map(({ id }) => id)
  const some = pageOf(snapshot, { ...anything, order: 'name', interests: ['learning'], pageSize: size })
  const ids = some.professors.map(({ id }) => id)
  expect(ids).toEqual(all.filter((id) => ids.includes(id)))
})

test('shows what the database wrote, escapes undone', () => {
  const first = pageOf(snapshot, anything).professors[0]!
  expect(first).toMatchObject({ affiliation: 'a\tb', homepageUrl: null, scholarId: `s${first.id}` })
  expect(first.keyInterests).toEqual(people[first.id - 1]!.interests)
  expect(professorAt(snapshot, 0)).toEqual(first)
})

test.each(["Ann O'Bell-Smith", 'JÜRGEN Müller', 'X. 2', String.raw`A\\b`])('hashes %s as it folds it', (name) => {
  const bytes = Buffer.from(`<${name}>`)
  expect(hashName(bytes, 1, bytes.length - 1, () => name)).toBe(seedOf(wholeName(name)))
})
