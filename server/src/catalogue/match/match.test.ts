import { describe, expect, test } from 'vitest'
import type { MatchDocument } from './index-shape.ts'
import { buildMatchIndex } from './match-index.ts'
import { matchDocuments } from './match.ts'
import type { MatchQuery } from './query.ts'

const nothing: MatchQuery = { interests: [], skills: [], additionalInterests: [], major: '', text: '' }

const work = (title: string, abstract = '') => ({ title, abstract })
const grasping: MatchDocument = {
  id: 11,
  interests: ['Robotics'],
  works: [
    work('Dexterous grasp synthesis for robot hands', 'We generate grasps of everyday objects with a diffusion model.'),
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
  matchDocuments(index, { ...nothing, ...query }, limit).map((found) => found.id)

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
    const query = { ...nothing, text: 'Research interests\ntactile sensing, robot skin' }
    expect(matchDocuments(small, query, 2).map(({ id }) => id)).toEqual([2, 1])
  })

  test('matches other forms of a word', () => {
    expect(ids({ interests: ['grasping'] })[0]).toBe(11)
  })

  test('ranks a professor with works above one with interests only, and marks the latter', () => {
    const found = matchDocuments(index, { ...nothing, interests: ['Grasp synthesis', 'Robotics'] }, 9)
    expect(found.map((one) => [one.id, one.interestsOnly])).toEqual([
      [11, false],
      [33, true],
    ])
    expect(found[1]!.band).not.toBe('close')
  })

  test('returns scores relative to the best one, in three bands [MATCH-5]', () => {
    const found = matchDocuments(
      index,
      { ...nothing, text: 'Research interests\ngrasp synthesis, robot hands\nSkills\nhot water' },
      50,
    )
    expect(found[0]).toMatchObject({ id: 11, score: 1, band: 'close' })
    expect(found.at(-1)).toMatchObject({ band: 'stretch' })
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
        { ...nothing, interests: ['Robotics'] },
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
      matchDocuments(index, { ...nothing, interests: ['grasps'] }, 9, (id) => id !== 11).map((found) => found.id),
    ).toEqual([33])
  })

  test('accepts words that are names of object properties', async () => {
    const odd = await buildMatchIndex([{ id: 1, interests: ['constructor __proto__ toString'], works: [] }])
    expect(
      matchDocuments(odd, { ...nothing, interests: ['constructor', '__proto__', 'hasOwnProperty'] }, 9),
    ).toHaveLength(1)
    expect(matchDocuments(await buildMatchIndex([]), { ...nothing, text: 'anything' }, 9)).toEqual([])
  })
})

describe('the reasons of a match', () => {
  const [first] = matchDocuments(
    index,
    { ...nothing, text: 'Research interests\ngrasp synthesis with diffusion models in water' },
    9,
  )

  test('are the works with the highest values, with the shared words as the professor writes them [MATCH-5]', () => {
    expect(first!.reasons[0]).toMatchObject({
      source: 'publication',
      text: 'Dexterous grasp synthesis for robot hands',
    })
    expect(first!.reasons[0]!.terms).toContain('grasp synthesis')
    expect(first!.reasons.length).toBeLessThanOrEqual(3)
  })

  test('of a locked professor contain no title and no rare word [MATCH-5]', () => {
    const shown = JSON.stringify(first!.lockedReasons)
    expect(shown).toContain('water')
    expect(shown).not.toMatch(/grasp|dexterous|diffusion/i)
    const [interest] = matchDocuments(index, { ...nothing, interests: ['Natural language processing'] }, 1)
    expect(interest!.lockedReasons).toEqual([
      { terms: ['natural language processing'], source: 'interest', text: 'Natural language processing' },
    ])
  })
})
