import { expect, test } from 'vitest'
import { addWord } from './words.ts'

test('appends a trimmed word without changing the given list [PROFILE-9]', () => {
  const words = ['optics']
  expect(addWord(words, '  soft robots ', 10)).toEqual({ words: ['optics', 'soft robots'] })
  expect(words).toEqual(['optics'])
})

test('ignores blank entries [PROFILE-9]', () => {
  for (const blank of ['', '   ', '\t\n']) expect(addWord(['optics'], blank, 10)).toEqual({ words: ['optics'] })
})

test('ignores a word that the list contains already in any case [PROFILE-9]', () => {
  expect(addWord(['Machine Learning'], 'machine learning', 10)).toEqual({ words: ['Machine Learning'] })
})

test('refuses more words than the maximum [PROFILE-8]', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `interest ${index}`)
  expect(addWord(ten.slice(1), 'the tenth', 10).words).toHaveLength(10)
  expect(addWord(ten, 'the eleventh', 10)).toEqual({ problem: 'too many' })
  expect(addWord(ten, ' ', 10)).toEqual({ words: ten })
})
