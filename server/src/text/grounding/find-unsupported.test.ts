import { readFileSync } from 'node:fs'
import type { UnsupportedKind } from '@labreach/contract/outreach'
import { expect, test } from 'vitest'
import { findUnsupported } from './find-unsupported.ts'

type Student = {
  given: string[]
  clean: string[]
  planted: { kind: UnsupportedKind; invented: string; answer: string }[]
}

const given = [
  'Dear Professor Chen, my name is Ada Park, a junior at UC Berkeley in Computer Science. I interned at Google in 2023-24.',
  'Wei Chen',
  'Department of Physics, Massachusetts Institute of Technology',
  'Slow Light in Photonic Crystals: A Review',
  'We measured 1,200 samples; losses fell by 45%. Written with Zoë Müller.',
  '2021',
]
const findTexts = (letter: string) => findUnsupported(letter, given).map(({ kind, text }) => `${kind}: ${text}`)

function measure(file: string) {
  const { students } = JSON.parse(readFileSync(new URL(`../../../test/data/${file}`, import.meta.url), 'utf8')) as {
    students: Student[]
  }
  const planted = students.flatMap((student) => student.planted.map((one) => ({ ...one, given: student.given })))
  const clean = students.flatMap((student) => student.clean.map((answer) => ({ answer, given: student.given })))
  const missed = planted.filter(
    ({ kind, invented, answer, given }) =>
      !findUnsupported(answer, given).some(
        (one) => one.kind === kind && (one.text.includes(invented) || invented.includes(one.text)),
      ),
  )
  const alarms = clean.filter(({ answer, given }) => findUnsupported(answer, given).length > 0)
  const kinds = Map.groupBy(planted, ({ kind }) => kind)
  const all = students.map(({ given, clean, planted }) => ({
    given,
    answers: [...clean, ...planted.map(({ answer }) => answer)],
  }))
  return {
    all,
    planted,
    clean,
    kinds,
    flagged: 1 - missed.length / planted.length,
    falseAlarms: alarms.length / clean.length,
  }
}

const formatPercent = (part: number) => `${(part * 100).toFixed(1)} %`
const measured = ['model-answers.json', 'model-answers-later.json', 'model-answers-third.json'].map((file) => {
  const found = measure(file)
  return { ...found, file, flaggedShare: formatPercent(found.flagged), falseShare: formatPercent(found.falseAlarms) }
})

test.each(measured)(
  '$file: $flaggedShare of inventions found (at least 95), false alarms in $falseShare of faithful responses (at most 5)',
  ({ file, clean, kinds, flagged, falseAlarms }) => {
    const each = { 'model-answers.json': 10, 'model-answers-later.json': 5 }[file] ?? 8
    for (const kind of ['title', 'year', 'number', 'affiliation'] as const) expect(kinds.get(kind)).toHaveLength(each)
    expect(clean.length).toBeGreaterThanOrEqual(4 * each)
    expect(flagged).toBeGreaterThanOrEqual(0.95)
    expect(falseAlarms).toBeLessThanOrEqual(0.05)
  },
)

test('returns the position of each finding, in order and without overlaps', () => {
  const letter = 'Dear Dr. Okafor,\nYour 1998 paper "Fast Light in 12 Crystals" took me to Stanford University.'
  const findings = findUnsupported(letter, given)
  expect(findings.map(({ text }) => text)).toEqual([
    'Okafor',
    '1998',
    'Fast Light in 12 Crystals',
    'Stanford University',
  ])
  expect(findings.map(({ start, end }) => letter.slice(start, end))).toEqual(findings.map(({ text }) => text))
})

test.each([
  [
    'a title with other case, quotation marks or in part',
    'I read ‘slow light in photonic crystals’ and "Photonic Crystals … Review".',
  ],
  ['a name without its accents, or with a title', 'You and Dr. Muller, or Zoe Müller, wrote to Prof. Wei Chen.'],
  ['an abbreviation and its long form', 'From the University of California, Berkeley I look to MIT.'],
  ['the same number in another notation', '1200 samples, forty-five percent, 45 per cent, and 2024.'],
  ['a year of study under its other name', 'I am in my third year, or 3rd year, as a junior.'],
  ['an abbreviated year', "I interned at Google in '23 and '24."],
  ['a degree, a month, a day and a season', 'My PhD plans, Ph.D. or M.Sc., begin in May or on a Monday in Spring.'],
  ['greetings and closings', 'Good Morning Professor,\n\nMany Thanks and Best Wishes,\nYours Sincerely,\nAda Park'],
  ['a request for some minutes', 'Would you have 15 minutes, or a thirty-minute call, for two questions?'],
  ['general words in capitals', 'I like Machine Learning and Quantum Computing.'],
  [
    'placeholders, links and addresses',
    '{student_name} [Your School 12] https://example.org/2019/77 a.b99@example.org',
  ],
  [
    'a contracted verb, or an elision',
    "I'm Ada Park. I've read of Physics at l'Institute, and Wei's Photonic Crystals.",
  ],
  ['the first word of a sentence', 'Besides Physics I study Computer Science. However Google taught me more.'],
  ['digits inside a word', 'We used GPT4, a 3D printer and the H2O model.'],
])('finds nothing in %s', (_, letter) => {
  expect(findTexts(letter)).toEqual([])
})

