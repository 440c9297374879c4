import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

test.each([
  ['two sentences', ['We measured ice.', 'It melts.']],
  ['decimals and years', ['Losses fell by 3.5 dB in 2019.', '2,000 samples were used.']],
  ['e.g. and i.e.', ['We use sensors, e.g. LIDAR and i.e. Sonar, at night.', 'They agree.']],
  [
    'et al. within and at the end',
    ['As Smith et al. Showed in 2020, it holds.', 'We extend Smith et al.', 'We also test it.'],
  ],
  ['figures, equations and volumes', ['See Fig. 3 and Eq. 4 of vol. 2.', 'The approx. 40 cases of Dr. Chen agree.']],
  ['initials of names', ['The method of J. R. Smith fails.', 'P. Jones showed why.']],
  ['a letter that ends a sentence', ['We study hepatitis B.', 'It is common.', 'It boils at 300 K.', 'We stop there.']],
  [
    'abbreviations of countries',
    ['We study the U.S. Senate.', 'Firms in the U.S.', 'The others are in the U.K. today.'],
  ],
  ['questions, quotation marks and brackets', ['Why?', 'They said “no.”', '(It was late.)', 'We agree!']],
  ['three dots', ['It grew, and grew…', 'Then it stopped.']],
  ['species and small letters after a dot', ['We found E. coli and S. aureus in approx. ten wells.', 'mRNA rose.']],
  ['etc. at the end', ['We compare trees, nets, etc.', 'The best is a net.']],
])('splits %s', (_, sentences) => {
  expect(splitSentences(sentences.join(' '))).toEqual(sentences)
})

test('treats line ends as spaces, and empty lines as the end of a sentence', () => {
  expect(splitSentences(' Background\n\nWe measure\nice. It\r\nmelts.\n\n')).toEqual([
    'Background',
    'We measure ice.',
    'It melts.',
  ])
  expect(splitSentences('')).toEqual([])
})

test.each(['.', 'a. ', 'e.g. ', '?" ', ' ', '\n ', '1.', 'A. ', '('])('splits a very long text of %j', (part) => {
  const text = part.repeat(60_000)
  const began = performance.now()
  expect(splitSentences(text).join('').replace(/\s/g, '').length).toBe(text.replace(/\s/g, '').length)
  expect(performance.now() - began).toBeLessThan(2_000)
})
