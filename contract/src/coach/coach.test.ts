import { expect, test } from 'vitest'
import { coach } from './coach.ts'
import { noEarlierLetters, readEarlier } from './earlier-letters.ts'
import { prepareProfessor } from './known-professor.ts'

const publication = {
  title: 'Water loss from small mountain reservoirs in dry summers',
  abstract:
    'We measured evaporation from 31 reservoirs in the Pyrenees over six summers. Small reservoirs lose up to a third of their water. Floating covers reduce the loss by 60 %, trees on the shore by 12 %.',
  pub_year: 2024,
  num_citations: 9,
  pub_url: null,
}
const professor = {
  name: 'Inés Arrate',
  school_name: 'Oak Valley College',
  key_interests: ['Hydrology', 'Drought', 'Remote sensing'],
}
const about = {
  known: prepareProfessor(professor, [publication]),
  earlier: noEarlierLetters,
  now: Date.parse('2026-11-25T12:00:00Z'),
}
const ticks = (letter: string, more = about) =>
  coach(letter, more)
    .filter(({ state }) => state === 'tick')
    .map(({ id }) => id)

const good = `Dear Dr. Arrate,

I am a second-year undergraduate in civil engineering at Mekelle. With two friends I dug a pond for our school garden and read its gauge every morning for five months.

In “Water loss from small mountain reservoirs in dry summers” I kept asking myself whether the covers would still help at our altitude, because our nights are so cold that dew fills the pan again. In my notebook the level even rose on eleven mornings.

Could you spare fifteen minutes next week to tell me how you would separate dew from seepage? I have six hours a week from January on.

Kind regards,
Selam Tesfay`

const generated = `Dear Professor Inés Arrate,

My name is Sam Rivera, and I am a sophomore student of Biology at Oak Valley College.

Your work on Hydrology, Drought, and Remote sensing is close to what I most want to learn: marine ecology and statistics. I have worked with R and Python and learn quickly.

I am looking for a place where I can learn how research is done by doing it, and I am ready to begin with the small, everyday tasks of your group. If you have a paper in mind that I should read beforehand, I will gladly work through it and come with questions.

Would you have fifteen minutes in the coming weeks to talk about whether and how I could contribute? My resume is attached. Thank you for your time.

Kind regards,
Sam Rivera`

const canned = [
  'Dear {professor_name},\n\nI am Sam Rivera, a sophomore at Oak Valley College. Your work on Hydrology and Drought is what I want to learn, and I would like to help with it.\n\nLast year I built a small tool that cleans field measurements, and I wrote down every step. [One sentence on the paper that made you write.]\n\nIs there a task in your group that I could take on for a few hours a week?',
  'Dear {professor_name},\n\nI am Sam Rivera, a sophomore at Oak Valley College, and I am looking for a place to learn research this summer. Your group’s work on Hydrology and Drought is my first choice.\n\nI can read papers slowly and code quickly, and I do not mind repeating an experiment. [What you would like to work on, in one sentence.]\n\nWould you have room for a student from June to August?',
  'Dear {professor_name},\n\nI am Sam Rivera, a sophomore at Oak Valley College. While reading about Hydrology and Drought I came to a question that I could not answer.\n\n[Your question, in two sentences.]\n\nIf the answer is in a paper that I missed, a title would help me greatly.',
  'Dear {professor_name},\n\nI am Sam Rivera, a sophomore at Oak Valley College. Your work on Hydrology and Drought changed how I see the project that I finished this spring.\n\nTwo things struck me: how small the data were, and how far you got with them. I would like to try the same on my own measurements.\n\nMay I ask you about it for fifteen minutes?',
]

const flattering = `Respected Professor Arrate,

I hope this email finds you well. I am a highly motivated final-year student of civil engineering with a strong passion for hydrology, drought and remote sensing. I was deeply impressed by your groundbreaking paper “Water loss from small mountain reservoirs in dry summers”, which showed that floating covers reduce the loss by 60 % and trees on the shore by 12 %. Your innovative approach has profound implications for sustainable water management in the real world.

I have completed courses in fluid mechanics, statistics and GIS, and I am proficient in Python, MATLAB and ArcGIS. My skills align perfectly with your research. I would be honored to contribute to your esteemed lab and would be grateful for any opportunity, such as an internship, a thesis or a funded PhD position this summer.

Thank you for your time and consideration.`

const toNobody = `Dear Professor Arrate,

I am a second-year undergraduate in law and could start in June. For a clinic I translated tenancy letters for Somali families in Malmö and noted the rent arrears.

Could I ask you for fifteen minutes on Zoom next week? I wonder whether tenancy letters, rent arrears and Somali families would help anyone, since nobody counted evictions.

Thank you for reading this.

Ana Li`

// The survey and the report are the student's own.
const ownSurvey = `Dear Professor Arrate,

I am a second-year LLB student and free from May. For the survey of our moot club I interviewed 40 landlords in Linz about heating bills. I wondered whether landlords who own a dog answer faster than those who keep cats, because the letters of the others took a month.

The report was printed in our newspaper. Could we talk for fifteen minutes next Tuesday?`

const ofNoWork = `Dear Professor Arrate,

I am a third-year student of history and free from June. I heard that you built a group in Ibadan and that you take care of students from villages. I scanned 30 letters of my uncle, a trader in Kano, and typed them.

When you read this letter in your inbox, I hope you see why I write. I wonder whether traders and farmers lied in letters, because paper was dear.

Could you spare fifteen minutes next week on Zoom?`

