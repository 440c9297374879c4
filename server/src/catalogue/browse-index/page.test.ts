import { describe, expect, test } from 'vitest'
import { copyLine, unfiltered } from '../../../test/browse-index.ts'
import type { BrowseQuery } from './browse-query.ts'
import type { Professor } from './columns.ts'
import { getPage } from './page.ts'
import { readRows } from './rows.ts'
import { buildSnapshot, removeProfessor } from './snapshot.ts'

function aProfessor(id: number, values: Partial<Professor> = {}): Professor {
  return {
    id,
    scholarId: `scholar${id}`,
    name: `Name ${id}`,
    affiliation: '',
    schoolName: 'UC Davis',
    citedBy: 0,
    keyInterests: [],
    homepageUrl: null,
    lastWork: 0,
    recruiting: '',
    googleScholarUrl: null,
    ...values,
  }
}

const createSnapshot = async (professors: Professor[]) =>
  buildSnapshot(await readRows([Buffer.from(professors.map(copyLine).join(''))]))

const browse = async (professors: Professor[], query: Partial<BrowseQuery> = {}) => {
  const page = getPage(await createSnapshot(professors), { ...unfiltered, ...query })
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
  test('has the most cited professors first, nine at a time [BROWSE-25]', async () => {
    const many = Array.from({ length: 20 }, (_, at) => aProfessor(at + 1, { citedBy: at }))
    expect((await browse(many)).ids).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12])
    expect(await browse(many, { page: 3 })).toMatchObject({ ids: [2, 1], total: 20, filteredTotal: 20 })
    expect((await browse(many, { page: 4 })).ids).toEqual([])
    expect((await browse(many, { direction: 'asc' })).ids.slice(0, 3)).toEqual([1, 2, 3])
  })

  test('filters by school, in any letter case [BROWSE-5]', async () => {
    expect((await browse(four, { filters: { schools: ['UC Davis'] } })).ids).toEqual([2, 3])
    expect((await browse(four, { filters: { schools: ['pomona college', 'Stanford University'] } })).ids).toEqual([
      4, 1,
    ])
    expect(await browse(four, { filters: { schools: ['Nowhere'] } })).toMatchObject({
      ids: [],
      total: 4,
      filteredTotal: 0,
    })
  })

  test('filters by a range of citations that includes both ends [BROWSE-8]', async () => {
    expect((await browse(four, { filters: { cite_min: 20, cite_max: 30 } })).ids).toEqual([4, 3])
  })

  test('filters by any of several interests, also as part of a longer interest [BROWSE-10]', async () => {
    expect((await browse(four, { filters: { research_interests: ['machine learning'] } })).ids).toEqual([3, 1])
    expect((await browse(four, { filters: { research_interests: ['neural network', 'health'] } })).ids).toEqual([2, 3])
    expect((await browse(four, { filters: { research_interests: ['learn'] } })).ids).toEqual([3, 1])
    expect((await browse(four, { filters: { research_interests: ['chine learning'] } })).ids).toEqual([])
    expect((await browse(four, { filters: { research_interests: ['the'] } })).ids).toEqual([])
  })

  test('filters by an interest with words that are no stems, as it is written [BROWSE-64]', async () => {
    const interests = [
      'Well-being',
      'Down syndrome',
      'Noonan syndrome',
      'Industry 4.0',
      'Industrial organization',
      'US',
    ]
    const professors = interests.map((interest, id) =>
      aProfessor(id, { keyInterests: [interest, `${interest} today`] }),
    )
    const find = async (interest: string) =>
      (await browse(professors, { filters: { research_interests: [interest] } })).ids.map((id) => interests[id])
    for (const interest of interests.filter((one) => one !== 'Industrial organization'))
      expect(await find(interest)).toEqual([interest])
    expect(await find('the industry')).toHaveLength(2)
    expect(await find('well')).toEqual([])
    expect(await find('4')).toEqual([])
  })

  test('has the number of visible professors before and after filters [BROWSE-16]', async () => {
    const page = await browse(four, { visible: new Set([1, 2, 99]), filters: { cite_min: 20 } })
    expect(page).toMatchObject({ ids: [2], total: 2, filteredTotal: 1 })
  })

  test('includes or excludes given professors [BROWSE-7]', async () => {
    expect((await browse(four, { only: new Set([1, 4]) })).ids).toEqual([4, 1])
    expect((await browse(four, { except: new Set([1, 4]) })).ids).toEqual([2, 3])
  })

  test('is the same with and without cached filters, also after an opt-out', async () => {
    const many = Array.from({ length: 200 }, (_, number) =>
      aProfessor(number + 1, { citedBy: number, keyInterests: ['Robotics'], schoolName: `School ${number % 7}` }),
    )
    const own = { unlocked: new Set([3, 150]), favorites: new Set([9, 77]), ranking: [5, 120, 44] }
    const filters = [{}, { research_interests: ['robotics'] }, { cite_min: 20 }, { schools: ['School 1', 'School 4'] }]
    const lists = [{}, { only: new Set([3, 9, 44]) }, { except: new Set([150]) }, { visible: new Set([2, 9, 150]) }]
    const orders = ['name', 'favorite', 'match', 'school', 'cited_by'] as const
    const queries = filters.flatMap((shared) =>
      lists.flatMap((list) =>
        orders.flatMap((order) =>
          [1, 3].map((page) => ({ ...unfiltered, ...own, filters: shared, ...list, order, page })),
        ),
      ),
    )
    const [cached, uncached] = [await createSnapshot(many), await createSnapshot(many)]
    for (const removed of [null, 44, 150]) {
      if (removed) for (const snapshot of [cached, uncached]) removeProfessor(snapshot, removed)
      for (const query of [...queries, ...queries]) {
        uncached.sharedSets.clear()
        uncached.matchRanks = new WeakMap()
        expect(getPage(cached, query)).toEqual(getPage(uncached, query))
      }
    }
  })

  test('sorts by school, favourites and match [BROWSE-4]', async () => {
    expect((await browse(four, { order: 'school', direction: 'asc' })).ids).toEqual([4, 1, 2, 3])
    expect((await browse(four, { order: 'school', direction: 'desc' })).ids).toEqual([2, 3, 1, 4])
    expect((await browse(four, { order: 'favorite', favorites: new Set([3]) })).ids).toEqual([3, 2, 4, 1])
    expect((await browse(four, { order: 'match', ranking: [1, 3, 99] })).ids).toEqual([1, 3, 2, 4])
  })
})

