import { expect, test } from 'vitest'
import { findLevelAndTerm } from './find-level-and-term.ts'
import { readLetter } from './read-letter.ts'

const now = Date.parse('2026-11-25T12:00:00Z')
const levelAndTerm = (letter: string) => {
  const { level, term } = findLevelAndTerm(readLetter(letter), now)
  return [level && 'level', term && 'term'].filter(Boolean).join(' and ')
}

test.each([
  'I am a second-year undergraduate in geology. I have eight hours a week from January to May.',
  'I’m a junior in physics, free this coming summer.',
  'I study in my third semester in the master of chemistry, and could start in April.',
  'I am a PhD student in Turin; I plan a stay in autumn 2027.',
  'I am in my final year of the bachelor. I would have time from October.',
  'I am high school student (grade 11). I am free in the summer break.',
  'I am an LLM student at Leiden and can start in September 2027.',
  'I’m a JD candidate and could come from 3 May.',
  'I am an MFA student in sculpture, free from mid-June.',
  'I study Master of public health. I hope to start my thesis in WS 2027/28.',
  'I am a resident in paediatrics and can start next year.',
  'I am an M1 student in Paris, and could come on 3rd May.',
  'I am in L3 history. In 2027 I could come for the first semester of 2027.',
  '2nd-year CS student at KTH here. I have Fridays free from January to June.',
  'I am in grade 10 in Durban. I have school holidays in June.',
  'I am an M.Ed. student in Kano. I look for an internship of the second year, from 2 June.',
  'I am a BEd student. I can stay until the end of August.',
  'I am a JD student. Would you have room for a thesis in your group from September 2027?',
  'I am a first-year fresher in law. Is there a place in your lab from October?',
])('finds level and term: %s [COMPOSE-44]', (letter) => expect(levelAndTerm(letter)).toBe('level and term'))

test.each([
  ['I am a second-year undergraduate in geology. Last summer I counted tiles.', 'level'],
  ['I could start next term.', 'term'],
  ['I may like your work. You advise PhD students.', ''],
  ['I am a student. I love March.', ''],
  ['Teruel has none for August 1348, and I wondered whether the notary died.', ''],
  ['I make a form that 60 nurses use since January.', ''],
  ['I wondered whether the bats would sleep in the winter of 2019.', ''],
  ['In winter the bats could sleep. Your talk in May 2024 could be a start.', ''],
  ['I may like your second-year course. I took a bed to the med school.', ''],
  ['My choir sang your mass in May, and my altos wanted a flat.', ''],
  ['I wondered if snow would eat the tone, because our trainers whistle lower in winter.', ''],
  ['We taped paint along the floor in January and counted three falls in the next ten weeks.', ''],
  ['Did the oaks of your plots bloom from May?', ''],
  ['I am a resident of Malmö, and I trained an LLM.', ''],
])('finds only what is said: %s [COMPOSE-44]', (letter, found) => expect(levelAndTerm(letter)).toBe(found))
