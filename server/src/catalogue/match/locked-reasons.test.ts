import { expect, test, vi } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { getFieldForms } from '../../text/fields/fields.ts'
import { countProfessors } from './field-value.ts'
import { buildMatchIndex } from './match-index.ts'
import { explainDocument } from './match.ts'

const rare = ['Quixotic zarzuelas', 'Vermilion lanterns', 'Zorblatic gimbloids']
const title = (words: string) => `${words} beside wooden doors of northern villages`
const walks = (at: number) => ({ title: `Legged locomotion of hexapod ${at}`, abstract: '' })
const others = Array.from({ length: 5 }, (_, at) => ({ id: at + 2, interests: ['Legged locomotion'], works: [] }))
const index = await buildMatchIndex([
  {
    id: 1,
    interests: [],
    works: [
      ...rare.map(title).map((one) => ({ title: one, abstract: '' })),
      ...Array.from({ length: 20 }, (_, at) => walks(at)),
      { title: 'Steps of stairs', abstract: 'Legged locomotion.' },
    ],
  },
  ...others,
])

test('a locked card without its best reasons has the best of the others, which is looked for in their order', () => {
  const judged = vi.spyOn(index.fields, 'ofDocument')
  const text = `RESEARCH INTERESTS\n${[...rare, 'Legged locomotion'].join(', ')}`
  const { reasons, lockedReasons } = explainDocument(
    index,
    makeQuery({ additionalInterests: rare, interests: ['Legged locomotion'], text }),
  )(1)!
  expect(reasons.map((reason) => reason.text).toSorted()).toEqual(rare.map(title).toSorted())
  expect(lockedReasons).toMatchObject([{ yours: 'Legged locomotion', text: 'Legged locomotion' }])
  // Once for the reason and once for the band: the other twenty works are not judged.
  expect(judged.mock.calls.length).toBeLessThanOrEqual(3)
})

test('the professors of a field are counted once per index', () => {
  const forms = getFieldForms('Legged locomotion')
  expect(countProfessors(index, forms)).toBe(6)
  const looked = vi.spyOn(index.stemNumbers, 'get')
  expect(countProfessors(index, forms)).toBe(6)
  expect(looked).not.toHaveBeenCalled()
})

test('each index has counts of its own', async () => {
  const forms = getFieldForms('Legged locomotion')
  expect(countProfessors(await buildMatchIndex(others), forms)).toBe(5)
  expect(countProfessors(index, forms)).toBe(6)
})

test('two words that are cut out of a compound with hyphens are no topic of a locked card [MATCH-22]', async () => {
  const sharing = (at: number) => ({ id: at + 2, interests: ['Taste optimization'], works: [] })
  const many = await buildMatchIndex([
    { id: 1, interests: [], works: [{ title: 'Listwise taste optimization of broths', abstract: '' }] },
    ...Array.from({ length: 5 }, (_, at) => sharing(at)),
    ...Array.from({ length: 300 }, (_, at) => ({ id: at + 10, interests: ['Large language models'], works: [] })),
  ])
  const topics = (line: string) => {
    const query = makeQuery({ interests: [line], text: `RESEARCH INTERESTS\n${line}` })
    return explainDocument(many, query)(1)!.lockedReasons.map(({ text }) => text)
  }
  expect(topics('Taste optimization')).toEqual(['Taste optimization'])
  expect(topics('Sweet taste-optimization kitchens')).toEqual([])
  expect(topics('Sour-to-sweet-taste optimization')).toEqual([])
})
