import { describe, expect, test } from 'vitest'
import { pageOf } from './page.ts'
import type { PageQuestion } from './page-question.ts'
import type { Professor } from '../professor.ts'
import { readRows } from './rows.ts'
import { takeOut, takeSnapshot } from './snapshot.ts'

function aProfessor(id: number, known: Partial<Professor> = {}): Professor {
  return {
    id,
    scholarId: `scholar${id}`,
    name: `Name ${id}`,
    affiliation: '',
    schoolName: 'UC Davis',
    citedBy: 0,
    keyInterests: [],
    homepageUrl: null,
    googleScholarUrl: null,
    ...known,
  }
}

const anything: PageQuestion = {
  visible: null,
  schools: [],
  interests: [],
  citeMin: null,
  citeMax: null,
  search: '',
  searchLocked: true,
  unlocked: new Set(),
  favorites: new Set(),
  only: null,
  except: null,
  order: 'cited_by',
  direction: 'desc',
  ranking: null,
  seed: 'a student',
  page: 1,
  pageSize: 9,
}

/** As the database writes one. */
const line = ({ keyInterests, citedBy, id, ...known }: Professor) => {
  const { schoolName, scholarId, name, affiliation, homepageUrl, googleScholarUrl } = known
  const record = [schoolName, scholarId, name, affiliation, homepageUrl, googleScholarUrl]
  return `${[id, citedBy, keyInterests.join('\x1f'), ...record.map((value) => value ?? String.raw`\N`)].join('\t')}\n`
}
const snapshotOf = async (professors: Professor[]) =>
  takeSnapshot(await readRows([Buffer.from(professors.map(line).join(''))]))

const ask = async (professors: Professor[], question: Partial<PageQuestion> = {}) => {
  const page = pageOf(await snapshotOf(professors), { ...anything, ...question })
  return { ...page, ids: page.professors.map((professor) => professor.id) }
}

const four = [
  aProfessor(1, {
    name: 'Zoë Ångström',
    citedBy: 10,
    schoolName: 'Stanford University',
    keyInterests: ['Machine learning'],
  }),
  aProfessor(2, {
    name: 'Anna Bell',
    citedBy: 40,
    schoolName: 'UC Davis',
    keyInterests: ['Neural networks', 'Robotics'],
  }),
  aProfessor(3, { name: 'Li Wei', citedBy: 20, schoolName: 'UC Davis', keyInterests: ['Machine learning for health'] }),
  aProfessor(4, { name: 'Bo Chen', citedBy: 30, schoolName: 'Pomona College' }),
]

