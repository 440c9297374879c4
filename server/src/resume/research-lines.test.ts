import { limits } from '@labreach/contract/plans'
import { expect, test } from 'vitest'
import { researchLines } from './research-lines.ts'

const identity = { names: ['An Thi Li-Berg', '王小明', 'Eva van der Berg'], schools: ['Reed College', '清华大学'] }
const keep = (...lines: string[]) =>
  researchLines({ typed: [], text: ['An Li', 'Research Experience', ...lines].join('\n') }, identity)

test.each([
  'An Li built a robot',
  'Robots by Berg, measured',
  '王小明的研究方向',
  'Analysis at Reed of soil',
  'Soil physics, reed college',
  'Visit to 清华大学 for lasers',
  'Stanford robots walk on sand',
  'A term at Harvard on genomes',
  'A poster on soil at Princeton',
  'Summer at MIT with lasers',
  'Soil of Portland, OR in summer',
  'Reached at 12 Elm Street by bus',
  'Archive in CA 94720',
  'write to an at reed.edu',
  'code on github: anli',
  'see bit.ly/abc for plots',
  'an.li@example.org wrote this',
  'call +1 (555) 010-0000 now',
  'Tel. 0171 33 44 55 in the evening',
  'with Professor Doe on lasers',
  'J. Doe, K. Roe: Lasers in soil',
  'Doe, J. Lasers in soil',
  'Doe J, Roe K. Lasers in soil',
  'Advised by Jane on lasers',
  '导师：李四，研究激光',
  `word ${'of a very long line '.repeat(20)}`,
  '2021 - 2023',
])('leaves out %j [MATCH-19]', (line) => {
  expect(keep(line, 'Lasers in wet soil')).toEqual(['Lasers in wet soil'])
})

test.each([
  'Lithium in an analysis of soil, 2021 - 2023',
  'Growth of E. coli under red light',
  'Learning to walk with Node.js and .NET',
  '研究激光与土壤',
  'Reeds and grasses in wetlands',
])('keeps %j [MATCH-19]', (line) => {
  expect(keep(line)).toEqual([line])
})

test('header, education, jobs, skills, awards and hobbies are no lines about research [MATCH-19]', () => {
  const text = [
    'Lasers everywhere in the header',
    ...['Education', 'Skills', 'Awards', 'Work Experience', 'Hobbies'].flatMap((heading) => [
      heading,
      'Lasers at work',
    ]),
    'Research Interests',
    'Lasers in soil',
    'Publications',
    'Ada Stone, Tom Lind, Lasers in the air',
    'Lasers under water',
  ].join('\n')
  expect(researchLines({ typed: ['Robotics', 'why soil glows'], text }, identity)).toEqual([
    'why soil glows',
    'Lasers in soil',
    'Lasers under water',
  ])
})

test('at most 40 lines and 3,000 characters are kept, from the beginning of the resume [MATCH-19]', () => {
  const short = keep(...Array.from({ length: 100 }, (_, at) => `Lasers in soil ${'x'.repeat(at)}`))
  expect(short.length).toBeLessThanOrEqual(limits.suggestionLinesMax)
  const long = keep(...Array.from({ length: 100 }, (_, at) => `Lasers ${at} ${'in soil '.repeat(30)}`))
  expect(long.join('').length).toBeLessThanOrEqual(limits.suggestionTextMax)
  const late = keep(...Array.from({ length: 400 }, () => 'An Li wrote this'), 'Lasers in soil')
  expect(late).toEqual([])
})
