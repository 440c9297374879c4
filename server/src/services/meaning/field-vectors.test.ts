import { expect, test } from 'vitest'
import { digestOf, dimensions, listFieldTexts, readFieldVectors } from './field-vectors.ts'

test('the file has the vectors of the present thesaurus (otherwise: npm run lab -- field-vectors)', async () => {
  const texts = listFieldTexts()
  const { digest, vectors } = await readFieldVectors()
  expect(digest.toString('hex')).toBe(digestOf(texts).toString('hex'))
  expect(vectors.length).toBe(texts.length * dimensions)
})
