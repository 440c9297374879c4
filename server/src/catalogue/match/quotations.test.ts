import { expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { fieldNumber } from '../../text/fields/field-vector.ts'
import { createRandom } from '../import/demo/random.ts'
import type { MatchDocument } from './index-shape.ts'
import { buildMatchIndex } from './match-index.ts'
import { matchDocuments } from './match.ts'
import type { MatchQuery } from './query.ts'
import { findQuotedWorks } from './quotations.ts'

const random = createRandom(20)
const words = (text: string) => text.trim().split(/\s+/)
const fields = [
  words('robot grasp tactile sensing control motion planning arm hand object contact force slip torque gripper'),
  words('genome protein cell sequence mutation yeast enzyme binding expression pathway receptor membrane strain assay'),
  words(
    'market price auction bidder welfare trade tariff labor wage policy growth equilibrium incentive contract household',
  ),
  words('graph tree matching coloring planar random walk spectral bound cut flow clique minor treewidth expander'),
]
const rare = words(
  'harpsichord velvet meridian cobalt lantern orchard tundra magpie quartz juniper saffron walrus anvil teapot',
)
const title = (field: string[]) => [...random.sample(field, 5), random.pick(rare)].join(' ')
const professors: MatchDocument[] = Array.from({ length: 240 }, (_, id) => {
  const field = fields[id % fields.length]!
  const works = Array.from({ length: 8 }, () => ({
    title: title(field),
    abstract: `${random.sample(field, 8).join(' ')}.`,
  }))
  return { id, interests: random.sample(field, 2), works }
})
const index = await buildMatchIndex(professors)
const examples = Array.from({ length: 20 }, (_, number) => {
  const author = professors[number * 12 + 5]!
  return { id: author.id, typed: random.pick(author.works).title }
})
const first = (query: Partial<MatchQuery>) => matchDocuments(index, makeQuery(query), 9)[0]?.id

test.each(['interests', 'additionalInterests'])(
  'the title of a work among %s does not give its author the first rank [MATCH-14]',
  (kind) => {
    const shorten = (text: string) => words(text).slice(0, 5).join(' ')
    const countAuthors = (change: (text: string) => string) =>
      examples.filter(({ id, typed }) => first({ [kind]: [change(typed)] }) === id).length
    expect([countAuthors((text) => text), countAuthors((text) => `${text} robots`), countAuthors(shorten)]).toEqual([
      0, 0, 0,
    ])
  },
)

test('a phrase in the titles of many professors is a field and no quotation, at any length', async () => {
  const field = 'natural language processing for legal documents'
  const many = Array.from({ length: 6 }, (_, at) => ({
    id: 1_000 + at,
    interests: [],
    works: [{ title: `${field}, part ${at}`, abstract: '' }],
  }))
  const found = matchDocuments(await buildMatchIndex([...professors, ...many]), makeQuery({ interests: [field] }), 6)
  expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(many.map(({ id }) => id))
})

test('the title of a work in a resume does not give its author the first rank [MATCH-14]', () => {
  const quote = (title: string) => {
    const [start, end] = [words(title).slice(0, 3).join(' '), words(title).slice(3).join(' ')]
    return `Publications\nRead with interest: ${start}\n${end}. 2024`
  }
  expect(examples.filter(({ id, typed }) => first({ text: quote(typed) }) === id)).toEqual([])
})

const half = (text: string) => [words(text).slice(0, 3).join(' '), words(text).slice(3).join(' ')]
const hidden: [string, (title: string, other: string) => Partial<MatchQuery>][] = [
  ['beside unknown words', (title) => ({ additionalInterests: [`${title} qzxv wvvrt plimxo krrt`] })],
  ['beside words of the field', (title) => ({ interests: [`${title} tactile enzyme auction planar`] })],
  ['beside another title', (title, other) => ({ additionalInterests: [`${title} ${other}`] })],
  ['divided into two interests', (title) => ({ additionalInterests: half(title) })],
  ['divided into an interest and the major', (title) => ({ interests: [half(title)[0]!], major: half(title)[1]! })],
  ['as the major', (title) => ({ major: title })],
  ['in a resume, with commas', (title) => ({ text: words(title).join(', ') })],
  ['in a resume, in another order', (title) => ({ text: words(title).toReversed().join(' ') })],
  ['in a resume, between other words', (title) => ({ text: words(title).join(' enzyme auction ') })],
]
test.each(hidden)('a title %s does not give its author the first rank [MATCH-40]', (_, hide) => {
  const found = examples.filter(({ id, typed }, at) => first(hide(typed, examples.at(at - 1)!.typed)) === id)
  expect(found).toEqual([])
})

test('words of a title that stand far apart in a resume are no quotation, except in a very long text [MATCH-40]', () => {
  const { id, typed } = examples[0]!
  const between = 'enzyme auction planar '.repeat(8)
  const isQuoted = (text: string) => findQuotedWorks(index, makeQuery({ text }), [id]).size > 0
  const apart = words(typed).join(` ${between}`)
  expect([isQuoted(typed), isQuoted(apart), isQuoted(`${between.repeat(500)} ${apart}`)]).toEqual([true, false, true])
})

test('a phrase in the titles of many professors is no quotation beside other words [MATCH-40]', async () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    id: 1_000 + at,
    interests: [],
    works: [{ title: 'Natural language processing for legal documents', abstract: '' }],
  }))
  const field = 'legal documents, natural language processing, robot grasp, tactile sensing'
  const found = matchDocuments(await buildMatchIndex([...professors, ...many]), makeQuery({ interests: [field] }), 6)
  expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(many.map(({ id }) => id))
})

