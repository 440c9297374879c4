import { expect, test } from 'vitest'
import { findDeed } from './find-deed.ts'
import { readLetter } from './read-letter.ts'

const hasDeed = (letter: string) => findDeed(readLetter(letter)) !== null

test.each([
  'Last summer I counted barnacles on 40 concrete tiles in the harbour of Vigo.',
  'For my physics class I built a spectrometer from a webcam and a DVD, and compared three street lamps.',
  'I have been transcribing parish records from 1780 to 1820 for the county archive.',
  'In my thesis I am measuring how fast resin cures between two glass plates.',
  'I study physics at Split and built a radio from a cigar box, wire and one germanium diode.',
  // Written by students whose first language is another.
  'I have make a sensor from copper tape, and I measured with it the water of our two wells during ten weeks.',
  'Since two years I repair old sewing machines and I drew for each the wear of the hook.',
  'In the last semester me and my friend, we soldered a receiver for weather satellites and decoded 30 images.',
  'My bachelor project compared four rules for the stop of a bus line with the tickets of 2023.',
  'A script for sorting whale calls was written by me during a stay at the aquarium of Genova.',
  'I run a small weather station on our roof and publish its wind records every night.',
  'In my practice I make electrodes from old cable, 6 pieces, and I measured nitrate.',
  'I sang the tenor part in Bach cantatas with a choir of farmers.',
  'I spent six weeks digging a trench beside the mill and labelling potsherds.',
])('finds the deed in: %s [COMPOSE-41]', (letter) => expect(hasDeed(letter)).toBe(true))

test.each([
  'I have worked with Python and MATLAB and learn quickly.',
  'I have completed courses in linear algebra, probability, signals and control.',
  'I am a highly motivated student with a strong passion for marine biology and coral reefs.',
  'I have developed strong skills in R, SPSS, Stata and Excel.',
  'I was deeply impressed by the breadth of your publications on soil fungi.',
  'I gained valuable experience in molecular biology, cloning, PCR and microscopy.',
  'I would like to build a sensor from copper tape and glass in your laboratory.',
  'I received the scholarship of the ministry and ranked third of 240 students in Lahore.',
  'I participated in the robotics club, the chess club and the debating society.',
  'I read your paper about tendons and muscle slack with great interest.',
  'You measured 40 tiles in the harbour of Vigo.',
  'I like soft and layered materials, glues, resins and gels.',
  'I developed a passion for research.',
  'As a student of linguistics I have developed a foundation in phonetics, syntax and statistics.',
  'I am 19 years old and have 2 brothers in Lyon.',
])('finds no deed in: %s [COMPOSE-41]', (letter) => expect(hasDeed(letter)).toBe(false))

test('the place is the sentence of the deed [COMPOSE-40]', () => {
  const letter = 'Dear Dr. Okafor,\n\nI am Ana. I soldered forty thermistors to a fishing net. Thank you.'
  const { start, end } = findDeed(readLetter(letter))!
  expect(letter.slice(start, end)).toBe('I soldered forty thermistors to a fishing net.')
})
