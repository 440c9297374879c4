import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { splitSections } from '../../text/resume-sections.ts'
import { findEducation } from './facts-education.ts'
import { findSchoolName } from './facts-school.ts'

/** Universities, and a city of their country that stands beside them. */
const schools = readFileSync(new URL('school-names.test-data.txt', import.meta.url), 'utf8')
  .split(/\n# /)
  .slice(1)
  .flatMap((country) => {
    const [place = '', ...names] = country.trim().split('\n')
    return names.map((name) => ({ name, place }))
  })

const shareMin = 0.98
const plain = (name: string | null) =>
  name?.toLowerCase().replace(/^the /, '').replaceAll('（', '(').replaceAll('）', ')')

describe('of the universities of the world', () => {
  test('the list has more than a thousand, each once', () => {
    expect(schools.length).toBeGreaterThan(1_000)
    expect(new Set(schools.map(({ name }) => name)).size).toBe(schools.length)
  })

  test.each<[string, (name: string, place: string) => string]>([
    ['at the beginning of a line', (name, place) => `${name}, ${place}  2019 – 2023`],
    ['after the degree', (name) => `BSc Physics, ${name}`],
    ['between dates and a degree', (name) => `09/2019 – 06/2023   ${name} | B.Sc. in Physics`],
    ['after "at"', (name) => `PhD student at ${name} (since 2021)`],
  ])('at least 98 %% are found %s [RESUME-8]', (_, line) => {
    const missed = schools.flatMap(({ name, place }) => {
      const found = findSchoolName(line(name, place))
      return plain(found) === plain(name) ? [] : [`${name} → ${found}`]
    })
    const share = 1 - missed.length / schools.length
    expect(share, `${(100 * share).toFixed(2)} % found; missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(shareMin)
  })
})

test.each([
  ['PhD Princeton University, Computer Science   Princeton, NJ', 'Princeton University'],
  ['University of Chicago, Chicago, IL', 'University of Chicago'],
  ['University of Michigan, Ann Arbor, MI', 'University of Michigan, Ann Arbor'],
  ['University of Michigan, Computer Science', 'University of Michigan'],
  ['Amazon+Michigan State University', 'Michigan State University'],
  ['RWTH AACHEN', 'RWTH Aachen'],
  ['UC San Diego Jacobs School of Engineering', 'UC San Diego Jacobs School of Engineering'],
  ['MSc TU Delft 2019 – 2021', 'TU Delft'],
  ['Visiting student, MIT EECS', 'MIT'],
  ['School of Engineering, Kyoto University', 'Kyoto University'],
  ['清华大学计算机系 2019 - 2023', '清华大学'],
  ['北京大学 信息科学技术学院', '北京大学'],
  ['서울대학교 컴퓨터공학부', '서울대학교'],
  ['Technische Universität München (TUM), München', 'Technische Universität München'],
  ['M.S. in Physics from University of Texas at Austin', 'University of Texas at Austin'],
  ['Teaching Assistant, Stanford University', 'Stanford University'],
])('the school of "%s" is %s', (line, school) => expect(findSchoolName(line)).toBe(school))

test.each([
  'Abschluss mit Auszeichnung',
  'College of Engineering',
  '计算机学院',
  'Ranked first in the university',
  'University',
  'Cashier, Notre Dame, IN',
  'HS Diploma, 2019',
])('"%s" names no school', (line) => expect(findSchoolName(line)).toBeNull())

const companies =
  `Google, Microsoft, Apple, Amazon, Meta, Netflix, NVIDIA, Intel, AMD, IBM, Oracle, Salesforce, Adobe, Tesla, SpaceX, Boeing, Lockheed Martin, Airbus, Siemens, Bosch, SAP, BMW, Volkswagen, Nestlé, Novartis, Roche,
  Pfizer, Moderna, Merck, Bayer, Genentech, Goldman Sachs, JPMorgan Chase, Morgan Stanley, Bank of America, Citadel, Two Sigma, Jane Street, McKinsey & Company, Bain & Company, Boston Consulting Group, Deloitte, PwC,
  KPMG, EY, Accenture, Capgemini, Infosys, Wipro, Tata Consultancy Services, Reliance, Samsung, LG, Hyundai, Sony, Toyota, Honda, Hitachi, Rakuten, SoftBank, Tencent, Alibaba, ByteDance, Baidu, Huawei, Xiaomi, JD.com,
  Meituan, 字节跳动, 腾讯, 阿里巴巴, 华为, Grab, Shopee, Gojek, Uber, Lyft, Airbnb, Stripe, Square, Twitter, LinkedIn, Snap, Spotify, Klarna, Ericsson, Nokia, Equinor, Shell, BP, TotalEnergies, Orange, Thales, Dassault, Safran,
  Walmart, Target, Starbucks, McDonald's, Nike, Adidas, Procter & Gamble, Unilever, Coca-Cola, PepsiCo, Disney, Pixar, OpenAI, Anthropic, DeepMind, Hugging Face, GitHub, Atlassian, Canva, Red Cross, UNICEF, World Bank,
  United Nations, NASA, SAS Institute, Khan Academy, Coursera, Duolingo, MIT Technology Review, Oxford University Press, Bloomberg, Reuters, Mass General Hospital, Cleveland Clinic, Kaiser Permanente`
    .split(',')
    .map((name) => name.trim())

test.each(companies)('a job at %s in the section of education is no school', (name) => {
  for (const line of [
    `Software Engineer, ${name}, Mountain View, CA  2019 – 2021`,
    `${name}   Research Intern   Jun 2021 – Aug 2021`,
    `Analyst at ${name} | New York, NY`,
  ])
    expect(findSchoolName(line)).toBeNull()
})

test('a job does not replace the school in the section of education', () => {
  const lines = ['Education', 'Virginia Tech, B.S. Physics  2015 – 2019', 'Software Engineer, Google  2019 – present']
  expect(findEducation(splitSections(lines.join('\n'))).school).toBe('Virginia Tech')
})

test.each([
  [['PhD, Chemistry   2018 – 2023', 'Reed College', 'Visiting student, Kyoto University   2021'], 'Reed College'],
  [['Universität Heidelberg 2019 – 2023', 'ETH Zürich 2023 – heute'], 'ETH Zürich'],
  [['High School Diploma, Lincoln High School, Portland, OR'], 'Lincoln High School'],
])('of %j the newest is %s', (lines, school) => {
  expect(findEducation(splitSections(['Education', ...lines].join('\n'))).school).toBe(school)
})

test('the state in "Northampton, MA" is no degree', () => {
  const lines = ['Education', 'BA in Biology, Smith College, Northampton, MA']
  expect(findEducation(splitSections(lines.join('\n')))).toMatchObject({
    academicLevel: 'undergraduate',
    school: 'Smith College',
  })
})
