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
      'Kind regards,\nBea Gold',
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
  expect(thought('slips come before the force changes')).toBe('Slips come before the force changes.')
  expect(thought('your grip model is easier to read than the others')).toBe(
    'Your grip model is easier to read than the others.',
  )
  const experience = (words: string) => paragraphs({ experience: words })[2]
  expect(experience('built a six-legged robot')).toBe('I built a six-legged robot.')
  expect(experience('Six-legged robot, with a leg that may break')).toBe(
    'The closest thing I have done: six-legged robot, with a leg that may break.',
  )
})

const reasonOf = (reason: string) => paragraphs({ reason })[1]!.replace(/^.*? at UC Davis\. /, '')
const thoughtOf = (thought: string) => paragraphs({ thought })[2]
const experienceOf = (experience: string) => paragraphs({ experience })[2]

test.each([
  ['Your 2021 article on asylum appeals', 'I am writing to you because of your 2021 article on asylum appeals.'],
  ['how you read court diaries', 'I am writing to you because of how you read court diaries.'],
  ['your work on islands. i live on one', 'I am writing to you because of your work on islands. I live on one.'],
  ['“Wills of Teruel” and its maps', 'I am writing to you because of “Wills of Teruel” and its maps.'],
  ['to learn how archives are read', 'I am writing to you to learn how archives are read.'],
  ['about your study of malaria nets', 'I am writing to you about your study of malaria nets.'],
  ['read your paper on sepsis triage', 'I read your paper on sepsis triage.'],
  ['Interested in your work on wills', 'I am interested in your work on wills.'],
  ['love how your edition keeps the errors', 'I love how your edition keeps the errors.'],
  ['since my mother had a stroke I follow your trial', 'Since my mother had a stroke I follow your trial.'],
  ['As a nurse, i saw this score at work', 'As a nurse, I saw this score at work.'],
  ['Dr. Abebe recommended your book on plague', 'Dr. Abebe recommended your book on plague.'],
  ['your lab works on great apes', 'Your lab works on great apes.'],
  ['your robots fold paper at night', 'Your robots fold paper at night.'],
  ['FLARE and implicit world modeling', 'What made me write to you: FLARE and implicit world modeling.'],
  ['how your lab studies ants fascinates me', 'How your lab studies ants fascinates me.'],
  ['what you wrote about ants made me curious.', 'What you wrote about ants made me curious.'],
  ['Your paper on grippers argues that touch matters.', 'Your paper on grippers argues that touch matters.'],
  ['Was a student in your course last fall', 'I was a student in your course last fall.'],
  ['can bread prices be a signal', 'Can bread prices be a signal?'],
])('the first answer “%s” becomes a sentence [COMPOSE-30]', (answer, sentence) => {
  expect(reasonOf(answer)).toBe(sentence)
})

test.each([
  ['what I noticed is that deaths fall at night', 'What I noticed is that deaths fall at night.'],
  ['what is surprising is that deaths fall', 'What is surprising is that deaths fall.'],
  ['when the drug is stopped the effect stays', 'When the drug is stopped the effect stays.'],
  ['how you read the diaries is new to me', 'How you read the diaries is new to me.'],
  ['who paid the witnesses is not said', 'Who paid the witnesses is not said.'],
  ['who paid the witnesses', 'Who paid the witnesses?'],
  ['Which of the values are missing in table 2', 'Which of the values are missing in table 2?'],
  ['if the score were lower, would fewer die', 'If the score were lower, would fewer die?'],
  ['Whether slaves could inherit', 'I would like to ask whether slaves could inherit.'],
  ['whether slaves could inherit land.', 'I would like to ask whether slaves could inherit land.'],
  ['Why the model fails is unclear', 'Why the model fails is unclear.'],
  ['Treated mice lost weight although they ate more.', 'Treated mice lost weight although they ate more.'],
  ['Observed deaths exceed the model', 'Observed deaths exceed the model.'],
  ['Work in this area ignores women.', 'Work in this area ignores women.'],
  ['Had the same problem in my thesis', 'I had the same problem in my thesis.'],
  ['was a control group used', 'Was a control group used?'],
  ['why you exclude small children', 'I would like to ask why you exclude small children.'],
  ['can you explain table 2? i do not understand it', 'Can you explain table 2? I do not understand it.'],
  ['How fast can it walk', 'How fast can it walk?'],
  ['The dancers never touch, was that your rule', 'The dancers never touch, was that your rule?'],
  ['how do you know it is new', 'How do you know it is new?'],
  ['You call time a table, what does it mean', 'You call time a table, what does it mean?'],
  ['was stopped because of money?', 'Was stopped because of money?'],
  ['could not follow the second proof', 'I could not follow the second proof.'],
  ['confused by the second table', 'I am confused by the second table.'],
  ['Maybe the night shift explains it', 'Maybe the night shift explains it.'],
  ['The essay ends before the 1990s', 'What I noticed: the essay ends before the 1990s.'],
])('the second answer “%s” becomes a sentence or a question [COMPOSE-30]', (answer, sentence) => {
  expect(thoughtOf(answer)).toBe(sentence)
})

