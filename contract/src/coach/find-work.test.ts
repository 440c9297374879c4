import { expect, test } from 'vitest'
import { findThought, findWorks } from './find-work.ts'
import { prepareProfessor } from './known-professor.ts'
import { readLetter } from './read-letter.ts'

const publications = [
  {
    title: 'Grasping unfamiliar objects by sight and touch',
    abstract:
      'Robots fail when an object is new to them. We combine a camera with tactile fingertips and show that a policy which touches the object twice before lifting drops 38 % fewer objects. The gain is largest for soft and transparent objects, which the camera misjudges.',
    pub_year: 2024,
    num_citations: 12,
    pub_url: null,
  },
]
const professor = { name: 'Béla Szabó', key_interests: ['Soft robotics', 'Haptics'] }
const loaded = prepareProfessor(professor, publications)
const unloaded = prepareProfessor(professor, [])
const check = (letter: string, known = loaded) => {
  const read = readLetter(letter)
  const works = findWorks(read, known)
  return works.length === 0 ? 'no work' : findThought(read, works, known) ? 'thought' : 'work'
}

test.each([
  'I read “Grasping unfamiliar objects by sight and touch”. I wondered whether a wet glass would need a third touch, since in our kitchen lab condensation fooled my sensor too.',
  'Your paper on grasping unfamiliar objects uses two touches. Why two? When I poured tea with a gripper, the lid moved at the first contact and the second reading was wrong.',
  'You count testaments by month. I wondered whether the notary of Teruel died in August, since his register ends there.',
  'Your trial ends at midnight. On my ward the corridor goes dark at eleven, and eight falls were on the way to the toilet. Were the lamps on in your wards?',
  'Have you also weighed the lid? In our kitchen the cat sits on it, which puzzled my thermometer and my landlord.',
  'In your tactile fingertips paper, nurses wear gloves. Would the cutoff move if powder were counted?',
  // Of a student whose first language is another.
  'In your work "Grasping unfamiliar objects by sight and touch" I not understand one point: if the finger is cold, the skin of silicone become stiff, so maybe the winter changes the result?',
])('finds a named work with a thought: %s [COMPOSE-42]', (letter) => expect(check(letter)).toBe('thought'))

test.each([
  'I read your paper “Grasping unfamiliar objects by sight and touch” and found it fascinating.',
  // The abstract in other words.
  'I read your paper “Grasping unfamiliar objects by sight and touch”. I was surprised that touching the object twice before lifting drops 38 % fewer objects, and that the gain is largest for soft and transparent objects.',
  'Your paper “Grasping unfamiliar objects by sight and touch” was groundbreaking, because it could have a huge impact on real-world applications and the future of the field.',
  'In “Grasping unfamiliar objects by sight and touch” you combine a camera with fingertips. I would love to contribute to this research and learn the methods of your group.',
])('finds a named work without a thought: %s [COMPOSE-42]', (letter) => expect(check(letter)).toBe('work'))

test.each([
  'Your work on soft robotics and haptics is close to what I most want to learn.',
  'I have read many of your papers and I like your research.',
  'I wondered why the kettle in our kitchen whistles before the water boils.',
  'Thank you for reading this.',
  'For the survey of our club I met 40 landlords. I wondered whether those who own a dog answer faster than the others.',
  'I am looking for a place under your supervision from fall 2027.',
  'Could I ask you for fifteen minutes on Zoom? I wonder whether Somali families in Malmö pay their rent arrears.',
  'Might I visit your studio in Kreuzberg? I wonder whether ferns and bells would crack there in February.',
  'Could you show me the tensile rig? I am curious whether looms, bicycles and radios break for one cause.',
])('finds no named work: %s [COMPOSE-42]', (letter) => {
  expect(check(letter)).toBe('no work')
  expect(check(letter, unloaded)).toBe('no work')
})

test('without loaded works, a quoted or a described one counts [COMPOSE-42]', () => {
  const thought = ' I wondered whether frost on the lens explains the lost tags in January.'
  expect(check(`I read “Tracking lynx through snow” last night.${thought}`, unloaded)).toBe('thought')
  expect(check(`Your 2023 paper on collared lynx stayed with me.${thought}`, unloaded)).toBe('thought')
  expect(check('Your 2023 paper on collared lynx stayed with me. It is impressive work.', unloaded)).toBe('work')
  expect(check('I read “Tracking lynx through snow”, which inspired me deeply.', unloaded)).toBe('work')
})

test('a title counts without what follows its colon [COMPOSE-42]', () => {
  const known = prepareProfessor(professor, [
    { ...publications[0]!, title: 'Feedback Gardens: Living Instruments in Public Space' },
    { ...publications[0]!, title: 'Soft Robotics: A Review' },
  ])
  const letter = 'I wonder why the ferns fell silent when rain drummed on the tin roof.'
  expect(check(`I heard Feedback Gardens twice. ${letter}`, known)).toBe('thought')
  expect(check(`I heard of Soft Robotics twice. ${letter}`, known)).toBe('no work')
  expect(check(`Reading “Light Work”, ${letter}`, unloaded)).toBe('thought')
})

test('a thought far from the work is not about it', () => {
  const letter = `I read “Tracking lynx through snow”.\n\nI am Ana.\n\nI like rivers.\n\nI wondered whether frost on the lens explains lost tags in January.`
  expect(check(letter, unloaded)).toBe('work')
})
