import { expect, test } from 'vitest'
import { locateAnswers } from './locate-answers.ts'
import { composeFirstLetter } from './compose-first-letter.ts'

const details = {
  surname: 'Szabó',
  name: 'Bea',
  level: '',
  major: '',
  school: '',
  term: '',
  topic: null,
  deed: null,
  isResumeAttached: true,
  fields: [],
  skills: [],
}
const answers = {
  reason: 'your paper on wet fruit',
  thought: ' why does the sensor see slips so late ',
  experience: 'I built a robot.\n\nIn week one I could label slips.',
}
const locate = (letter: string) => locateAnswers(answers, letter).map(({ start, end }) => letter.slice(start, end))

test('finds the words of each answer in the letter that is set from them [COMPOSE-30]', () => {
  expect(locate(composeFirstLetter(answers, details))).toEqual([
    'your paper on wet fruit',
    'Why does the sensor see slips so late',
    'I built a robot.\nIn week one I could label slips.',
  ])
})

test('finds each sentence of an answer that got an introduction, an "I" or other marks [COMPOSE-53]', () => {
  const listed = {
    reason: 'Terns. i count them.',
    thought: '- a gap in May\n- no chicks',
    experience: 'built a hide. counted terns',
  }
  const letter = composeFirstLetter(listed, details)
  expect(locateAnswers(listed, letter).map(({ start, end }) => letter.slice(start, end))).toEqual([
    'Terns. I count them.',
    'a gap in May, no chicks',
    'built a hide.',
    'counted terns',
  ])
})

test('does not find an answer that was edited or skipped', () => {
  expect(locate(composeFirstLetter(answers, details).replace('sensor', 'camera'))).toHaveLength(2)
  expect(locateAnswers({ reason: '', thought: 'idk', experience: '-' }, 'Dear Professor Idk - ,')).toEqual([])
})
