import { expect, test } from 'vitest'
import { findStage } from './find-stage.ts'
import { readLetter } from './read-letter.ts'

const stage = (letter: string) => {
  const { level, term } = findStage(readLetter(letter))
  return [level && 'level', term && 'term'].filter(Boolean).join(' and ')
}

test.each([
  'I am a second-year undergraduate in geology. I have eight hours a week from January to May.',
  'I’m a junior in physics, free this coming summer.',
  'I study in my third semester in the master of chemistry, and could start in April.',
  'I am a PhD student in Turin; I plan a stay in autumn 2027.',
  'I am in my final year of the bachelor. I would have time from October.',
  'I am high school student (grade 11). I am free in the summer break.',
])('finds level and term: %s [COMPOSE-44]', (letter) => expect(stage(letter)).toBe('level and term'))

test.each([
  ['I am a second-year undergraduate in geology. Last summer I counted tiles.', 'level'],
  ['I could start next term.', 'term'],
  ['I may like your work. You advise PhD students.', ''],
  ['I am a student. I love March.', ''],
])('finds only what is said: %s [COMPOSE-44]', (letter, found) => expect(stage(letter)).toBe(found))
