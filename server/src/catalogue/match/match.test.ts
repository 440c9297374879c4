import { describe, expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import type { MatchDocument } from './index-shape.ts'
import { buildMatchIndex } from './match-index.ts'
import { explainDocument, matchDocuments } from './match.ts'
import type { MatchQuery } from './query.ts'

const work = (title: string, abstract = '') => ({ title, abstract })
const grasping: MatchDocument = {
  id: 11,
  interests: ['Robotics'],
  works: [
    {
      ...work('Dexterous grasp synthesis for robot hands', 'We generate grasps of objects with a diffusion model.'),
      year: 2025,
    },
    work('A note on tea', 'Tea is brewed with hot water.'),
  ],
}
const parsing: MatchDocument = {
  id: 22,
  interests: ['Natural language processing'],
  works: [work('Parsing low-resource languages', 'A parser for languages with few annotated sentences.')],
}
const listedOnly: MatchDocument = { id: 33, interests: ['Grasp synthesis', 'Robotics'], works: [] }
const fillers: MatchDocument[] = Array.from({ length: 40 }, (_, at) => ({
  id: 100 + at,
  interests: ['Chemistry'],
  works: [work(`Catalysts of kind ${at}`, 'Catalysts speed up reactions of molecules in water.')],
}))
const index = await buildMatchIndex([grasping, parsing, listedOnly, ...fillers])
const ids = (query: Partial<MatchQuery>, limit = 9) =>
  matchDocuments(index, makeQuery(query), limit).map((found) => found.id)

describe('the match', () => {
  test('ranks the professor first whose works share words with the resume [MATCH-1]', () => {
    expect(ids({ text: 'RESEARCH INTERESTS\ngrasping with robot hands' })[0]).toBe(11)
    expect(ids({ text: 'RESEARCH INTERESTS\nparsers for rare languages' })[0]).toBe(22)
  })

  test('recognizes abbreviations and other names of a field', () => {
    expect(ids({ interests: ['NLP'] })[0]).toBe(22)
    expect(ids({ text: 'RESEARCH INTERESTS\ncomputational linguistics' })[0]).toBe(22)
  })

  test('finds professors by the broader field of an interest', () => {
    expect(ids({ additionalInterests: ['Machine translation'] })[0]).toBe(22)
    expect(ids({ interests: ['Motion planning'] })).toContain(33)
  })

  test('ranks several works on a subject above unrelated works that share single words with it', async () => {
    const filler = (id: number) => ({ id, interests: [], works: [work('Bees', 'Bees visit flowers.'), work('Rain')] })
    const scattered = {
      id: 1,
      interests: [],
      works: [work('Tactile paving'), work('Sensing rain'), work('Robot tales'), work('Skin care')],
    }
    const specialized = {
      id: 2,
      interests: [],
      works: [
        work('Tactile sensing with robot skin'),
        work('Robot skin for tactile sensing'),
        work('Tea'),
        work('Rain'),
      ],
    }
    const small = await buildMatchIndex([
      scattered,
      specialized,
      ...Array.from({ length: 20 }, (_, at) => filler(10 + at)),
    ])
    const query = makeQuery({ text: 'Research interests\ntactile sensing, robot skin' })
    expect(matchDocuments(small, query, 2).map(({ id }) => id)).toEqual([2, 1])
  })

  test('matches other forms of a word', () => {
    expect(ids({ interests: ['grasping'] })[0]).toBe(11)
  })

  test('ranks a professor with works above one with interests only', () => {
    const found = matchDocuments(index, makeQuery({ interests: ['Grasp synthesis', 'Robotics'] }), 9)
    expect(found.map((one) => one.id)).toEqual([11, 33])
  })

  test('returns scores relative to the best one, in descending order', () => {
    const text = 'Research interests\ngrasp synthesis, robot hands, catalysts'
    const found = matchDocuments(index, makeQuery({ text, interests: ['Grasp synthesis'] }), 50)
    expect(found[0]).toMatchObject({ id: 11, score: 1 })
    expect(found.map((one) => one.score)).toEqual(found.map((one) => one.score).toSorted((a, b) => b - a))
  })

  test('gives research experience more weight than work experience', () => {
    const text = (research: string, job: string) => `A B\nResearch experience\n${research}\nWork experience\n${job}`
    expect(ids({ text: text('grasp synthesis', 'parsing languages') })[0]).toBe(11)
    expect(ids({ text: text('parsing languages', 'grasp synthesis') })[0]).toBe(22)
  })

  test('returns nothing for a resume without a shared word, or without any word', () => {
    expect(ids({ text: 'zymurgy' })).toEqual([])
    expect(ids({})).toEqual([])
  })

  test('sorts equal professors independently of their ids and of the order of import', async () => {
    const equals = Array.from({ length: 50 }, (_, id) => ({ ...listedOnly, id: 1 + id }))
    const found = async (documents: MatchDocument[], limit = 50) =>
      matchDocuments(
        await buildMatchIndex([...documents, ...fillers]),
        makeQuery({ interests: ['Robotics'] }),
        limit,
      ).map(({ id }) => id)
    const all = await found(equals)
    expect(all).not.toEqual(equals.map(({ id }) => id))
    expect(await found(equals.toReversed())).toEqual(all)
    expect(await found(equals, 7)).toEqual(all.slice(0, 7))
  })

  test('returns at most the limit, and only listed professors', () => {
    expect(ids({ text: 'catalysts' }, 5)).toHaveLength(5)
    expect(
      matchDocuments(index, makeQuery({ interests: ['grasps'] }), 9, (id) => id !== 11).map((found) => found.id),
    ).toEqual([33])
  })

  test('accepts words that are names of object properties', async () => {
    const odd = await buildMatchIndex([{ id: 1, interests: ['constructor __proto__ toString'], works: [] }])
    expect(
      matchDocuments(odd, makeQuery({ interests: ['constructor', '__proto__', 'hasOwnProperty'] }), 9),
    ).toHaveLength(1)
    expect(matchDocuments(await buildMatchIndex([]), makeQuery({ text: 'anything' }), 9)).toEqual([])
  })
})

describe('the reasons of a match', () => {
  const text = 'Research interests\ngrasp synthesis with diffusion models in water'
  const [first] = matchDocuments(index, makeQuery({ text, interests: ['Grasp synthesis'] }), 9)

  test("are the student's own lines beside the works or interests that fit them [MATCH-5]", () => {
    expect(first!.reasons[0]).toEqual({
      yours: 'Grasp synthesis',
      terms: ['grasp synthesis'],
      source: 'publication',
      text: 'Dexterous grasp synthesis for robot hands',
      year: 2025,
    })
    expect(first!.reasons.length).toBeLessThanOrEqual(3)
  })

  test('of a locked professor name a field that many have, and no title [MATCH-5]', async () => {
    expect(first!.lockedReasons.filter(({ source }) => source !== 'interest')).toEqual([])
    const many = Array.from({ length: 5 }, (_, at) => ({
      id: 500 + at,
      interests: [],
      works: [work(`Grasp synthesis by method ${at}`), work(`Robot hands of kind ${at}`)],
    }))
    const larger = await buildMatchIndex([grasping, ...many, ...fillers])
    const [again] = matchDocuments(larger, makeQuery({ interests: ['Grasp synthesis'] }), 1)
    expect(again!.lockedReasons).toMatchObject([{ source: 'topic', text: 'Grasping', terms: ['Grasping'], year: null }])
    expect(JSON.stringify(again!.lockedReasons)).not.toMatch(/dexterous|hands/i)
  })

  test('are none if nothing but an everyday word is shared', () => {
    const [match] = matchDocuments(index, makeQuery({ additionalInterests: ['hot water'] }), 1)
    expect(match!.reasons).toEqual([])
  })

  test('exist for any professor, also for one who is not among the best', () => {
    const explain = explainDocument(index, makeQuery({ interests: ['Grasp synthesis'] }))
    expect(explain(33)!.reasons[0]).toMatchObject({ source: 'interest', text: 'Grasp synthesis' })
    expect(explain(100)).toEqual({ band: null, reasons: [], lockedReasons: [] })
    expect(explain(999)).toBeUndefined()
  })

  test('prefer a narrow field to a broad one, which is a reason only if there is no other', () => {
    const query = makeQuery({ interests: ['Grasp synthesis', 'Robotics'] })
    const [best] = matchDocuments(index, query, 1)
    expect(best!.reasons[0]).toMatchObject({ yours: 'Grasp synthesis', source: 'publication' })
    const explain = explainDocument(index, makeQuery({ additionalInterests: ['Legged locomotion'] }))
    expect(explain(33)!.reasons).toMatchObject([{ yours: 'Legged locomotion', text: 'Robotics' }])
  })

  test('do not follow from a field that a sentence mentions in passing', () => {
    const text = 'Research interests\nGrasp synthesis\nResearch\nWe grasp cups, which chemistry laboratories also need.'
    const explain = explainDocument(index, makeQuery({ interests: ['Grasp synthesis'], text }))
    expect(explain(100)!.reasons).toEqual([])
  })

  test('name a field of the works, if nothing else says more', async () => {
    const abstract = 'We study grasp synthesis. Then grasp synthesis again, and grasp synthesis with two hands.'
    const hidden = { id: 1, interests: [], works: [work('On cups', abstract), work('On plates', abstract)] }
    const explain = explainDocument(await buildMatchIndex([hidden, ...fillers]), makeQuery({ interests: ['grasping'] }))
    expect(explain(1)!.reasons).toMatchObject([{ yours: 'grasping', source: 'topic', text: 'Robotic manipulation' }])
  })

  test('may be a title with the words of a line that names no field', async () => {
    const plums = { id: 1, interests: [], works: [work('Sorting ripe plums by machine')] }
    const text = 'Research\nA machine that sorts plums.'
    const explain = explainDocument(await buildMatchIndex([plums, ...fillers]), makeQuery({ text }))
    expect(explain(1)!.reasons).toMatchObject([
      { yours: 'A machine that sorts plums.', terms: ['machine sorts plums'] },
    ])
    expect(explain(1)!.lockedReasons).toEqual([])
  })

  test('do not show who wrote a paper whose title the student typed [MATCH-14]', async () => {
    const title = 'Sorting ripe plums by colour and weight in orchards'
    const author = { id: 1, interests: [], works: [work(title), work('A note on tea')] }
    const known = makeQuery({ additionalInterests: [title] })
    const explain = explainDocument(await buildMatchIndex([author, ...fillers]), known)
    expect(explain(1)).toEqual({ band: null, reasons: [], lockedReasons: [] })
  })

  test('do not quote a line whose field the student has struck out [MATCH-11]', () => {
    const query = makeQuery({ interests: ['Grasp synthesis', 'Robotics'], struck: ['Robotic manipulation'] })
    const quoted = matchDocuments(index, query, 9).flatMap((one) => one.reasons.map(({ yours }) => yours))
    expect(quoted).toContain('Robotics')
    expect(quoted).not.toContain('Grasp synthesis')
  })

  test('do not quote where and when the student has worked', () => {
    const headings = [
      'Graduate Assistant, Department of Robotics, 2024',
      'GRASP SYNTHESIS LAB',
      'Robotics Lab | Grasping',
    ]
    const text = ['Research', ...headings, 'We grasp cups'].join('\n')
    const found = matchDocuments(index, makeQuery({ text, interests: ['Robotics'] }), 9)
    const quoted = found.flatMap((one) => one.reasons).map(({ yours }) => yours)
    expect(quoted.filter((line) => headings.includes(line))).toEqual([])
  })
})

describe('the band of a match', () => {
  const bandOf = (query: Partial<MatchQuery>) => matchDocuments(index, makeQuery(query), 1)[0]?.band

  test('is close if words and fields fit, and a stretch if only a word is shared [MATCH-5]', () => {
    expect(bandOf({ additionalInterests: ['Grasp synthesis', 'robot hands'] })).toBe('close')
    expect(bandOf({ additionalInterests: ['hot water'] })).toBe('stretch')
  })

  test('does not depend on the other matches of the query [MATCH-7]', () => {
    const query = makeQuery({ additionalInterests: ['Grasp synthesis'] })
    const all = matchDocuments(index, query, 9).find(({ id }) => id === 33)!
    const alone = matchDocuments(index, query, 9, (id) => id === 33)[0]!
    expect(alone.band).toBe(all.band)
  })

  test('falls when the student strikes the field out', () => {
    const query = { additionalInterests: ['Grasp synthesis'], struck: ['Robotic manipulation'] }
    expect(bandOf(query)).not.toBe('close')
  })
})