test.each([
  ['Built a six-legged robot', 'I built a six-legged robot.'],
  ['Sang alto for six years', 'I sang alto for six years.'],
  ['played cello in a youth orchestra', 'I played cello in a youth orchestra.'],
  ['casted 20 cubes and broke them', 'I casted 20 cubes and broke them.'],
  ['Awarded a gold medal at a fair', 'The closest thing I have done: awarded a gold medal at a fair.'],
  ['worked on approx. five robots', 'I worked on approx. five robots.'],
  ['took courses in mRNA decay. mRNA is fun', 'I took courses in mRNA decay. mRNA is fun.'],
  ['designed circuits for a drone', 'I designed circuits for a drone.'],
  ['Work in a bakery taught me patience.', 'Work in a bakery taught me patience.'],
  ['skilled in reading old hands', 'I am skilled in reading old hands.'],
  [
    'supervised learning project on leaf images',
    'The closest thing I have done: supervised learning project on leaf images.',
  ],
  ['LED lights with a timer', 'The closest thing I have done: LED lights with a timer.'],
  ['trained nurse with five years', 'The closest thing I have done: trained nurse with five years.'],
  ['legged robot in a simulator', 'The closest thing I have done: legged robot in a simulator.'],
  ['my thesis on asylum appeals', 'The closest thing I have done: my thesis on asylum appeals.'],
  ['My thesis is on asylum appeals', 'My thesis is on asylum appeals.'],
  ['no courses yet, but i can read Latin', 'No courses yet, but I can read Latin.'],
])('the third answer “%s” becomes a sentence [COMPOSE-30]', (answer, sentence) => {
  expect(experienceOf(answer)).toBe(sentence)
})

test('capitals stand after a full stop, not after an abbreviation [COMPOSE-30]', () => {
  expect(experienceOf("i built it. it slipped, so i'm testing felt vs. rubber, i.e. soft feet.")).toBe(
    "I built it. It slipped, so I'm testing felt vs. rubber, i.e. soft feet.",
  )
  expect(thoughtOf('noticed a typo in eq. 4 and in Fig. 2')).toBe('I noticed a typo in eq. 4 and in Fig. 2.')
})

test.each([
  [
    'Your Asymmetric DQN paper, because it proves when a critic sees the state.',
    'I am writing to you about your Asymmetric DQN paper, because it proves when a critic sees the state.',
  ],
  [
    'your paper on wills, because my family has one',
    'I am writing to you about your paper on wills, because my family has one.',
  ],
  ['your research on well-being fits my thesis', 'Your research on well-being fits my thesis.'],
  ['your paper on the links to autism', 'I am writing to you because of your paper on the links to autism.'],
  ['your work on debts matches what I want to do', 'Your work on debts matches what I want to do.'],
  ['your work on bees connects to my garden', 'Your work on bees connects to my garden.'],
  ['The book about Ottoman tax registers.', 'I am writing to you because of the book about Ottoman tax registers.'],
  [
    'Your article on heat deaths. I am from Karachi.',
    'I am writing to you because of your article on heat deaths. I am from Karachi.',
  ],
  ['Your work Style Over Substance is the reason. This fits to my data.', undefined],
  ['Your 2021 paper shows why reefs bleach. I dive there.', undefined],
  ['Since 2020 I have followed your blog on Roman roads.', undefined],
  [
    'your paper “Is attention all you need? A study of transformers”',
    'I am writing to you because of your paper “Is attention all you need? A study of transformers”.',
  ],
  ['Your paper on coral bleaching made me change my thesis topic.', undefined],
  ['POMDPs', 'I am writing to you because of your work on POMDPs.'],
  ['HIPPO-VIDEO', 'I am writing to you because of your work on HIPPO-VIDEO.'],
  ['Anomaly detection', 'I am writing to you because of your work on anomaly detection.'],
  ['everything', 'I am writing to you because of your work on soft robotics.'],
  ['good professor', 'I am writing to you because of your work on soft robotics.'],
  ['Robots!! especially peg in hole insertion', 'What made me write to you: Robots, especially peg in hole insertion.'],
])('in the first answer “%s” no fragment stands alone, and the own term stays [COMPOSE-53]', (answer, sentence) => {
  expect(reasonOf(answer)).toBe(sentence ?? answer)
})

