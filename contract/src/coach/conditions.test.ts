import { expect, test } from 'vitest'
import type { Outreach } from '../outreach.ts'
import { listBroken } from './conditions.ts'
import { noEarlierLetters, readEarlier } from './earlier-letters.ts'
import { prepareProfessor } from './known-professor.ts'
import { readLetter } from './read-letter.ts'
import { stockPhraseCount } from './stock-phrases.ts'

const professor = {
  name: 'Béla Szabó Jr.',
  school_name: 'Kisvár University',
  key_interests: ['Soft robotics', 'Haptics', 'Motor control'],
}
const now = Date.parse('2026-11-25T12:00:00Z')
const find = (letter: string, id: string, earlier = noEarlierLetters) =>
  listBroken(letter, readLetter(letter), prepareProfessor(professor, []), earlier, now).find((one) => one.id === id)
const place = (letter: string, id: string) => {
  const range = find(letter, id)?.range
  return range && letter.slice(range.start, range.end)
}
const someWords = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('mentions a letter of more than 220 words [COMPOSE-45]', () => {
  expect([0, 1, 220].map((count) => find(someWords(count), 'length'))).toEqual([undefined, undefined, undefined])
  expect(find(someWords(221), 'length')?.text).toMatch(/^221 words: at most 220/)
})

test('mentions a greeting without the name, or with the surname twice [COMPOSE-45]', () => {
  for (const greeting of ['Dear Professor Szabo,', 'Dear Dr. SZABÓ:', 'Hello Bela,', 'Good morning Professor Szabó,'])
    expect([greeting, find(`${greeting}\nI write.`, 'greeting')]).toEqual([greeting, undefined])
  for (const greeting of ['Dear Professor Szabados,', 'Dear Professor,', 'Dear Jr.,'])
    expect(place(`${greeting}\nI know Szabó.`, 'greeting')).toBe(greeting.slice(0, -1))
  expect(find('I am Ana.', 'greeting')?.text).toBe('Greet Béla Szabó Jr. by name at the start.')
  expect(find('Dear Szabó, dear Szabó', 'greeting')).toBeUndefined()
  expect(find('Dear Professor Szabó Szabó,', 'greeting')?.text).toMatch(/twice/)
})

test.each([
  ['Øystein Sørensen', 'Dear Professor Sorensen,'],
  ['Ursula Mueller', 'Dear Professor Müller,'],
  ['Ursula Müller', 'Dear Professor Mueller,'],
  ['Hans Straße', 'Dear Professor Strasse,'],
  ['Anna Wałęsa', 'Dear Dr Walesa,'],
  ['Claire O’Brien', 'Dear Professor OBrien,'],
  ['María García García', 'Dear Professor García García,'],
  ['Ann Baldwin-Smith', 'Dear Professor Baldwin Smith,'],
])('%s is greeted by "%s" [COMPOSE-45]', (name, greeting) => {
  const breaks = (line: string) =>
    listBroken(line, readLetter(line), prepareProfessor({ ...professor, name }, []), noEarlierLetters, now)
      .filter(({ id }) => id === 'greeting')
      .map(({ text }) => text)
  expect(breaks(greeting)).toEqual([])
  expect(breaks(`${greeting.slice(0, -1)} ${greeting.slice(5)}`)).toEqual([expect.stringContaining('twice')])
})

test('mentions the first open place [COMPOSE-45]', () => {
  expect(place('Dear [Professor Name], I am {name}', 'placeholders')).toBe('[Professor Name]')
  expect(find('Dear Ada', 'placeholders')).toBeUndefined()
})

test('mentions a question whether they take students, which they or their page answer [COMPOSE-49]', () => {
  const fact = { kind: 'taking', levels: ['phd'], term: { season: 'fall', year: 2027 }, source: 'homepage' } as const
  const dated = { ...fact, levels: [...fact.levels], quote: null, address: null, known_on: '2026-11-01' }
  // A statement from long ago is left out beside a newer one.
  const former = { ...dated, kind: 'not_taking' as const, stale: true }
  const page = (stale: boolean) => ({
    freshness: { last_work_year: 2026, recruiting: [], facts: [{ ...dated, stale }, former] },
  })
  const ask = (letter: string, said: Parameters<typeof prepareProfessor>[0]) =>
    listBroken(letter, readLetter(letter), prepareProfessor(said, []), noEarlierLetters, now).find(
      ({ id }) => id === 'answered',
    )
  const question = 'I built a gripper. Are you taking PhD students next year?'
  expect(ask(question, { ...professor, ...page(false) })?.text).toBe(
    'This is already answered. Their page says: taking PhD students from fall 2027. Ask what that leaves open.',
  )
  expect(ask(question, { ...professor, ...page(true) })).toBeUndefined()
  expect(ask(question, professor)).toBeUndefined()
  const said = { ...professor, taking: { levels: ['phd' as const], from: null } }
  for (const asked of [
    question,
    'I wanted to ask whether there are openings in your group.',
    'Would you have a place for an intern?',
    'Do you accept undergraduate students in your lab?',
  ])
    expect([asked, ask(asked, said)?.text]).toEqual([asked, expect.stringContaining('They say: taking PhD students.')])
  for (const other of [
    'Did you take the place of the sensor into account?',
    'Could we talk for fifteen minutes about your lab?',
    'I take students of my school to the lab every week.',
  ])
    expect([other, ask(other, said)]).toEqual([other, undefined])
})

