import { describe, expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { buildMatchIndex } from './match-index.ts'
import { explainDocument } from './match.ts'
import type { MatchQuery } from './query.ts'

/** The reasons beside a professor with these interests: the student's lines and the professor's texts. */
async function explain(theirs: readonly string[], query: Partial<MatchQuery>): Promise<string[]> {
  const index = await buildMatchIndex([{ id: 1, interests: [...theirs], works: [] }])
  return explainDocument(index, makeQuery(query))(1)!.reasons.map(({ yours, text }) => `${yours} | ${text}`)
}
const state = (...interests: string[]): Partial<MatchQuery> => ({
  interests,
  text: `RESEARCH INTERESTS\n${interests.join(', ')}`,
})
const write = (...sentences: string[]): Partial<MatchQuery> => ({
  text: `RESEARCH EXPERIENCE\n${sentences.join('\n')}`,
})

describe('two topics of a field [MATCH-25]', () => {
  test.each([
    ['Sim-to-real', 'learning from demonstration', 'Robot learning'],
    ['Mobile manipulator', 'deformable object manipulation', 'Robotic manipulation'],
  ])('have only the field in common: %s and %s', async (yours, theirs, field) => {
    expect(await explain([theirs], state(yours))).toEqual([`${yours} | ${field}`])
  })

  test.each([
    ['Test-time compute', 'in-context learning'],
    ['Question generation', 'question answering'],
    ['Responsible AI', 'algorithmic fairness'],
    ['Meta-learning', 'few-shot learning'],
    ['Image retrieval', 'image classification'],
    ['AutoML', 'neural architecture search'],
    ['Commonsense reasoning', 'knowledge graphs'],
    ['Person re-identification', 'object detection'],
    ['Calibration', 'metrology'],
    ['3D generation', 'novel view synthesis'],
    ['Heuristic search', 'task planning'],
    ['LiDAR', 'sonar'],
    ['Facial expressions', 'affective computing'],
  ])('are no reason if one is only close to the field: %s and %s', async (yours, theirs) => {
    expect(await explain([theirs], state(yours))).toEqual([])
    expect(await explain([yours], state(yours))).toEqual([`${yours} | ${yours}`])
  })

  test('in everyday words mean the field, not a part of it', async () => {
    const line = 'robots with legs that climb stairs'
    const fields = [{ name: 'Legged locomotion', weight: 1, clarity: 1, from: [line] }]
    expect(await explain(['humanoids'], { ...state(line), fields })).toEqual([`${line} | Legged locomotion`])
  })
})

test("a part of the student's field is no reason beside the field itself [MATCH-25]", async () => {
  const theirs = ['reinforcement learning', 'offline reinforcement learning']
  expect(await explain(theirs, state('Reinforcement learning'))).toEqual([
    'Reinforcement learning | reinforcement learning',
  ])
})

test.each([
  'We evaluate the method on image captioning and two other tasks.',
  'Many systems, such as image captioning, need pictures with texts.',
  'Unlike image captioning, the input is a sound.',
  'The problem is known from image captioning.',
])('what a sentence only mentions is no reason: "%s" [MATCH-26]', async (sentence) => {
  expect(await explain(['image captioning'], write('A motion planning method finds paths.', sentence))).toEqual([])
})

test('an adverb is no part of the name of a field [MATCH-26]', async () => {
  expect(await explain(['algorithm design'], write('We build algorithmically designed bridges.'))).toEqual([])
  const sentence = 'We study algorithm design for bridges.'
  expect(await explain(['algorithm design'], write(sentence))).toEqual([`${sentence} | algorithm design`])
})

test('what the work is about is a reason: named by its title, by own work, first, or twice [MATCH-26]', async () => {
  const about = 'We developed an image captioning method for old maps.'
  expect(await explain(['image captioning'], write('A motion planning method finds paths.', about))).toEqual([
    `${about} | image captioning`,
  ])
  const title = 'Image captioning for old maps'
  expect(await explain(['image captioning'], { text: `PUBLICATIONS\n${title}` })).toEqual([
    `${title} | image captioning`,
  ])
  const first = 'The image captioning of maps is hard.'
  const second = 'So image captioning needs names of places.'
  expect(await explain(['image captioning'], write(first))).toEqual([`${first} | image captioning`])
  const twice = write('A motion planning method finds paths.', first, second)
  expect((await explain(['image captioning'], twice)).length).toBe(1)
})

test('a field of most works is a reason only if the student states nothing else [MATCH-27]', async () => {
  expect(await explain(['deep learning'], state('Deep learning', 'Image captioning'))).toEqual([])
  expect(await explain(['deep learning'], state('Deep learning'))).toEqual(['Deep learning | deep learning'])
  expect(await explain(['contrastive learning'], state('Contrastive learning'))).toEqual([
    'Contrastive learning | contrastive learning',
  ])
  expect(await explain(['deep learning'], write('Deep learning has changed many sciences.'))).toEqual([])
})
