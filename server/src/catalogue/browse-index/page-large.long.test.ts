import { expect, test } from 'vitest'
import { copyLine, unfiltered } from '../../../test/browse-index.ts'
import { regroupAtLineEnds } from '../../db/copy.ts'
import { hashText } from '../../text/hash-text.ts'
import { compactName, foldName, hashName } from '../../text/names.ts'
import type { BrowseQuery } from './browse-query.ts'
import { getPage } from './page.ts'
import { readRows } from './rows.ts'
import { computeShuffleKey } from './shuffle-key.ts'
import { buildSnapshot, getProfessor, removeProfessor } from './snapshot.ts'

/** Several blocks of a set, with values that repeat. All values are the same in every run. */
const size = 3001
const draw = (number: number, salt: number, below: number) => computeShuffleKey(number, salt) % below
const fields = ['Machine learning', 'Robotics', 'Deep learning', 'Soft robotics', 'History of art']
const people = Array.from({ length: size }, (_, at) => ({
  id: at + 1,
  name: `Ann${draw(at, 1, 700)} O'Bell`,
  school: `School ${draw(at, 2, 13)}`,
  citedBy: draw(at, 3, 90),
  interests: fields.filter((_, field) => draw(at, 4 + field, 3 + field * 9) === 0),
}))
type Person = (typeof people)[number]

const lines = people.map(({ id, name, school, citedBy, interests }) =>
  copyLine({
    id,
    citedBy,
    keyInterests: interests,
    schoolName: school,
    scholarId: `s${id}`,
    name,
    affiliation: 'a\tb',
    homepageUrl: null,
    lastWork: 0,
    recruiting: '',
    googleScholarUrl: null,
  }),
)
const removed = new Set([5, 77, 1500])
/** Chunks that break lines, as a connection may send them. */
const chunks = lines.join('').match(/[^]{1,10000}/g)!
const snapshot = await buildSnapshot(await readRows(regroupAtLineEnds(chunks.map((chunk) => Buffer.from(chunk)))))
for (const id of removed) removeProfessor(snapshot, id)

const drawSome = (salt: number, one: number) =>
  new Set(people.filter(({ id }) => draw(id, salt, one) === 0).map(({ id }) => id))
const withLists: BrowseQuery = {
  ...unfiltered,
  unlocked: drawSome(31, 60),
  favorites: drawSome(32, 50),
  ranking: [...drawSome(33, 30)],
}

const filters: Partial<BrowseQuery>[] = [
  {},
  { filters: { schools: ['school 3', 'School 11', 'Nowhere'] } },
  { filters: { research_interests: ['learning', 'soft robotics'] } },
  { filters: { research_interests: ['History of art'] } },
  { filters: { cite_min: 20, cite_max: 60 } },
  { filters: { cite_min: 90 } },
  { filters: { cite_min: 60, cite_max: 20 } },
  { only: drawSome(34, 4) },
  { except: drawSome(35, 2) },
  { visible: drawSome(36, 9) },
  { search: 'ann12' },
  { search: 'Ann 13 obell' },
  {
    filters: { schools: ['School 1', 'School 2'], research_interests: ['robotics'], cite_min: 10, cite_max: 80 },
    except: drawSome(37, 5),
  },
]

function passes(person: Person, query: BrowseQuery): boolean {
  const { visible, only, except, search, unlocked } = query
  const { schools = [], research_interests: interests = [], cite_min = 0, cite_max = Infinity } = query.filters
  const { id, school, name, citedBy } = person
  const has = (wanted: string) => person.interests.some((one) => ` ${foldName(one)} `.includes(` ${foldName(wanted)} `))
  const isFound = unlocked.has(id)
    ? foldName(name).includes(foldName(search))
    : compactName(name) === compactName(search)
  return (
    !removed.has(id) &&
    (visible?.has(id) ?? true) &&
    (only?.has(id) ?? true) &&
    !except?.has(id) &&
    (schools.length === 0 || schools.some((one) => foldName(one) === foldName(school))) &&
    (interests.length === 0 || interests.some(has)) &&
    citedBy >= cite_min &&
    citedBy <= cite_max &&
    (search === '' || isFound)
  )
}