const retold = `Dear Professor Arrate,

I read "Water loss from small mountain reservoirs in dry summers". Your innovative use of floating covers sheds light on how trees on the shore reduce evaporation by 12 %, which has profound implications for farming today.

I would love to explore how your framework could be extended to platforms such as Twitter and TikTok.

Would you be open to a brief 15-minute call next week? I am a second-year undergraduate and available from January.`

const lowerCase = `dear professor arrate,

i'm in my second year of a ba in geography at tromsø. in your paper on floating covers the reservoirs lie in the south. i wondered if snow on the cover would crush it, because our fish nets sink in winter.

last march i recorded nine reindeer herders near kautokeino and measured how much their ponds fell in a week.

could you look at one of my tables, half a page, and tell me if it counts as evaporation? i could come in june.

mikkel`

const notNative = `Dear Professor Arrate,

I am student of third year bachelor chemistry in Dushanbe. I read your article about water and covers. You have tested in mountain but in our canal is more salt, so I ask me if the cover is also eaten by sulfate or only by chloride?

In my practice I make electrodes from old cable, 6 pieces, and I measured nitrate before and after with strips. After 2 days the green layer come and reaction stop.

Please can you tell me which sulfate concentration I should try first? From February I have time, 10 hours in week.`

test('a letter with substance has every tick [COMPOSE-47]', () => {
  for (const letter of [good, lowerCase, notNative]) expect(ticks(letter)).toEqual(['deed', 'work', 'request', 'level'])
  expect(coach(good, about).filter(({ state }) => state === 'condition')).toEqual([])
})

test('a letter that could go to anybody has at most two ticks [COMPOSE-47]', () => {
  for (const letter of [generated, ...canned, flattering, toNobody, ownSurvey, ofNoWork, retold])
    expect(ticks(letter).length).toBeLessThanOrEqual(2)
  const broken = coach(flattering, about).filter(({ state }) => state === 'condition')
  expect(broken.map(({ id }) => id)).toEqual(['list', 'praise', 'stock'])
})

test('level and term earn no tick in a letter without a thought about a work [COMPOSE-44]', () => {
  const start =
    'I am a second-year undergraduate, free from January. Last year I counted barnacles on 40 tiles in the harbour.'
  const letter = `${start} Could we talk for fifteen minutes next week?`
  expect(ticks(letter)).toEqual(['deed', 'request'])
  expect(coach(letter, about).some(({ id }) => id === 'level')).toBe(false)
  expect(
    ticks(`${letter} In your 2024 paper I wondered whether the gulls peck the covers open at low tide.`),
  ).toContain('level')
})

test('what stands in brackets earns no tick', () => {
  expect(ticks('[Last summer I counted barnacles on 40 concrete tiles in the harbour of Vigo.]')).toEqual([])
})

test('broken conditions come first, then what is open, then ticks, each with its reason [COMPOSE-40]', () => {
  const states = coach(generated, about).map(({ state }) => state)
  expect(states).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  const advice = coach('I am Ana. [Name]', about)
  expect(advice.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'placeholders condition',
    'greeting condition',
    'deed open',
    'work open',
    'request open',
    'level open',
  ])
  for (const { why } of advice) expect(why).toMatch(/^\d+ of 25 guides .*\.$/)
  expect(advice.at(-1)!.why).toBe('5 of 25 guides ask for the level, 3 of 25 ask for the term.')
})
const order = ['condition', 'open', 'tick']

test('says nothing about the length or greeting of an empty letter', () => {
  expect(coach('', about).map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open'])
})

test('names the place of a line in the letter [COMPOSE-40]', () => {
  const place = (id: string) => {
    const range = coach(good, about).find((one) => one.id === id)!.range!
    return good.slice(range.start, range.end)
  }
  expect(place('deed')).toMatch(/^With two friends I dug .* five months\.$/)
  expect(place('work')).toMatch(/^In “Water loss/)
  expect(place('request')).toMatch(/^Could you spare .*\?$/)
  expect(place('level')).toMatch(/^I have six hours a week from January on\.$/)
})

test('a letter of 20,000 characters is checked in a small multiple of the time of splitting it [COMPOSE-48]', () => {
  const long = `${good}\n\n`.repeat(40).slice(0, 20_000)
  const earlier = readEarlier(
    Array.from({ length: 100 }, (_, index) => ({
      state: 'sent' as const,
      professor_name: `A ${index}`,
      school_name: 'Oak Valley College',
      subject: 'Hydrology',
      message: good,
      sent_at: '2026-11-20T00:00:00Z',
    })),
  )
  const works = Array.from({ length: 200 }, (_, index) => ({ ...publication, title: `${publication.title} ${index}` }))
  const most = { ...about, known: prepareProfessor(professor, works), earlier }
  const ratio = fastest(() => coach(long, most)) / fastest(() => long.match(/[\p{L}\p{N}]+/gu))
  // Measured: 25 to 45, which is 3 to 4 ms; a step that compares all words with all others takes hundreds.
  expect(ratio).toBeLessThan(150)
})

/** The shortest time of a function in milliseconds, since other tests run at the same time. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 25 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}