test('mentions a list of their interests [COMPOSE-45]', () => {
  expect(place('I like soft robotics, haptics, and motor control.', 'list')).toBe(
    'soft robotics, haptics, and motor control',
  )
  expect(find('I like haptics. My arm needs motor control, and soft robotics came later.', 'list')).toBeUndefined()
  expect(find('I like soft robotics and haptics.', 'list')).toBeUndefined()
})

test('mentions praise without content [COMPOSE-45]', () => {
  expect(place('Hello. Your outstanding research is truly inspiring. Bye.', 'praise')).toBe(
    'Your outstanding research is truly inspiring.',
  )
  expect(find('I admire how your gripper drops a wet tea glass only once in forty lifts.', 'praise')).toBeUndefined()
  expect(find('The great tit nests behind our school.', 'praise')).toBeUndefined()
  expect(find('Your paper on the Great Famine made me write.', 'praise')).toBeUndefined()
  expect(find('I want to join your Esteemed Lab.', 'praise')).toBeDefined()
})

test.each([
  'I hope this email finds you well.',
  'I hope that this message finds you in good health.',
  'I am writing to express my strong interest in your group.',
  'I’m reaching out to express my sincere interest.',
  'It would be a great honour to learn from you.',
  'I came across your profile on the website.',
  'Your research aligns perfectly with my goals.',
  'I am deeply passionate about robots.',
  'I would be an asset to your lab.',
  'I want to work under your esteemed guidance.',
  'I seek to gain hands-on experience.',
])('mentions a stock phrase: %s [COMPOSE-45]', (letter) => expect(find(letter, 'stock')).toBeDefined())

test.each([
  'I hope the frost did not break your gauge.',
  'Your group aligns its lasers with a paper cup.',
  'The well finds its level.',
  'Thank you for reading this. Kind regards, Ana',
])('knows no stock phrase in: %s', (letter) => expect(find(letter, 'stock')).toBeUndefined())

test('knows at least sixty stock phrases', () => expect(stockPhraseCount).toBeGreaterThanOrEqual(60))

const sent = (message: string, professor_name: string, daysAgo: number, school_name = professor.school_name) => ({
  state: 'sent' as Outreach['state'],
  professor_name,
  school_name,
  subject: 'A question',
  message,
  sent_at: new Date(now - daysAgo * 86_400_000).toISOString(),
})

test('mentions a copy if 80 % of the word runs are in an earlier letter [COMPOSE-45]', () => {
  const letter = Array.from({ length: 100 }, (_, index) => `own${index}`)
  const changed = (count: number) => [
    ...letter.slice(0, 100 - count),
    ...Array.from({ length: count }, (_, at) => `x${at}`),
  ]
  const earlier = readEarlier([sent(someWords(200), 'A', 90), sent(letter.join(' '), 'B', 90)])
  expect(find(letter.join(', '), 'copy', earlier)?.text).toMatch(/^100%/)
  expect(find(changed(15).join(' '), 'copy', earlier)).toBeDefined()
  expect(find(changed(30).join(' '), 'copy', earlier)).toBeUndefined()
  expect(find('May I join?', 'copy', readEarlier([sent('May I join?', 'A', 1)]))).toBeUndefined()
})

test('a letter that failed or came back is no copy of itself [COMPOSE-45]', () => {
  const findCopy = (state: Outreach['state']) =>
    find(someWords(100), 'copy', readEarlier([{ ...sent(someWords(100), 'A', 1), state }]))
  expect(findCopy('held')).toBeDefined()
  expect(findCopy('failed')).toBeUndefined()
  expect(findCopy('returned')).toBeUndefined()
})

test('mentions a third letter into one school and field within 14 days [COMPOSE-46]', () => {
  const findSameField = (...letters: ReturnType<typeof sent>[]) =>
    find('Hello', 'sameField', readEarlier(letters))?.text
  const about = 'I built a haptic glove for the piano, and read about haptics.'
  expect(findSameField(sent(about, 'Ada Quill', 2), sent('On motor controls', 'Ben Ode', 13))).toMatch(
    /Ada Quill and Ben Ode at Kisvár University/,
  )
  expect(findSameField(sent(about, 'Ada Quill', 2), sent(about, 'Ben Ode', 15))).toBeUndefined()
  expect(findSameField(sent(about, 'Ada Quill', 2), sent('On medieval law', 'Ben Ode', 3))).toBeUndefined()
  expect(findSameField(sent(about, 'Ada Quill', 2), sent(about, 'Ben Ode', 3, 'Other College'))).toBeUndefined()
  expect(findSameField(sent(about, 'Ada Quill', 2), sent(about, 'Ada Quill', 3))).toBeUndefined()
  expect(findSameField(sent(about, 'Ada Quill', 2), sent(about, professor.name, 3))).toBeUndefined()
})
