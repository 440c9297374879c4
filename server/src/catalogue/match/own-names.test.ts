import { describe, expect, test } from 'vitest'
import { makeQuery } from '../../../test/match-query.ts'
import { buildMatchIndex } from './match-index.ts'
import { matchDocuments } from './match.ts'

/** The professors who are found by a typed text: 1 has the name and these words in the works, 2 only the words. */
async function find(name: string, works: string, typed: string): Promise<number[]> {
  const documents = [
    { id: 1, name, interests: [], works: [{ title: works, abstract: works }] },
    { id: 2, name: 'Q. Zwyx', interests: [], works: [{ title: works, abstract: '' }] },
  ]
  const index = await buildMatchIndex(documents)
  return matchDocuments(index, makeQuery({ additionalInterests: [typed], fields: [] }), 9)
    .map(({ id }) => id)
    .toSorted()
}

describe('only others are found by a word of the works that tells the name [MATCH-50]', () => {
  test.each([
    ['Boris Chenowitz', 'The Chenowitz bound', 'Chenowitz'],
    ['Boris Chenowitz', "Chenowitz's bound", 'chenowitz'],
    ['Boris Chenowitz', 'A chenowitzian bound', 'Chenowitzian'],
    ['Boris Chenowitz', 'FastChenowitz for graphs', 'fastchenowitz'],
    ['Lei Wang', 'WangGAN for graphs', 'wanggan'],
    ['Bo Wu', 'WuNet for graphs', 'wunet'],
    ['Rosa Light', 'Light in crystals', 'light'],
    ['Rosa Light', 'Lights in crystals', 'Light'],
    ['Max Roberts', 'On Robert and graphs', 'Roberts'],
    ['Jürgen Weißmüller', 'The Weissmueller bound', 'weissmueller'],
    ['Jürgen Weißmüller', 'The Weißmüller bound', 'Weißmüller'],
    ["Ximena O'Brannigan", 'The Brannigan bound', 'Brannigan'],
    ['Mac MacAllistair', 'The Mac Allistair bound', 'Allistair'],
    ['Shai Ben-David', 'The Ben-David bound', 'Ben-David'],
    ['Wei Li 李伟', '李伟 bound', '李伟'],
    ['Xiaoping Li', 'The Xiao Ping bound', 'Xiao Ping'],
    ['Xiaoping Li', 'The Xiao-Ping bound', 'Xiao-Ping'],
    ['Dohyun Kim', 'The Do Hyun bound', 'Hyun'],
    ['Xiaoan Li', 'A Xiao An bound', 'Xiao'],
    ['Mac MacDonald', "The Mac Donald's bound", 'Donald'],
    ['Jo MacRae', 'The Mac Rae bound', 'Rae'],
  ])('%s: %s', async (name, works, typed) => expect(await find(name, works, typed)).toEqual([2]))
})

test.each([
  ['Rosa Light', 'Light in crystals', 'crystals'],
  ['Wei Li', 'LiDAR and lithium', 'LiDAR'],
  ['Bo Chen', 'Chemistry of kitchens', 'chemistry'],
  ['Ana Singh', 'Singing birds', 'singing'],
  ['Mark Lee', 'Markov chains', 'Markov'],
  ['Xiaoping Li', 'Xiao rivers and ping pong', 'ping'],
  ['Xiaoping Li', 'The river Xiao, ping pong', 'Xiao'],
  ['Dohyun Kim', 'What we do. Hyun graphs', 'Hyun'],
  ['Bo Chen', 'Quantum dot net gain', 'quantum'],
  ['Bo Chen', 'Currents at quantum dot ac gates', 'quantum'],
])('other words of the works of %s find the professor: %s', async (name, works, typed) =>
  expect(await find(name, works, typed)).toEqual([1, 2]),
)

test('words beside a name or an address are no neighbours [MATCH-50]', async () => {
  const text = 'Convex Chenowitz bodies and smooth a@b.example manifolds'
  const index = await buildMatchIndex([
    { id: 1, name: 'Bo Chenowitz', interests: [], works: [{ title: text, abstract: text }] },
  ])
  const written = Array.from(index.tokens, (token) => index.vocabulary[token] || '|').join(' ')
  expect(written).toContain('Convex | bodies | smooth | manifolds')
})

test.each([
  ['Mail bcz71 (at) waves.example for data', 'bcz71'],
  ['Authors: {ada, bcz71}@waves.example', 'bcz71'],
  ['bcz71＠waves.example', 'waves'],
  ['Code: https://github.example/bcz71/tool', 'bcz71'],
  ['Code: github.com/bcz71', 'bcz71'],
  ['Code: bcz71.github.io', 'bcz71'],
  ['See bcz71.lab.univ.ac.uk.', 'bcz71'],
  ['Mail bcz71 at waves.example.edu for data', 'bcz71'],
  ['Mail bcz71 at waves dot edu for data', 'bcz71'],
  ['Mail bcz71 AT waves DOT example DOT edu', 'bcz71'],
])('no word of an address or a link finds a professor: %s [MATCH-50]', async (works, typed) =>
  expect(await find('A. Author', works, typed)).toEqual([]),
)
