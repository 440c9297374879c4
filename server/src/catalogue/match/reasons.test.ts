import { describe, expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { buildMatchIndex } from './match-index.ts'
import { explainDocument } from './match.ts'
import type { MatchQuery } from './query.ts'

const index = await buildMatchIndex([
  {
    id: 1,
    interests: ['Robotics', 'Legged locomotion', 'Dialogue systems'],
    works: [{ title: 'Walking over rough ground', abstract: 'Legged locomotion of a robot with four legs.' }],
  },
  { id: 2, interests: ['Robotics'], works: [] },
])
/** The student's lines and the professor's texts of the reasons. */
const explain = (id: number, query: Partial<MatchQuery>) =>
  explainDocument(index, makeQuery(query))(id)!.reasons.map(({ yours, text }) => `${yours} | ${text}`)

test('a broad field is a reason only if a professor has no better one [MATCH-22]', () => {
  const interests = ['Robotics', 'Legged locomotion']
  const text = 'RESEARCH INTERESTS\nRobotics, Legged locomotion'
  expect(explain(1, { interests, text })).not.toContain('Robotics | Robotics')
  expect(explain(1, { interests, text })).toContain('Legged locomotion | Legged locomotion')
  expect(explain(2, { interests, text })).toEqual(['Robotics | Robotics'])
})

test('for an interest that was derived from the resume its lines are quoted, and never the interest [MATCH-23]', () => {
  const text = 'PROJECTS\nI programmed a quadruped robot that climbs stairs.'
  const derived = { interests: ['Legged locomotion'], text }
  expect(explain(1, derived).length).toBeGreaterThan(0)
  for (const reason of explain(1, derived)) expect(reason).toMatch(/^I programmed a quadruped robot that climbs stairs/)
  const skills = { interests: ['Legged locomotion'], text: 'SKILLS\nquadruped robots' }
  expect(explain(1, skills)).toEqual(['quadruped robots | Legged locomotion'])
  expect(explain(1, { interests: ['Legged locomotion'], text: 'HOBBIES\nChess' })).toEqual([])
})

test('a field that one or two words may mean, but do not name, is a reason only without a better one [MATCH-24]', async () => {
  const guess = { name: 'Dialogue systems', weight: 1, clarity: 0.9 }
  const say = (line: string, isTyped = false) =>
    explain(1, {
      ...(isTyped ? { additionalInterests: [line] } : { interests: [line] }),
      text: `RESEARCH INTERESTS\n${line}`,
      fields: [{ ...guess, from: [line] }],
    })
  // No other line of the resume names the field.
  expect(say('Generation')).toEqual([])
  // One word says no more if another line names the field, but it is none of the professor's.
  const field = { ...guess, name: 'Affective computing' }
  const faces = buildMatchIndex([{ id: 1, interests: ['affective computing'], works: [] }])
  const text = 'RESEARCH INTERESTS\nFace\nPUBLICATIONS\nAvatars with facial expressions'
  const face = makeQuery({ interests: ['Face'], text, fields: [{ ...field, from: ['Face'] }] })
  expect(explainDocument(await faces, face)(1)!.reasons).toEqual([])
  const elsewhere = 'We study how people take turns in a spoken dialogue.'
  const supported = explain(1, {
    interests: ['Generation'],
    text: `RESEARCH INTERESTS\nGeneration\nRESEARCH EXPERIENCE\n${elsewhere}`,
    fields: [{ ...guess, from: ['Generation'] }],
  })
  expect(supported).toEqual([`${elsewhere} | Dialogue systems`])
  const named = { name: 'Legged locomotion', weight: 1, clarity: 1, from: ['Legged locomotion'] }
  const both = {
    interests: ['Generation', 'Legged locomotion'],
    text: 'RESEARCH INTERESTS\nGeneration, Legged locomotion',
    fields: [{ ...guess, from: ['Generation'] }, named],
  }
  expect(explain(1, both).join()).not.toContain('Generation')
  expect(say('Computers that chat with people')).toEqual(['Computers that chat with people | Dialogue systems'])
  expect(say('Chatting', true)).toEqual(['Chatting | Dialogue systems'])
  expect(say('Dialogue systems')).toEqual(['Dialogue systems | Dialogue systems'])
})

test('a sentence is quoted only for a field that it names, not for one that it may mean [MATCH-24]', () => {
  const quote = (sentence: string) => {
    const fields = [{ name: 'Dialogue systems', weight: 1, clarity: 1, from: [sentence] }]
    return explain(1, { text: `RESEARCH EXPERIENCE\n${sentence}`, fields })
  }
  expect(quote('We measured how people and computers take turns when they talk.')).toEqual([])
  const named = 'We measured how people and dialogue systems take turns when they talk.'
  expect(quote(named)).toEqual([`${named} | Dialogue systems`])
})

test('a long sentence is cut between its beginning and the name of the field, in any form of its words [MATCH-22]', () => {
  const before = 'In the third year of the project a group of four students from two universities was asked to '
  const sentence = `${before}compare the many ways in which the steps of a quadruped robot are measured.`
  const quote = (line: string) => {
    const fields = [{ name: 'Legged locomotion', weight: 1, clarity: 1, from: [line] }]
    return explain(1, { text: `RESEARCH EXPERIENCE\n${line}`, fields })[0]
  }
  const told = quote(sentence)
  expect(told).toMatch(/^In the third year of the project .* … .*steps of a quadruped robot are measured\. \| /)
  const early = `Legged locomotion, ${before}describe what robots of many makers do when they fall down and get up.`
  expect(quote(early)).toMatch(/^Legged locomotion, .* … \| /)
})

test('a locked card has a weaker reason where the better one would identify the professor [MATCH-5, MATCH-22]', async () => {
  const work = { title: 'Quaternion splines of zebrafish larvae', abstract: 'Quaternion splines.' }
  const rare = await buildMatchIndex([{ id: 1, interests: ['Robotics'], works: [work] }])
  const text = 'RESEARCH INTERESTS\nRobotics, Quaternion splines of fish'
  const query = makeQuery({ interests: ['Robotics', 'Quaternion splines of fish'], text })
  const { reasons, lockedReasons } = explainDocument(rare, query)(1)!
  expect(reasons.map((reason) => reason.text)).not.toContain('Robotics')
  expect(lockedReasons.map((reason) => reason.text)).toEqual(['Robotics'])
})

test('a short line is a reason for a narrower field than it names, and a typed one for any [MATCH-24]', () => {
  const fields = (field: string, from: string[]) => [{ name: field, weight: 1, clarity: 0.9, from }]
  const line = 'robotics that walks on two feet'
  const text = `RESEARCH INTERESTS\n${line}`
  expect(explain(1, { interests: [line], text, fields: fields('Legged locomotion', [line]) })).toContain(
    `${line} | Legged locomotion`,
  )
  const other = 'robotics that chats with people'
  const said = { text: `RESEARCH INTERESTS\n${other}`, fields: fields('Dialogue systems', [other]) }
  expect(explain(1, { ...said, interests: [other] }).join()).not.toContain('Dialogue systems')
  expect(explain(1, { additionalInterests: [other], text: '', fields: said.fields })).toContain(
    `${other} | Dialogue systems`,
  )
})

describe('a field of many professors [MATCH-22]', async () => {
  const others = Array.from({ length: 300 }, (_, at) => ({
    id: at + 10,
    interests: ['Large language models'],
    works: [],
  }))
  const many = await buildMatchIndex([
    { id: 1, interests: ['Large language models', 'machine translation'], works: [] },
    { id: 2, interests: ['Large language models'], works: [{ title: 'Listwise taste optimization', abstract: '' }] },
    { id: 3, interests: ['taste optimization'], works: [] },
    ...others,
  ])
  const explainMany = (id: number, ...interests: string[]) => {
    const query = makeQuery({ interests, text: `RESEARCH INTERESTS\n${interests.join(', ')}` })
    return explainDocument(many, query)(id)!.reasons.map(({ yours, text }) => `${yours} | ${text}`)
  }

  test('is a reason only beside no better one', () => {
    expect(explainMany(1, 'Large language models', 'Machine translation')).toEqual([
      'Machine translation | machine translation',
    ])
    expect(explainMany(2, 'Large language models', 'Machine translation')).toEqual([
      'Large language models | Large language models',
    ])
  })

  test('gives way to two everyday words that some professor calls an interest', () => {
    expect(explainMany(2, 'Large language models', 'Taste optimization')).toEqual([
      'Taste optimization | Listwise taste optimization',
    ])
  })
})

test("of two sentences the one about the student's own work is quoted [MATCH-26]", () => {
  const background = 'Dialogue systems have changed laboratories.'
  const own = 'We propose a small controller for dialogue systems on ice.'
  const text = `RESEARCH EXPERIENCE\n• ${background}\n• ${own}`
  expect(explain(1, { text })[0]).toMatch(own)
})

test('a line of a page is no sentence: what the next line continues is quoted whole [MATCH-26]', () => {
  const first = 'Steering vectors have become a way to read and control the steps of'
  const text = `RESEARCH EXPERIENCE\n• ${first}\nQuadrupeds and legged locomotion.\n• It is measured.`
  expect(explain(1, { text })[0]).toMatch(`${first} Quadrupeds and legged locomotion.`)
})
