import { expect, test } from 'vitest'
import { removeUnsupported } from './remove-unsupported.ts'

const sources = ['Ada Park', 'Physics', 'UC Berkeley']
const around = (words: string) => `Dear Professor {professor_surname},\n\n${words}\n\nKind regards,\nAda Park`

test.each([
  ['I study Physics at UC Berkeley.', 'I study Physics at UC Berkeley.'],
  ['I won the 2024 Intel prize at MIT. I like labs.', 'I like labs.'],
  ['I like labs. I won the 2024 Intel prize at MIT.', 'I like labs.'],
  ['I am a {level} at MIT, since 2024.', 'I am a {level} at [school or institute], since [year].'],
  [
    'Could I come in {term}? I measured 4,812 samples. [One sentence: what you did]',
    'Could I come in {term}? [One sentence: what you did]',
  ],
  ['Could we talk for 15-20 minutes in the next two weeks?', 'Could we talk for 15-20 minutes in the next two weeks?'],
  ['Could I meet Alwin Brask? I like labs.', 'Could I meet [name]? I like labs.'],
  ['I like labs. I would like to join your\ngroup for 10 weeks. Thank you.', 'I like labs. Thank you.'],
  ['[One sentence: what you did at MIT in 2024]', '[One sentence: what you did at MIT in 2024]'],
])('keeps of "%s" what the sources say, and all placeholders [AI-63]', (words, kept) => {
  expect(removeUnsupported(around(words), sources)).toBe(around(kept))
})

test('leaves no empty paragraph, and keeps greeting and closing [AI-63]', () => {
  const invented = 'Dear Dr. Alwin Brask,\n\nI met you at MIT in 2019.\n\nI like labs.\n\nKind regards,\nJohn Miller'
  const kept = removeUnsupported(invented, sources)
  expect(kept).toContain(',\n\nI like labs.\n\nKind regards,\n')
  for (const words of ['Brask', 'MIT', '2019']) expect(kept).not.toContain(words)
})
