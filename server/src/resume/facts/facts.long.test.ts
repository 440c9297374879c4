import { describe, expect, test } from 'vitest'
import { academicLevels } from '@labreach/contract/choices'
import { readFacts } from './facts.ts'
import { findField, findFields } from '../../text/fields/fields.ts'
import { repeatText } from '../../../test/long-text.ts'

const read = (...lines: string[]) =>
  readFacts(
    lines.join('\n'),
    lines.map((text, at) => ({ text, size: at === 0 ? 18 : 10 })),
  )

describe('research interests', () => {
  test('are those that the student lists, with abbreviations expanded', () => {
    const { interests } = read(
      'Ada Park',
      'Research Interests',
      'NLP; AI safety',
      '• Graph Neural Networks • drug discovery',
    )
    expect(interests.slice(0, 4)).toEqual([
      'Natural language processing',
      'AI safety',
      'Graph neural networks',
      'Drug discovery',
    ])
  })

  test('are found in a sentence too', () => {
    const { interests } = read(
      'Ada Park',
      'Summary',
      'My research interests include coral reefs, marine ecology and climate change.',
    )
    expect(interests.slice(0, 3)).toEqual(['Coral reefs', 'Marine ecology', 'Climate change'])
  })

  test('are found in the experience, research before jobs', () => {
    const { interests } = read(
      'Ada Park',
      'Work Experience',
      'Web development for a bakery',
      'Research Experience',
      'Studied reinforcement learning and causal inference; reinforcement learning for robots',
    )
    expect(interests.slice(0, 2)).toEqual(['Reinforcement learning', 'Causal inference'])
  })

  test('are derived from the major if there is no other source', () => {
    expect(read('Ada Park', 'Education', 'Reed College', 'B.A. in Medieval Theology').interests).toEqual([
      'Religious studies',
    ])
    expect(read('Ada Park', 'Education', 'Reed College', 'B.A. in Falconry').interests).toEqual(['Falconry'])
  })

  test('are at most twelve', () => {
    const many =
      'machine learning, genomics, linguistics, robotics, economics, ecology, optics, algebra, law, history, music, geology, virology, sociology'
    expect(read('Ada Park', 'Research Interests', many).interests).toHaveLength(12)
  })

  test('do not include titles, tools and customers of jobs', () => {
    const { interests } = read(
      'Ada Park',
      'Summary',
      'Seasoned software architect who managed networking for fintech startups. Curious about marine ecology.',
      'Work Experience',
      'Software engineering intern, Bank of Trust   2024',
      '• Moved the history of accounting to new databases and wrote chatbots for nutrition',
      'Head of Marketing, Chess Club   2023',
      'Research assistant, Genomics Lab   2022',
      '• Followed microbiome changes over a year of sampling',
    )
    expect(interests).toEqual(['Marine biology', 'Genomics', 'Microbiome'])
  })

  test('include an ordinary word only if it means a field', () => {
    const prose = 'We verify the effectiveness of the design of an architecture with a history of syntax and sensors'
    expect(read('Ada Park', 'Research Experience', prose).interests).toEqual([])
    expect(read('Ada Park', 'Projects', 'MY LIFE PHILOSOPHY').interests).toEqual([])
    const fields = ['Research in philosophy; worked with the design lab', 'Linguistics, music and law']
    expect(read('Ada Park', 'Research Experience', ...fields).interests.toSorted()).toEqual([
      'Design',
      'Law',
      'Linguistics',
      'Music',
      'Philosophy',
    ])
    expect(read('Ada Park', 'Research Interests', 'Architecture').interests).toEqual(['Architecture'])
    expect(read('Ada Park', 'Education', 'Reed College', 'B.A. in History').interests).toEqual(['History'])
  })

  test('are derived from courses only if there is no research', () => {
    const courses = ['Relevant Coursework', 'Organic chemistry, Microeconomics']
    expect(read('Ada Park', ...courses).interests).toEqual(['Organic chemistry', 'Microeconomics'])
    expect(read('Ada Park', ...courses, 'Research', 'Simulated galaxies').interests).toEqual(['Astronomy'])
    const unnamed = 'Wrote the software of a machine that sorts plums by their ripeness, and published it.'
    expect(read('Ada Park', ...courses, 'Research', unnamed).interests).toEqual([])
  })

  test('do not include labels in a list of skills', () => {
    const skills = ['Skills', 'Programming languages: Python, C++', 'Databases: MySQL', 'Other: embedded systems']
    expect(read('Ada Park', ...skills).interests).toEqual(['Embedded systems'])
  })

  test('do not include words that only look like a field', () => {
    expect(
      read('Ada Park', 'Work Experience', 'Designed posters, managed stock, optimized routes and educated staff')
        .interests,
    ).toEqual([])
  })
})