const compareCitations = (one: Person, other: Person) =>
  other.citedBy - one.citedBy || computeShuffleKey(one.id, 0) - computeShuffleKey(other.id, 0)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The expected order. In an order by name, that of the locked professors is arbitrary. */
function sortIds(people: Person[], { order, direction, favorites, ranking, unlocked }: BrowseQuery): number[] {
  const sorted = people.toSorted(compareCitations)
  const sign = direction === 'asc' ? 1 : -1
  const rank = new Map((ranking ?? []).map((id, at) => [id, at]))
  const orders = {
    cited_by: () => (sign > 0 ? sorted.toReversed() : sorted),
    school: () => sorted.toSorted((one, other) => sign * compare(foldName(one.school), foldName(other.school))),
    favorite: () =>
      sorted.toSorted((one, other) => sign * (Number(favorites.has(one.id)) - Number(favorites.has(other.id)))),
    match: () => {
      const best = sorted.toSorted(
        (one, other) => (rank.get(one.id) ?? Infinity) - (rank.get(other.id) ?? Infinity) || 0,
      )
      return sign > 0 ? best.toReversed() : best
    },
    name: () => {
      const unlockedPeople = sorted.filter(({ id }) => unlocked.has(id))
      const named = unlockedPeople.toSorted((one, other) => compare(foldName(one.name), foldName(other.name)))
      return [...(sign > 0 ? named : named.toReversed()), ...sorted.filter(({ id }) => !unlocked.has(id))]
    },
  }
  return orders[order]().map(({ id }) => id)
}

const orders = ['cited_by', 'school', 'favorite', 'match', 'name'] as const
const directions = ['asc', 'desc'] as const

test.each(orders.flatMap((order) => directions.map((direction) => ({ order, direction }))))(
  'every filter, count and page equals that of a full scan: $order $direction [BROWSE-4]',
  ({ order, direction }) => {
    for (const filter of filters) {
      const query = { ...withLists, order, direction, ...filter }
      const expected = sortIds(
        people.filter((person) => passes(person, query)),
        query,
      )
      const found: number[] = []
      for (let page = 1; found.length < expected.length; page++) {
        const { professors, filteredTotal } = getPage(snapshot, { ...query, page, pageSize: 100 })
        expect(filteredTotal).toBe(expected.length)
        expect(professors.length).toBe(Math.min(100, expected.length - found.length))
        found.push(...professors.map(({ id }) => id))
      }
      expect(getPage(snapshot, { ...query, page: 10_000_000 })).toMatchObject({
        professors: [],
        filteredTotal: expected.length,
        total: query.visible ? query.visible.difference(removed).size : size - removed.size,
      })
      const sortedCount = order === 'name' ? expected.filter((id) => query.unlocked.has(id)).length : expected.length
      expect(found.slice(0, sortedCount)).toEqual(expected.slice(0, sortedCount))
      expect(new Set(found)).toEqual(new Set(expected))
      expect(found.length).toBe(expected.length)
    }
  },
)

test('the order of locked professors by name is the same under every filter', () => {
  const all = getPage(snapshot, { ...withLists, order: 'name', pageSize: size }).professors.map(({ id }) => id)
  const filter = { research_interests: ['learning'] }
  const some = getPage(snapshot, { ...withLists, order: 'name', filters: filter, pageSize: size })
  const ids = some.professors.map(({ id }) => id)
  expect(ids).toEqual(all.filter((id) => ids.includes(id)))
})

test('a professor has the values of the database, unescaped', () => {
  const first = getPage(snapshot, withLists).professors[0]!
  expect(first).toMatchObject({ affiliation: 'a\tb', homepageUrl: null, scholarId: `s${first.id}` })
  expect(first.keyInterests).toEqual(people[first.id - 1]!.interests)
  expect(getProfessor(snapshot, 0)).toEqual(first)
})

test.each(["Ann O'Bell-Smith", 'JÜRGEN Müller', 'X. 2', String.raw`A\\b`])(
  'the hash of %s equals the hash of its compact name',
  (name) => {
    const bytes = Buffer.from(`<${name}>`)
    expect(hashName(bytes, 1, bytes.length - 1, () => name)).toBe(hashText(compactName(name)))
  },
)
