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

test('does not find an answer that was edited or skipped', () => {
  expect(locate(composeFirstLetter(answers, details).replace('sensor', 'camera'))).toHaveLength(2)
  expect(locateAnswers({ reason: '', thought: 'idk', experience: '-' }, 'Dear Professor Idk - ,')).toEqual([])
})
