import { expect, test } from 'vitest'
import { isTooThin, readAnswer } from './read-answer.ts'

test('an answer that says something stays as it is', () => {
  expect(readAnswer('reason', ' FLARE and implicit world modeling ')).toBe('FLARE and implicit world modeling')
  expect(readAnswer('thought', 'why package tokens and not just drop them?\n\n Really?')).toBe(
    'why package tokens and not just drop them?\nReally?',
  )
  expect(readAnswer('experience', 'built a small robot')).toBe('built a small robot')
  const long = 'I really like that your gripper keeps its hold on wet fruit, since I worked on a farm.'
  expect(readAnswer('reason', long)).toBe(long)
})

test('an answer without content is too thin for a letter, and an empty one is just empty', () => {
  for (const reason of ['robotics', 'efficient AI', 'NAS i guess', 'robots look cool', 'i like multimodal', 'idk'])
    expect([reason, isTooThin('reason', reason)]).toEqual([reason, true])
  for (const thought of ['what is SpectFormer', 'your papers are very good', 'no question for now', 'nothing really'])
    expect([thought, isTooThin('thought', thought)]).toEqual([thought, true])
  for (const experience of [
    'slam',
    'barista and tutor',
    'C and Python i think',
    'everything is in my cv',
    'see resume',
  ])
    expect([experience, isTooThin('experience', experience)]).toEqual([experience, true])
  for (const empty of ['', ' ', '-', '?']) expect(isTooThin('reason', empty)).toBe(false)
})
