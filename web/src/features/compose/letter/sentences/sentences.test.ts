import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const split = (text: string) => splitSentences(text).map((sentence) => sentence.text)

test.each([
  [
    'sentences and lines',
    'Dear Dr. Quill,\n\nI read it. It works!  Why?\nAna',
    ['Dear Dr. Quill,', 'I read it.', 'It works!', 'Why?', 'Ana'],
  ],
  [
    'abbreviations and initials',
    'Prof. A. Lim et al. Found it, cf. Fig. 3. I did too.',
    ['Prof. A. Lim et al. Found it, cf. Fig. 3.', 'I did too.'],
  ],
  [
    'numbers and small letters',
    'It fell by 3.5 dB, e.g. at night. 20 were used.',
    ['It fell by 3.5 dB, e.g. at night.', '20 were used.'],
  ],
  ['quotation marks', 'You say “it moves.” I agree.', ['You say “it moves.”', 'I agree.']],
  ['places in brackets', '[One sentence. What you did.] Then this.', ['[One sentence. What you did.]', 'Then this.']],
  ['spaces', '  \n \n', []],
])('splits a letter with %s [AI-40]', (_, text, sentences) => {
  expect(split(text)).toEqual(sentences)
})

test('the ranges are those of the sentences in the text', () => {
  const text = ' Dear Ada,\n\n  I read it.  It works.\n'
  for (const { start, end, text: sentence } of splitSentences(text)) expect(text.slice(start, end)).toBe(sentence)
})

test.each(['. A', '[', '[.] A', '. ', 'A. ', '."'])('splits a very long letter of %j', (part) => {
  const text = part.repeat(20_000 / part.length)
  const began = performance.now()
  splitSentences(text)
  expect(performance.now() - began).toBeLessThan(1_000)
})
