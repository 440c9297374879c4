import { expect, test } from 'vitest'
import { compareSentences, findChanges, undoChange } from './sentence-changes.ts'
import { splitSentences } from './sentences.ts'

const before = 'Dear Ada,\n\nI like your work. I am very keen. I built a gripper.\n\nMay I come?\n\nKind regards,\nAna'
const after =
  'Dear Ada,\n\nI admire your work. I built a gripper. It held nine of ten.\n\nMay I come on Friday?\n\nKind regards,\nAna'
const script = compareSentences({ before, after })
const list = (letter: string) => findChanges(script, letter).map(({ was, now }) => `${was} → ${now}`)
const idOf = (start: string) => findChanges(script, after).find(({ was, now }) => (was || now).startsWith(start))!.id
const changed = [
  'I like your work. → I admire your work.',
  'I am very keen. → ',
  ' → It held nine of ten.',
  'May I come? → May I come on Friday?',
]

test('lists changed, removed and added sentences, each at its place in the letter [AI-40]', () => {
  expect(list(after)).toEqual(changed)
  expect(findChanges(script, after).map(({ start, end }) => after.slice(start, end))).toEqual([
    'I admire your work.',
    '',
    'It held nine of ten.',
    'May I come on Friday?',
  ])
})

test('undoing one change restores that sentence alone [AI-41]', () => {
  expect(undoChange(script, after, idOf('I like'))).toBe(after.replace('I admire', 'I like'))
  expect(undoChange(script, after, idOf('I am'))).toBe(after.replace('work. I', 'work. I am very keen. I'))
  expect(undoChange(script, after, idOf('It held'))).toBe(after.replace(' It held nine of ten.', ''))
  const undone = undoChange(script, after, idOf('I like'))
  expect(list(undone)).toEqual(changed.slice(1))
  expect(undoChange(script, undone, idOf('I like'))).toBe(undone)
})

test('a change whose sentence was edited is listed no more, and the others stay [AI-41]', () => {
  expect(list(after.replace('nine of ten', 'nine of ten objects'))).toEqual(changed.filter((one) => !/held/.test(one)))
  expect(list(after.replace('I admire', 'I really admire'))).toEqual(changed.filter((one) => !/admire/.test(one)))
  expect(list(after.replace('I built', 'I see. I built'))).toEqual(changed)
  expect(list('Dear Ada,\n\nI did other things.')).toEqual([])
  expect(list(`${after}\nPS: Thank you.`)).toEqual(changed)
  expect(list('')).toEqual([])
})

/** The same random numbers from 0 to 1 each time. */
function createRandom(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

test('in random letters, undoing all changes one by one gives the earlier text, and each undo leaves the other changes [AI-41]', () => {
  const random = createRandom(11)
  const join = (sentences: readonly string[]) =>
    sentences.map((sentence, at) => (at === 0 ? '' : random() < 0.3 ? '\n\n' : ' ') + sentence).join('')
  const counts = { undone: 0, letters: 0 }
  for (let run = 0; run < 400; run++) {
    const old = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      (_, at) => `Sentence${run} is number${at} of mine.`,
    )
    const now = old.flatMap((sentence, at) => {
      const chance = random()
      if (chance < 0.15) return []
      if (chance < 0.35) return [sentence.replace('is', 'was').replace('mine', 'yours')]
      if (chance < 0.45) return [`Something else${at} entirely, here.`]
      return chance < 0.6 ? [sentence, `Added${at} words only.`] : [sentence]
    })
    const [earlier, later] = [join(old), join(now)]
    const steps = compareSentences({ before: earlier, after: later })
    let letter = later
    let left = findChanges(steps, letter).map(({ id }) => id)
    counts.letters++
    while (left.length > 0) {
      const id = left[Math.floor(random() * left.length)]!
      letter = undoChange(steps, letter, id)
      left = left.filter((one) => one !== id)
      counts.undone++
      expect({ earlier, later, letter, ids: findChanges(steps, letter).map((one) => one.id) }).toEqual({
        earlier,
        later,
        letter,
        ids: left,
      })
    }
    expect(splitSentences(letter).map(({ text }) => text)).toEqual(old)
  }
  expect(counts.undone).toBeGreaterThan(800)
})

test('compares two long letters without a sentence in common, and finds the changes at each key', () => {
  const long = (word: string) =>
    Array.from({ length: 200 }, (_, at) => `${word} ${at} is a sentence of some words.`).join(' ')
  const began = performance.now()
  const steps = compareSentences({ before: long('This'), after: long('That') })
  expect(performance.now() - began).toBeLessThan(5_000)
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    expect(findChanges(steps, long('That'))).toHaveLength(200)
    return performance.now() - start
  })
  // The fastest, since other tests run at the same time.
  expect(Math.min(...times)).toBeLessThan(100)
})
