import { expect, test } from 'vitest'
import { isTooThin, readAnswer, splitAnswer } from './read-answer.ts'

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

test('the marks of a list and the line breaks of pasted text are no words of an answer [COMPOSE-53]', () => {
  expect(readAnswer('experience', '- built a robot\n• wrote its code\n2. tested both')).toBe(
    'built a robot\nwrote its code\ntested both',
  )
  expect(
    readAnswer('experience', 'For my thesis I measured how far the cold water of our river had\nrisen in 2021.'),
  ).toBe('For my thesis I measured how far the cold water of our river had risen in 2021.')
})

test('an answer ends its sentences at marks and lines, not at abbreviations or within titles [COMPOSE-53]', () => {
  const split = (answer: string) => splitAnswer(answer).map(({ words }) => words)
  expect(split('It fell at 40 K.  Maybe it froze. why\nNo data')).toEqual([
    'It fell at 40 K.',
    'Maybe it froze.',
    'why',
    'No data',
  ])
  for (const one of [
    'a talk by J. Smith et al. on Fig. 2 and approx. 5 cells',
    'your paper “Who owns the river?” and its maps',
    'soft feet, i.e. felt vs. rubber',
  ])
    expect(split(one)).toEqual([one])
})

test('a term of a field is a reason, praise and evasions are none [COMPOSE-53]', () => {
  for (const reason of ['POMDPs', 'HIPPO-VIDEO', 'anomaly detection', 'robotics'])
    expect([reason, readAnswer('reason', reason)]).toEqual([reason, reason])
  for (const reason of ['everything', 'good professor', 'your lab', 'the best'])
    expect([reason, isTooThin('reason', reason)]).toEqual([reason, true])
  for (const experience of ['i have no experience', 'none so far', 'will do whatever you want', 'a lot of things'])
    expect([experience, isTooThin('experience', experience)]).toEqual([experience, true])
})

test('an answer without content is too thin for a letter, and an empty one is just empty', () => {
  for (const reason of ['efficient AI', 'NAS i guess', 'robots look cool', 'i like multimodal', 'idk'])
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