test.each([
  ['A gap in the parish records.', 'What I noticed: a gap in the parish records.'],
  ['how you separate the voice from the drone', 'I would like to ask how you separate the voice from the drone.'],
  [
    'which mesh you used, and if students can get it',
    'I would like to ask which mesh you used, and if students can get it.',
  ],
  ['will bees survive a warm winter', 'Will bees survive a warm winter?'],
  ['has anyone repeated the study in Brazil', 'Has anyone repeated the study in Brazil?'],
  ["Didn't you need consent of the parents", "Didn't you need consent of the parents?"],
  ['if rents rise, people leave the city', 'What I noticed: if rents rise, people leave the city.'],
  [
    'fewer women after 1950. Did they leave? Fewer men too.',
    'What I noticed: fewer women after 1950. Did they leave? Fewer men too.',
  ],
  ['Should nurses be trained to read the alarm logs', 'Should nurses be trained to read the alarm logs?'],
  ['Can the method work without a written form.', 'Can the method work without a written form?'],
  ['that the crows never fight', 'What I noticed: that the crows never fight.'],
  ['so why are there two peaks', 'So why are there two peaks?'],
  ['effect size in study 2. how was it computed', 'What I noticed: effect size in study 2. How was it computed?'],
])('the second answer “%s” is introduced or asks [COMPOSE-53]', (answer, sentence) => {
  expect(thoughtOf(answer)).toBe(sentence)
})

test.each([
  [
    '- master thesis about MCQ robustness\n- student assistant for 2 years\n- python, huggingface',
    'The closest thing I have done: master thesis about MCQ robustness; student assistant for 2 years; python, huggingface.',
  ],
  [
    'Course in psychology\nHelping in an EEG lab\nMATLAB',
    'The closest thing I have done: Course in psychology, helping in an EEG lab, MATLAB.',
  ],
  ['* built a sensor\n* wrote the control software', 'I built a sensor. I wrote the control software.'],
  [
    'Excel / SPSS / interviews with teachers',
    'The closest thing I have done: Excel / SPSS / interviews with teachers.',
  ],
  ['DPVI, numpyro, Twinify. 2 papers.', 'The closest thing I have done: DPVI, numpyro, Twinify; 2 papers.'],
  [
    'built a robot arm demo with ROS. equivariant RL project with a PhD student',
    'The closest thing I have done: built a robot arm demo with ROS, equivariant RL project with a PhD student.',
  ],
  ['Recommended by Dr. Lee', 'The closest thing I have done: recommended by Dr. Lee.'],
  ['Tutored maths\nLed a chess club\nPython', 'I tutored maths. I led a chess club; Python.'],
  ['I interned under Asst. Prof. Lee', 'I interned under Asst. Prof. Lee.'],
  ['Was treasurer of our union and made its budget', 'I was treasurer of our union and made its budget.'],
  ['I was in a lab for plants. Six months in all.', 'I was in a lab for plants; six months in all.'],
  ['coded 60 interviews. Could do the same with yours.', 'I coded 60 interviews. I could do the same with yours.'],
  [
    'implemented feature for sensor board; optimized 5% power; C, Python',
    'The closest thing I have done: implemented feature for sensor board; optimized 5% power; C, Python.',
  ],
  [
    'implemented feature for sensor board; optimized 5% power',
    'I implemented feature for sensor board; optimized 5% power.',
  ],
])('the third answer “%s” becomes one list, or deeds that each have their "I" [COMPOSE-53]', (answer, sentence) => {
  expect(experienceOf(answer)).toBe(sentence)
})

test('a high school student has no major [COMPOSE-53]', () => {
  const [, reason] = paragraphs({ reason: 'POMDPs' }, { level: 'high school junior', school: 'Lakeside High School' })
  expect(reason).toMatch(/^I am a high school junior at Lakeside High School\./)
})

test('a University of somewhere gets its article [COMPOSE-53]', () => {
  expect(paragraphs({}, { school: 'University of Toronto' })[1]).toContain(' at the University of Toronto. ')
  expect(paragraphs({}, { school: 'Toronto Metropolitan University' })[1]).toContain(' at Toronto Metropolitan')
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
    'Kind regards,\n[Your Name]',
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
