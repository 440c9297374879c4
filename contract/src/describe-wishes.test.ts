import { expect, test } from 'vitest'
import { describeMismatch, describeTaking, describeWishes } from './describe-wishes.ts'
import type { WishesForStudents } from './schemas/wishes.ts'

const nothing: WishesForStudents = {
  taking: null,
  contents: null,
  follow_up: null,
  attachments: null,
  ai_note: null,
  paused_until: null,
  cap_zero: false,
}

test('the wishes of a professor are one line [PROFESSORPAGE-14]', () => {
  const wishes: WishesForStudents = {
    ...nothing,
    taking: { levels: ['phd'], from: 'fall 2027' },
    contents: 'A transcript.',
    follow_up: true,
  }
  expect(describeWishes(wishes)).toBe('Taking PhD students from fall 2027 · asks for a transcript · reads follow-ups')
  expect(describeWishes(nothing)).toBeNull()
  expect(describeWishes(null)).toBeNull()
})

test.each([
  [{ follow_up: false, attachments: false }, 'Wants no follow-ups · wants no attachments'],
  [{ attachments: true }, null],
  [{ paused_until: '2027-01-15' }, 'Reads no letters until Jan 15, 2027'],
  [{ paused_until: '2027-01-15', cap_zero: true }, 'Wants no letters at present'],
  [{ contents: 'Which of my papers you read' }, 'Asks: “Which of my papers you read”'],
  [{ contents: 'A transcript. And a page of code.' }, 'Says what a letter should contain'],
  [{ contents: `One ${'long '.repeat(20)}wish` }, 'Says what a letter should contain'],
  [{ ai_note: true }, 'Wants to know if parts were written with AI'],
  [{ ai_note: false }, null],
])('of the wishes %j students read %j [PROFESSORPAGE-14]', (wishes, line) =>
  expect(describeWishes({ ...nothing, ...wishes })).toBe(line),
)

test('levels are listed, and the term if there is one [PROFESSORPAGE-14]', () => {
  expect(describeTaking({ levels: ['undergraduate', 'graduate', 'phd'], from: null })).toBe(
    'Taking undergraduates, master’s students and PhD students',
  )
  expect(describeTaking('nobody')).toBe('Taking no students now')
})

test.each([
  ['nobody', 'phd', 'This professor is taking no students now.'],
  ['nobody', null, 'This professor is taking no students now.'],
  [
    { levels: ['phd'], from: null },
    'undergraduate',
    'This professor takes PhD students, but no undergraduates. Go ahead if you are applying to become one of them.',
  ],
  [{ levels: ['undergraduate'], from: null }, 'phd', 'This professor takes undergraduates, but no PhD students.'],
  [
    { levels: ['phd'], from: null },
    'high_school_junior',
    'This professor takes PhD students, but no high school students. Go ahead if you are applying to become one of them.',
  ],
  [{ levels: ['phd'], from: null }, 'phd', null],
  [{ levels: ['phd'], from: null }, null, null],
  [null, 'undergraduate', null],
] as const)('a professor who takes %j is marked for the level "%s": %j [PROFESSORPAGE-15]', (taking, level, mark) =>
  expect(
    describeMismatch(taking && taking !== 'nobody' ? { ...taking, levels: [...taking.levels] } : taking, level),
  ).toBe(mark),
)
