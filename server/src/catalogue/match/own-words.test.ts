import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../test/random.ts'
import { makeQuery } from '../../../test/match-query.ts'
import { readFacts } from '../../resume/facts/facts.ts'
import { thesaurus } from '../../text/fields/thesaurus.ts'
import { buildMatchIndex } from './match-index.ts'
import { explainDocument, matchDocuments } from './match.ts'
import { createWrittenCheck } from './own-words.ts'
import type { MatchQuery } from './query.ts'

/** The words of a text, each after a space and the last before one. */
const readWords = (text: string) =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([word]) => ` ${word}`).join('') + ' '
/** The parts of a shown line that do not stand in the student's text, word for word. */
const findForeign = (yours: string, written: string) =>
  yours.split('…').filter((part) => !readWords(written).includes(readWords(part)))

describe("the student's side of a reason", () => {
  const random = createRandom(22)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const several = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
  // Few fields, so that students and professors meet: by all names of a field, abbreviations and Chinese names too.
  const fields = several(60, () => pick(thesaurus))
  const name = () => {
    const field = pick(fields)
    return pick([field.name, ...field.terms])
  }
  const title = () => `${pick(['Towards', 'On', 'A survey of', 'Faster'])} ${name()} ${pick(['for', 'with'])} ${name()}`
  const sentence = () =>
    pick([
      () => `We present a method of ${name()} that makes ${name()} easier, unlike ${name()}.`,
      () => `Built a system for ${name()} with ${name()}, such as ${name()}.`,
      () => `The problem is known from ${name()}. Experiments on ${name()} and ${name()} show its use.`,
      () => `Recent work on ${name()} has led to ${name()}.`,
    ])()
  const wrap = (line: string) => line.match(/.{1,60}(?:\s+|$)|\S{60}/g)!.map((part) => part.trimEnd())
  const section = (heading: string, lines: readonly string[]) => (random() < 0.7 ? [heading, ...lines] : [])
  const makeResume = () =>
    [
      'Ada Park',
      'ada.park@example.edu | (555) 010-0000',
      'EDUCATION',
      `B.S. in ${name()}, GPA 3.8, 2025`,
      ...section('RELEVANT COURSEWORK', [several(4, name).join(', ')]),
      ...section('RESEARCH INTERESTS', pick([[several(3, name).join(', ')], several(3, name), [sentence()]])),
      ...section('RESEARCH EXPERIENCE', ['Research Assistant, Park Lab, 2024', ...several(3, () => `• ${sentence()}`)]),
      ...section(
        'PUBLICATIONS',
        several(2, () => `${title()}. 2025.`),
      ),
      ...section('PROJECTS', several(2, sentence)),
      ...section('WORK EXPERIENCE', [`${name()} intern, Example Inc., 2023`, `• ${sentence()}`]),
      ...section('SKILLS', [`Methods: ${several(4, name).join(', ')}`]),
    ]
      .flatMap(wrap)
      .join('\n')

  test('is what the student wrote, on every card, locked or not [MATCH-28]', async () => {
    const index = await buildMatchIndex(
      several(150, () => ({ interests: several(3, name), titles: several(3, title) })).map(
        ({ interests, titles }, at) => ({
          id: at + 1,
          interests,
          works: titles.map((one) => ({ title: one, abstract: `This work is about ${name()} and ${name()}.` })),
        }),
      ),
    )
    let shown = 0
    for (let resume = 0; resume < 15; resume++) {
      const text = makeResume()
      const { interests, major } = readFacts(text, [])
      const [typed, onProfile] = [several(resume % 2, name), several(resume % 3 === 0 ? 1 : 0, name)]
      const query = makeQuery({
        interests: [...interests, ...onProfile],
        found: interests,
        additionalInterests: typed,
        major: major ?? '',
        text,
      })
      const written = [text, ...typed, ...onProfile].join('\n')
      const explain = explainDocument(index, query)
      const cards = [...matchDocuments(index, query, 30), explain(1)!, explain(150)!]
      const foreign = cards
        .flatMap(({ reasons, lockedReasons }) => [...reasons, ...lockedReasons])
        .flatMap(({ yours }) => (shown++, findForeign(yours, written)))
      expect({ foreign, text }).toEqual({ foreign: [], text })
    }
    expect(shown).toBeGreaterThan(200)
  })

  const index = buildMatchIndex([
    { id: 1, interests: ['Natural language processing', 'Reinforcement learning', 'Legged locomotion'], works: [] },
  ])
  const quote = async (query: Partial<MatchQuery>) =>
    explainDocument(await index, makeQuery(query))(1)!.reasons.map(({ yours, text }) => `${yours} | ${text}`)

  test('is the abbreviation or the everyday name that stands in the resume [MATCH-28]', async () => {
    expect(await quote({ interests: ['Natural language processing'], text: 'RESEARCH INTERESTS\nNLP, chess' })).toEqual(
      ['NLP | Natural language processing'],
    )
    const text = 'SKILLS\nPython, quadruped robots, Git'
    expect(await quote({ interests: ['Legged locomotion'], text })).toEqual(['quadruped robots | Legged locomotion'])
  })

  test('is no interest that only a reader has read from the resume [MATCH-28]', async () => {
    const interests = ['Reinforcement learning']
    const text = 'RESEARCH INTERESTS\nDeep reinforcement. Learning at school.'
    expect(await quote({ interests, text })).toEqual([])
    // The same interest, typed on the profile, is the student's own.
    expect(await quote({ interests, found: [], text })).toEqual(['Reinforcement learning | Reinforcement learning'])
  })
})

test.each([
  ['Active perception', 'Active\nPerception, control', true],
  ['active control', 'Active perception, control', false],
  ['perception control', 'Active perception, control', false],
  ['Robotics', 'robotic arms', false],
  ['“Graph” (neural) networks.', 'We use “Graph” (neural)\nnetworks.', true],
  ['学习', '机器学习', false],
  ['…', 'a … b', false],
])('a text is written in another only as the same words within the same phrases: %s', (text, written, isWritten) => {
  expect(createWrittenCheck([written])(text)).toBe(isWritten)
})
