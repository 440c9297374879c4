import { expect, test } from 'vitest'
import { composeFirstLetter, type LetterDetails } from './compose-first-letter.ts'

const details: LetterDetails = {
  surname: 'Szabó',
  name: 'Bea Gold',
  level: 'undergraduate student',
  major: 'Computer Science',
  school: 'UC Davis',
  term: 'spring 2027',
  topic: 'soft robotics',
  deed: null,
  isResumeAttached: true,
  fields: [],
  skills: [],
}
const none = { reason: '', thought: '', experience: '' }
const paragraphs = (answers: Partial<typeof none>, more: Partial<LetterDetails> = {}) =>
  composeFirstLetter({ ...none, ...answers }, { ...details, ...more }).split('\n\n')

test('composes a letter from the answers, word for word [COMPOSE-30]', () => {
  const answers = {
    reason: 'I read your paper on gripping wet fruit.',
    thought: 'The slips came before the force sensor saw them; would a microphone hear them first?',
    experience: 'I built a six-legged robot and logged its slips. In week one I could label your recordings.',
  }
  expect(composeFirstLetter(answers, details)).toBe(
    [
      'Dear Professor Szabó,',
      `I am an undergraduate student in Computer Science at UC Davis. ${answers.reason}`,
      answers.thought,
      answers.experience,
      'Could we talk for 15 minutes in the next two weeks, by video or in person, about one small task that I could take on in spring 2027? My resume is attached.',
      'Thank you for reading this.',
      'Bea Gold',
    ].join('\n\n'),
  )
})

test('introduces fragments, and adds only a capital letter and punctuation [COMPOSE-30]', () => {
  const reason = (words: string) => paragraphs({ reason: words })[1]!.split('. ').slice(1).join('. ')
  expect(reason('your paper on wet fruit')).toBe('I am writing to you because of your paper on wet fruit.')
  expect(reason('because I want to work on grippers')).toBe('I am writing to you because I want to work on grippers.')
  expect(reason('i read your page on grippers')).toBe('I read your page on grippers.')
  const thought = (words: string) => paragraphs({ thought: words })[2]
  expect(thought('why does the force sensor see slips late')).toBe('Why does the force sensor see slips late?')
  expect(thought('whether a microphone hears slips first')).toBe(
    'I would like to ask whether a microphone hears slips first.',
  )
  expect(thought('slips come before the force changes')).toBe('What I noticed: slips come before the force changes.')
  expect(thought('your grip model is easier to read than the others')).toBe(
    'Your grip model is easier to read than the others.',
  )
  const experience = (words: string) => paragraphs({ experience: words })[2]
  expect(experience('built a six-legged robot')).toBe('I built a six-legged robot.')
  expect(experience('Six-legged robot, with a leg that may break')).toBe(
    'The closest thing I have done: Six-legged robot, with a leg that may break.',
  )
})

test('for a short answer the letter says what the profile and the match know [COMPOSE-30]', () => {
  const short = { reason: 'robots look cool', thought: 'your papers are very good', experience: 'c++, hard-working' }
  const letter = paragraphs(short, { fields: ['Robotics', 'Control', 'Vision'], skills: ['robotics', 'C++'] })
  expect(letter[1]).toMatch(/ I am writing to you because of your work on soft robotics\.$/)
  expect(letter[2]).toBe('My own fields so far are robotics and control, and I work with C++.')
  expect(letter).toHaveLength(6)
  expect(paragraphs(short, { deed: 'Built a six-legged robot' })[2]).toBe(
    'From my resume, closest to this: built a six-legged robot.',
  )
})

test('leaves out what was skipped; the topic of the match stands for the first answer [COMPOSE-30]', () => {
  expect(paragraphs({ thought: 'idk', experience: ' - ' })).toHaveLength(5)
  expect(paragraphs({})[1]).toMatch(/UC Davis\. I am writing to you because of your work on soft robotics\.$/)
  expect(paragraphs({}, { topic: null })[1]).toMatch(/\[One sentence: what of their work made you write/)
})

test('details that are not known are open places; a pupil needs no major [COMPOSE-30]', () => {
  expect(paragraphs({}, { surname: '', level: '', major: '', school: '', name: '' })).toEqual([
    'Dear Professor [Professor Name],',
    expect.stringContaining('I am [Your Year, e.g., second-year undergraduate] at [Your School].'),
    expect.any(String),
    expect.any(String),
    '[Your Name]',
  ])
  expect(paragraphs({}, { level: 'high school student', major: '' })[1]).toContain(
    'I am a high school student at UC Davis.',
  )
})

test('a letter to a professor who wants no attachments does not say that one is there [COMPOSE-37]', () => {
  expect(paragraphs({}, { isResumeAttached: false }).at(-3)).toMatch(/take on in spring 2027\?$/)
})

test('keeps a paragraph that the student began, and says no term that is not known', () => {
  expect(composeFirstLetter({ ...none, thought: 'One thing is odd.  \n Why the second?' }, details)).toContain(
    '\n\nOne thing is odd.\nWhy the second?\n\n',
  )
  expect(paragraphs({}, { term: '' }).at(-3)).toContain('about one small task that I could take on? My resume')
})