test.each(['in interests', 'in a resume'])(
  'a short title is no quotation of a list of two fields %s [MATCH-40]',
  async (place) => {
    const work = { title: 'Harpsichord tuning for velvet looms', abstract: '' }
    const all = await buildMatchIndex([...professors, { id: 1_000, interests: [], works: [work] }])
    const list = ['velvet looms', 'harpsichord tuning']
    const query = place === 'in interests' ? { interests: list } : { text: list.join(', ') }
    expect(findQuotedWorks(all, makeQuery(query), [professors.length]).size).toBe(0)
    expect(findQuotedWorks(all, makeQuery({ major: list.join(' and robots in ') }), [professors.length]).size).toBe(1)
  },
)

const aTitle = 'Progress and challenges in synthetic biology: cell-free systems and engineered bacteria'
const assay = { title: 'A yeast assay of receptor binding', abstract: '' }

test('a quoted work does not count among the fields of its author [MATCH-14]', async () => {
  const author = { id: 1_000, interests: [], works: [{ title: aTitle, abstract: '' }, assay] }
  const all = await buildMatchIndex([...professors, author])
  const document = professors.length
  const work = all.workStart[document]!
  const field = fieldNumber('Synthetic biology')
  expect(all.fields.ofDocument(document).has(field)).toBe(true)
  expect(all.fields.ofDocument(document, new Set([work])).has(field)).toBe(false)
  expect(all.fields.ofDocument(document, new Set([work + 1])).has(field)).toBe(true)
})

test('the author of a quoted work is not the first even if the other works fit best [MATCH-14]', async () => {
  const others = Array.from({ length: 4 }, (_, at) => ({ title: `Synthetic biology ${at}`, abstract: aTitle }))
  const works = [{ title: aTitle, abstract: '' }, ...others]
  const author = { id: 1_000, interests: ['synthetic biology'], works }
  const neighbour = { id: 1_001, interests: [], works: [{ title: 'Engineered bacteria', abstract: '' }, assay] }
  const all = await buildMatchIndex([...professors, author, neighbour])
  const found = matchDocuments(all, makeQuery({ additionalInterests: [aTitle] }), 9)
  expect(found.slice(0, 2).map(({ id }) => id)).toEqual([1_001, 1_000])
  // An embedding service changes the order by less than this.
  expect(found[0]!.score - found[1]!.score).toBeGreaterThan(0.09)
  const alone = await buildMatchIndex([author])
  expect(matchDocuments(alone, makeQuery({ additionalInterests: [aTitle] }), 9)).toHaveLength(1)
})
