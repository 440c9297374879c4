import { expect, test } from 'vitest'
import { chooseFields } from './choose-fields.ts'

const promptInput = {
  fields: ['Robotics', 'Volcanology', 'Ice'],
  lines: ['Measured ice on', 'Robotics and VOLCANOLOGY'],
}

test('chooses fields that have a long word in common with a line, with that word', () => {
  expect(chooseFields(promptInput, false)).toEqual([
    { name: 'Robotics', words: 'Robotics' },
    { name: 'Volcanology', words: 'VOLCANOLOGY' },
  ])
  expect(chooseFields({ ...promptInput, fields: ['Robotics', 'Soft robotics'] }, false)).toHaveLength(1)
  expect(chooseFields({}, false)).toEqual([])
})

test('a model that obeys a hostile line also names what is no field, and quotes what nobody wrote', () => {
  const chosen = chooseFields(promptInput, true)
  expect(chosen.length).toBeGreaterThan(5)
  expect(chosen.some(({ name }) => !promptInput.fields.includes(name))).toBe(true)
  expect(chosen.some(({ words }) => words.includes('nobody'))).toBe(true)
})
