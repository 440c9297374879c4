import { afterAll, expect, test } from 'vitest'
import { understandStudent } from '../../text/fields/understand-student.ts'
import { createLocalMeaning } from './local-meaning.ts'
import { noMeaning } from './meaning.ts'

const failures: unknown[] = []
const meaning = createLocalMeaning(Promise.resolve(), (error) => failures.push(error))
afterAll(() => meaning.close())

const understand = async (line: string, model = meaning) => {
  const near = await model.findFields([line])
  const student = { typed: [line], interests: [], major: '', text: '', struck: [] }
  return understandStudent(student, (one) => near.get(one)).map(({ name }) => name)
}

test('finds fields near in meaning, in words that the thesaurus does not have [MATCH-13]', async () => {
  await meaning.ready
  expect(meaning.isLoaded()).toBe(true)
  const line = 'computers that look at pictures and say what is in them'
  // The first answer may be later than a request waits; it is kept for the next one.
  await expect.poll(async () => (await meaning.findFields([line])).size).toBe(1)
  expect(await understand(line)).toContain('Computer vision')
  const near = await meaning.findFields([line])
  const cosines = [...near.get(line)!.values()]
  expect(cosines).toEqual(cosines.toSorted((one, other) => other - one))
  expect(cosines[0]).toBeGreaterThan(0.5)
  expect(failures).toEqual([])
})

test('without the model words are understood, and nothing fails [MATCH-13]', async () => {
  expect(noMeaning.isLoaded()).toBe(false)
  expect(await understand('making robots walk', noMeaning)).toEqual(['Legged locomotion'])
})

test('a line that is not answered in time is understood by its words', async () => {
  const closed = createLocalMeaning(Promise.resolve(), (error) => failures.push(error))
  await closed.ready
  await closed.close()
  expect(await closed.findFields(['robots'])).toEqual(new Map())
  expect(failures).toEqual([])
})