describe('the name of a locked professor', () => {
  const unlocked = new Set([1])

  test('is found only as a whole, the name of an unlocked professor by any part [BROWSE-13]', async () => {
    expect((await browse(four, { unlocked, search: 'ngstro' })).ids).toEqual([1])
    expect((await browse(four, { unlocked, search: 'bell' })).ids).toEqual([])
    expect((await browse(four, { unlocked, search: 'Anna' })).ids).toEqual([])
    expect((await browse(four, { unlocked, search: ' ANNA  béll' })).ids).toEqual([2])
    expect((await browse(four, { unlocked, search: 'liwei' })).ids).toEqual([3])
    expect((await browse(four, { search: 'zoe angstrom' })).ids).toEqual([1])
    expect((await browse(four, { search: '%' })).ids).toEqual([])
  })

  test('finds its professor with other spaces and hyphens once unlocked, too [BROWSE-63]', async () => {
    const professors = [aProfessor(1, { name: 'Xiao-Ming Li' }), aProfessor(2, { name: 'Jo ONeil' })]
    for (const known of [new Set<number>(), new Set([1, 2])]) {
      expect((await browse(professors, { unlocked: known, search: 'Xiaoming Li' })).ids).toEqual([1])
      expect((await browse(professors, { unlocked: known, search: "Jo O'Neil" })).ids).toEqual([2])
    }
    const search = 'jo o neil'
    expect((await browse(professors, { unlocked: new Set([2]), search, searchLocked: false })).ids).toEqual([2])
    expect((await browse(professors, { unlocked: new Set([1]), search, searchLocked: false })).ids).toEqual([])
  })

  test('does not affect an order by name: unlocked professors are sorted, locked ones follow in a shuffled order [BROWSE-15]', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      aProfessor(at + 1, { name: `Name ${String(at).padStart(2, '0')}` }),
    )
    const three = new Set([30, 10, 20])
    const query = { order: 'name', direction: 'asc', unlocked: three, pageSize: 60 } as const
    const ids = (await browse(many, query)).ids
    expect(ids.slice(0, 3)).toEqual([10, 20, 30])
    expect(ids.toSorted((a, b) => a - b)).toEqual(many.map((professor) => professor.id))
    expect((await browse(many, query)).ids).toEqual(ids)
    expect((await browse(many, { ...query, direction: 'desc' })).ids).toEqual([30, 20, 10, ...ids.slice(3)])
    expect((await browse(many, { ...query, seed: 'another student' })).ids).not.toEqual(ids)
    expect(computeAscendingShare(ids.slice(3))).toBeLessThan(0.7)
  })

  test('does not affect the order of equal citations, even if ids are in alphabetical order', async () => {
    const many = Array.from({ length: 60 }, (_, at) => aProfessor(at + 1))
    const ids = (await browse(many, { pageSize: 60 })).ids
    expect(computeAscendingShare(ids)).toBeGreaterThan(0.3)
    expect(computeAscendingShare(ids)).toBeLessThan(0.7)
  })
})

/** The share of neighbours in ascending order: 1 for a sorted list, about one half for a shuffled one. */
const computeAscendingShare = (ids: number[]) =>
  ids.filter((id, at) => at > 0 && ids[at - 1]! < id).length / (ids.length - 1)