test.each([
  ['Your 2021 paper titled Dark matter in small rooms impressed me.', 'title: Dark matter in small rooms impressed me'],
  ['In your article on medieval trade routes you ask why.', 'title: medieval trade routes'],
  ['I liked your Sparse Coding of Odours paper.', 'title: Sparse Coding of Odours'],
  ['I read _Fast Light in Crystals_ twice.', 'title: Fast Light in Crystals'],
  ['I keep your book, Bridges of Stone, on my desk.', 'title: Bridges of Stone'],
  ['Your monograph Bridges of Stone is on my desk.', 'title: Bridges of Stone'],
  ['Your studies with Maria Lopez led me here.', 'name: Maria Lopez'],
  ['I did a co-op with Boston Dynamics.', 'affiliation: Boston Dynamics'],
  ["I am in the class of '27.", 'year: 27'],
  ['I will graduate in 2027.', 'year: 2027'],
  ['My GPA is 3.91/4.0.', 'number: 3.91'],
  ['Losses fell by 21 percent.', 'number: 21'],
  ['We measured 1,200 % more.', 'number: 1,200'],
  ['I led twenty-three people.', 'number: twenty-three'],
  ['I was first author of a paper.', 'number: first'],
  ['Okafor et al. showed this.', 'name: Okafor'],
  ['I worked under Professor Jane van der Berg.', 'name: Jane van der Berg'],
  ['I met Maria Chen there.', 'name: Maria Chen'],
  ['I study at Caltech now.', 'affiliation: Caltech'],
  ['I joined the Broad Institute early.', 'affiliation: Broad Institute'],
  ['I was with the Okafor Lab.', 'affiliation: Okafor Lab'],
  ['I study at the University of Zoë.', 'affiliation: University of Zoë'],
])('finds in "%s" %s', (letter, finding) => {
  expect(findTexts(letter)).toContain(finding)
})

const lowerCase =
  'i am at leiden university. i help dr wanjiku 10h a week, used 30ml samples at 44khz and i like field trips to the broad sea.'
const findIn = (letter: string) => findUnsupported(letter, [lowerCase]).map(({ kind, text }) => `${kind}: ${text}`)

test.each([
  'At Leiden University I helped Dr. Wanjiku, ten hours a week, with 30 ml samples at 44 kHz.',
  'I spend 10-hour weeks with Professor Wanjiku.',
])('finds nothing in the corrected words of a student who writes in lower case: %s [AI-15]', (letter) => {
  expect(findIn(letter)).toEqual([])
})

test.each([
  ['I helped Dr. Field.', 'name: Field'],
  ['I worked at the Broad Institute.', 'affiliation: Broad Institute'],
  ['I study at Wanjiku University.', 'affiliation: Wanjiku University'],
  ['I helped 12h a week.', 'number: 12'],
  ['I filled 40ml tubes for our 5G antenna.', 'number: 40'],
])('finds beside the words of such a student in "%s" %s [AI-15]', (letter, finding) => {
  expect(findIn(letter)).toEqual([finding])
})

test('checks a very long letter against long sources', () => {
  const sources = Array.from({ length: 40 }, (_, at) => `${given.join(' ')} ${at} `.repeat(5))
  const claims = 'Dr. Okafor of Stanford University wrote "Fast Light" in 1999. '
  const kinds = (letter: string) => new Set(findUnsupported(letter, sources).map(({ kind }) => kind))
  expect(kinds(claims.repeat(300))).toEqual(kinds(claims))
  expect(
    findUnsupported('"'.repeat(5_000) + 'A '.repeat(5_000) + '1,'.repeat(5_000) + '*_'.repeat(2_000), sources),
  ).toEqual(expect.any(Array))
})

test('finds nothing in a text that is itself the source', () => {
  for (const { given, answers } of measured.flatMap(({ all }) => all))
    for (const text of [...given, ...answers]) expect(findUnsupported(text, [text])).toEqual([])
})