describe('the vocabulary of fields', () => {
  test.each([
    ['NLP', 'Natural language processing'],
    ['neural network', 'Neural networks'],
    ['计算机视觉', 'Computer vision'],
    ['self-driving cars', 'Autonomous vehicles'],
    ['cooking', null],
  ])('maps %s to %s', (phrase, field) => expect(findField(phrase)).toBe(field))

  test('finds the longest field at each position', () => {
    expect(findFields('graph neural networks').map((found) => found.field)).toEqual(['Graph neural networks'])
  })
})

describe('school and degree', () => {
  test('are the newest, in any order', () => {
    const facts = read(
      'Ada Park',
      'Education',
      'Lincoln High School   2015 - 2019',
      'Reed College   2019 - 2023',
      'B.A. in Physics',
      'ETH Zurich   2023 - present',
      'MSc in Quantum Engineering',
    )
    expect(facts).toMatchObject({ school: 'ETH Zurich', academicLevel: 'graduate' })
  })

  test.each([
    ['Ph.D. student, Stanford University', 'phd', 'Stanford University'],
    [
      'M.S. in Statistics, University of Illinois at Urbana-Champaign',
      'graduate',
      'University of Illinois at Urbana-Champaign',
    ],
    ['Bachelor of Science in Biology, UCLA', 'undergraduate', 'UCLA'],
    ['Lowell High School, Junior', 'high_school_junior', 'Lowell High School'],
    ['School of Engineering, Kyoto University, doctoral student', 'phd', 'Kyoto University'],
    ['浙江大学 本科', 'undergraduate', '浙江大学'],
  ])('of "%s"', (line, level, school) => {
    expect(academicLevels).toContain(level)
    expect(read('Ada Park', 'Education', line)).toMatchObject({ academicLevel: level, school })
  })

  test.each([
    ['GPA: 3.9/4.0', 3.9],
    ['Cum. GPA 3.456', 3.46],
    ['GPA 3.7/5.0', null],
    ['GPA: 92', null],
  ])('the grade point average of "%s" on the scale to 4 is %s [PROFILE-7]', (line, gpa) => {
    expect(read('Ada Park', 'Education', 'Reed College', line).gpa).toBe(gpa)
  })
})

describe('the name', () => {
  test.each([
    [['ROBIN HADDAD', 'robin@example.edu'], 'Robin Haddad'],
    [['Curriculum Vitae', 'Ana de la Cruz', 'Software Engineer'], 'Ana de la Cruz'],
    [['简历', '姓名：王小明'], '王小明'],
    [['Education', 'Reed College'], null],
  ])('of %j is %s', (lines, name) => expect(read(...lines).name).toBe(name))
})

describe('skills', () => {
  test('are the listed ones, in their usual spelling, without labels and levels', () => {
    const { skills } = read(
      'Ada Park',
      'Skills',
      'Languages: python, c++ (advanced), R',
      'Tools – git; pytorch | Zorblax',
    )
    expect(skills).toEqual(['Python', 'C++', 'R', 'Git', 'PyTorch', 'Zorblax'])
  })

  test('are found in projects too, but not in ordinary words', () => {
    expect(
      read('Ada Park', 'Projects', 'A game in Unity with Docker; I excel at unity of purpose and go far').skills,
    ).toEqual(['Unity', 'Docker'])
  })

  test('are at most thirty', () => {
    expect(
      read(
        'Ada Park',
        'Skills',
        Array.from({ length: 50 }, (_, at) => `Tool${String.fromCharCode(65 + at)}x`).join(', '),
      ).skills,
    ).toHaveLength(30)
  })
})

test.each(['f@\t', ' (', '-', '.', 'a', '硕士 ', 'Sep', 'PhD ', 'major in x', 'name: ', 'GPA ', '3.8 '])(
  'reads a very long line of %j to its end',
  (part) => {
    const line = repeatText(part)
    expect(read('Ada Park', line, 'Skills', line, 'Research interests', line)).toBeDefined()
  },
)

test('finds facts at the end of a line that is split', () => {
  const { skills, email } = read(
    'Ada Park',
    `${'word '.repeat(80)} ada@example.edu`,
    'Skills',
    `${'Java, '.repeat(70)}Python`,
  )
  expect({ skills, email }).toEqual({ skills: ['Java', 'Python'], email: 'ada@example.edu' })
})