describe('a page of professors', () => {
  test('comes with the most cited first and nine at a time [BROWSE-25]', async () => {
    const many = Array.from({ length: 20 }, (_, at) => aProfessor(at + 1, { citedBy: at }))
    expect((await ask(many)).ids).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12])
    expect(await ask(many, { page: 3 })).toMatchObject({ ids: [2, 1], total: 20, filteredTotal: 20 })
    expect((await ask(many, { page: 4 })).ids).toEqual([])
    expect((await ask(many, { direction: 'asc' })).ids.slice(0, 3)).toEqual([1, 2, 3])
  })

  test('keeps the schools that were chosen, whatever their case [BROWSE-5]', async () => {
    expect((await ask(four, { schools: ['UC Davis'] })).ids).toEqual([2, 3])
    expect((await ask(four, { schools: ['pomona college', 'Stanford University'] })).ids).toEqual([4, 1])
    expect(await ask(four, { schools: ['Nowhere'] })).toMatchObject({ ids: [], total: 4, filteredTotal: 0 })
  })

  test('keeps a citation range with both ends [BROWSE-8]', async () => {
    expect((await ask(four, { citeMin: 20, citeMax: 30 })).ids).toEqual([4, 3])
  })

  test('keeps professors with any of the interests, also as part of a longer one [BROWSE-10]', async () => {
    expect((await ask(four, { interests: ['machine learning'] })).ids).toEqual([3, 1])
    expect((await ask(four, { interests: ['neural network', 'health'] })).ids).toEqual([2, 3])
    expect((await ask(four, { interests: ['learn'] })).ids).toEqual([3, 1])
    expect((await ask(four, { interests: ['chine learning'] })).ids).toEqual([])
    expect((await ask(four, { interests: ['the'] })).ids).toEqual([])
  })

  test('counts what a student may see, before and after filters [BROWSE-16]', async () => {
    const page = await ask(four, { visible: new Set([1, 2, 99]), citeMin: 20 })
    expect(page).toMatchObject({ ids: [2], total: 2, filteredTotal: 1 })
  })

  test('keeps or leaves out given professors [BROWSE-7]', async () => {
    expect((await ask(four, { only: new Set([1, 4]) })).ids).toEqual([4, 1])
    expect((await ask(four, { except: new Set([1, 4]) })).ids).toEqual([2, 3])
  })

  test('answers a question alike, whoever asked with the same filters before, and leaves out who opted out since', async () => {
    const many = Array.from({ length: 200 }, (_, number) =>
      aProfessor(number + 1, { citedBy: number, keyInterests: ['Robotics'], schoolName: `School ${number % 7}` }),
    )
    const own = { unlocked: new Set([3, 150]), favorites: new Set([9, 77]), ranking: [5, 120, 44] }
    const filters = [{}, { interests: ['robotics'] }, { citeMin: 20 }, { schools: ['School 1', 'School 4'] }]
    const personal = [{}, { only: new Set([3, 9, 44]) }, { except: new Set([150]) }, { visible: new Set([2, 9, 150]) }]
    const orders = ['name', 'favorite', 'match', 'school', 'cited_by'] as const
    const questions = filters.flatMap((filter) =>
      personal.flatMap((mine) =>
        orders.flatMap((order) => [1, 3].map((page) => ({ ...anything, ...own, ...filter, ...mine, order, page }))),
      ),
    )
    const [asked, left] = [await snapshotOf(many), await snapshotOf(many)]
    for (const gone of [null, 44, 150]) {
      if (gone) for (const snapshot of [asked, left]) takeOut(snapshot, gone)
      for (const question of [...questions, ...questions]) {
        left.filtered.clear()
        left.ranked = new WeakMap()
        expect(pageOf(asked, question)).toEqual(pageOf(left, question))
      }
    }
  })

  test('sorts by school, favourites and match [BROWSE-4]', async () => {
    expect((await ask(four, { order: 'school', direction: 'asc' })).ids).toEqual([4, 1, 2, 3])
    expect((await ask(four, { order: 'school', direction: 'desc' })).ids).toEqual([2, 3, 1, 4])
    expect((await ask(four, { order: 'favorite', favorites: new Set([3]) })).ids).toEqual([3, 2, 4, 1])
    expect((await ask(four, { order: 'match', ranking: [1, 3, 99] })).ids).toEqual([1, 3, 2, 4])
  })
})

describe('the name of a locked professor', () => {
  const unlocked = new Set([1])

  test('is found whole only, that of an unlocked one by any part [BROWSE-13]', async () => {
    expect((await ask(four, { unlocked, search: 'ngstro' })).ids).toEqual([1])
    expect((await ask(four, { unlocked, search: 'bell' })).ids).toEqual([])
    expect((await ask(four, { unlocked, search: 'Anna' })).ids).toEqual([])
    expect((await ask(four, { unlocked, search: ' ANNA  béll' })).ids).toEqual([2])
    expect((await ask(four, { unlocked, search: 'liwei' })).ids).toEqual([3])
    expect((await ask(four, { search: 'zoe angstrom' })).ids).toEqual([1])
    expect((await ask(four, { search: '%' })).ids).toEqual([])
  })

  test('does not show in an order by name: unlocked ones come in order, then the others in another one [BROWSE-15]', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aProfessor(at + 1, { name: `Name ${String(at).padStart(2, '0')}` }),
    )
    const three = new Set([30, 10, 20])
    const question = { order: 'name', direction: 'asc', unlocked: three, pageSize: 60 } as const
    const ids = (await ask(many, question)).ids
    expect(ids.slice(0, 3)).toEqual([10, 20, 30])
    expect(ids.toSorted((a, b) => a - b)).toEqual(many.map((professor) => professor.id))
    expect((await ask(many, question)).ids).toEqual(ids)
    expect((await ask(many, { ...question, direction: 'desc' })).ids).toEqual([30, 20, 10, ...ids.slice(3)])
    expect((await ask(many, { ...question, seed: 'another student' })).ids).not.toEqual(ids)
    expect(risingNeighbours(ids.slice(3))).toBeLessThan(0.7)
  })

  test('does not show in the order of equal citations, though ids follow the alphabet', async () => {
    const many = Array.from({ length: 60 }, (_, at) => aProfessor(at + 1))
    const ids = (await ask(many, { pageSize: 60 })).ids
    expect(risingNeighbours(ids)).toBeGreaterThan(0.3)
    expect(risingNeighbours(ids)).toBeLessThan(0.7)
  })
})

/** The share of neighbours in rising order: 1 for a sorted list, about one half for a shuffled one. */
const risingNeighbours = (ids: number[]) =>
  ids.filter((id, at) => at > 0 && ids[at - 1]! < id).length / (ids.length - 1)
