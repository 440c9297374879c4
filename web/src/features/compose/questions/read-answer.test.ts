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

test('praise or doubt of something definite is kept, and neither titles nor a thought are taken for them [COMPOSE-52]', () => {
  for (const reason of [
    'your paper “The Future of Coral Reefs”',
    'your work on great apes',
    'your book on the Great Famine',
    'I like how you count graves',
  ])
    expect(readAnswer('reason', reason)).toBe(reason)
  for (const thought of ['I think the night shift explains it', 'Maybe the bells do', 'whether slaves could inherit'])
    expect(readAnswer('thought', thought)).toBe(thought)
  for (const experience of ['I built a great telescope', 'I can code in R and maybe Python'])
    expect(readAnswer('experience', experience)).toBe(experience)
})

test('capitals are added for "I" and after a full stop, not after an abbreviation [COMPOSE-30]', () => {
  expect(readAnswer('experience', "i built it. it slipped, so i'm testing felt vs. rubber, i.e. soft feet.")).toBe(
    "I built it. It slipped, so I'm testing felt vs. rubber, i.e. soft feet.",
  )
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
