import { schools } from '@labreach/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { systemClock } from '../../clock.ts'
import { importDemo } from './demo.ts'
import { inventProfessors } from './demo/professors.ts'
import { templates } from './demo/sentences.ts'

const professors = [...inventProfessors()]

describe('the invented professors', () => {
  it('are 14,400 with distinct ids and addresses [LANDING-11]', () => {
    expect(professors).toHaveLength(14_400)
    expect(new Set(professors.map(({ scholarId }) => scholarId)).size).toBe(14_400)
    expect(new Set(professors.map(({ email }) => email)).size).toBe(14_400)
  })

  it('work at exactly the eleven schools of the filter [BROWSE-6]', () => {
    expect([...new Set(professors.map(({ schoolName }) => schoolName))].toSorted()).toEqual([...schools].toSorted())
  })

  it('have addresses and links in reserved domains only', () => {
    const links = professors.flatMap((one) => [
      one.homepageUrl!,
      one.googleScholarUrl!,
      ...one.publications.map(({ url }) => url!),
    ])
    expect(links.filter((link) => !new URL(link).hostname.endsWith('.example'))).toEqual([])
    expect(professors.filter(({ email }) => !/^[a-z][a-z.0-9]*@[a-z]+\.[a-z]+\.example$/.test(email!))).toEqual([])
  })

  it('have ids like those of Google Scholar that no real person can have', () => {
    expect(professors.filter(({ scholarId }) => !/^[\w-]{8}DEMO$/.test(scholarId))).toEqual([])
  })

  it('have three to six interests, each of them in their publications', () => {
    const invalid = professors.filter(({ keyInterests, publications }) => {
      const text = publications
        .map(({ title, abstract }) => `${title} ${abstract}`)
        .join(' ')
        .toLowerCase()
      const distinct = new Set(keyInterests).size
      return (
        distinct < 3 ||
        distinct > 6 ||
        distinct < keyInterests.length ||
        !keyInterests.every((interest) => text.includes(interest.toLowerCase()))
      )
    })
    expect(invalid).toEqual([])
  })

  it('have interests without commas, which separate interests in the filter', () => {
    expect(professors.flatMap(({ keyInterests }) => keyInterests).filter((interest) => /[,;]/.test(interest))).toEqual(
      [],
    )
  })

  it('have three to eight publications each, between 2005 and 2026, with distinct titles', () => {
    const invalid = professors.filter(
      ({ publications }) =>
        publications.length < 3 ||
        publications.length > 8 ||
        new Set(publications.map(({ title }) => title)).size < publications.length ||
        publications.some(({ year }) => year! < 2005 || year! > 2026),
    )
    expect(invalid).toEqual([])
  })

  it('have capitalized titles and abstracts of two or three complete sentences', () => {
    const publications = professors.flatMap((one) => one.publications)
    expect(publications.filter(({ title }) => !/^\P{Ll}/u.test(title) || /[{}]| {2}/.test(title))).toEqual([])
    const sentence = String.raw`\P{Ll}[^{}]*?[.?]`
    const abstractForm = new RegExp(`^${sentence}( ${sentence}){1,2}$`, 'u')
    expect(publications.filter(({ abstract }) => !abstractForm.test(abstract))).toEqual([])
  })

  it('have an uneven distribution of citations that correlates with their publications', () => {
    const counts = professors.map(({ citedBy }) => citedBy!).toSorted((one, other) => one - other)
    const getQuantile = (part: number): number => counts[Math.floor(part * counts.length)]!
    expect(getQuantile(0.5)).toBeGreaterThan(500)
    expect(getQuantile(0.99) / getQuantile(0.5)).toBeGreaterThan(10)
    const listed = professors.map(({ publications }) => publications.reduce((sum, { citations }) => sum + citations, 0))
    expect(
      computeRankCorrelation(
        listed,
        professors.map(({ citedBy }) => citedBy!),
      ),
    ).toBeGreaterThan(0.8)
  })

  it('work in at least 25 fields, and many names have letters beyond ASCII', () => {
    expect(
      new Set(professors.map(({ affiliation }) => affiliation.replace(/^.*Professor of |, .*$/g, ''))).size,
    ).toBeGreaterThanOrEqual(25)
    expect(professors.filter(({ name }) => /[^ -~]/.test(name)).length).toBeGreaterThan(1_000)
  })

  it('have abstracts whose opening and middle contain all variables of interests', () => {
    for (const { openings, middles } of Object.values(templates)) {
      expect(openings.filter((text) => !text.includes('{topic}') || !text.includes('{thing}'))).toEqual([])
      expect(middles.filter((text) => !text.includes('{method}') || !text.includes('{other}'))).toEqual([])
    }
  })
})

describe('importing the demo', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('a second time changes nothing', async () => {
    const first = await importDemo(database, systemClock)
    const before = await computeFingerprint(database)
    const second = await importDemo(database, systemClock)
    expect(first).toMatchObject({ read: 14_400, added: 14_400, changed: 0, unchanged: 0, skipped: {} })
    expect(second).toMatchObject({ read: 14_400, added: 0, changed: 0, unchanged: 14_400, skipped: {} })
    expect(await computeFingerprint(database)).toEqual(before)
    expect(before).toMatchObject({
      professors: 14_400,
      publications: professors.flatMap((one) => one.publications).length,
    })
  }, 60_000)

  it('assigns ids that are independent of names, schools and citations', async () => {
    const rows = await database.sql<{ name: string; school_name: string; cited_by: number }[]>`
      select name, school_name, cited_by from professors order by id`
    const order = rows.map((_, index) => index)
    for (const values of [
      rows.map(({ name }) => name),
      rows.map((one) => one.school_name),
      rows.map((one) => one.cited_by),
    ])
      expect(Math.abs(computeRankCorrelation(order, values))).toBeLessThan(0.05)
  })
})

/** A hash of all columns of two tables, ids included. */
async function computeFingerprint({ sql }: TestDatabase): Promise<Record<string, unknown>> {
  const [row] = await sql`
    select (select count(*) from professors) as professors, (select count(*) from publications) as publications,
      (select sum(hashtextextended(p::text, 0)) from professors p) as professors_hash,
      (select sum(hashtextextended(p::text, 0)) from publications p) as publications_hash`
  return { ...row }
}

/** Spearman's rank correlation: 0 for independent orders, 1 for the same order. */
function computeRankCorrelation(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  const [a, b] = [computeRanks(one), computeRanks(other)]
  const middle = (one.length - 1) / 2
  const multiply = (x: number[], y: number[]): number =>
    x.reduce((sum, rank, index) => sum + (rank - middle) * (y[index]! - middle), 0)
  return multiply(a, b) / Math.sqrt(multiply(a, a) * multiply(b, b))
}

/** The rank of each value in sorted order; equal values have the mean of their ranks. */
function computeRanks(values: readonly (string | number)[]): number[] {
  const ranks = new Map<string | number, number[]>()
  const sorted = values.toSorted((one, other) => (one < other ? -1 : Number(one > other)))
  for (const [rank, value] of sorted.entries()) {
    const [first] = ranks.get(value) ?? [rank]
    ranks.set(value, [first!, rank])
  }
  return values.map((value) => ranks.get(value)!.reduce((one, other) => one + other) / 2)
}
