import { randomBytes, randomInt } from 'node:crypto'
import { calls } from '@labreach/contract/calls'
import { expect, test } from 'vitest'
import { simulateWishes } from '../../test/any-wishes.ts'
import { findBrokenWishes } from '../../test/find-broken-wishes.ts'
import { waitForJobs } from '../../test/mails.ts'
import { testApp } from '../../test/test-app.ts'
import { isLetterLink } from '../outreach/answers/letter-link.ts'

/** `npm run lab -- wishes` sets larger numbers. */
const steps = Number(process.env.WISHES ?? 1_500)
const overCalls = Number(process.env.WISHES_BY_CALLS ?? 150)
const forged = Number(process.env.FORGED_LINKS ?? 20_000)
const reads = Number(process.env.READS ?? 150)
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

const [app, appOfCalls] = [await testApp({ professors: 20 }), await testApp({ professors: 8 })]
const print = (figures: object) => {
  if (process.env.WISHES) process.stdout.write(`${JSON.stringify(figures)}\n`)
}

test(
  `of ${steps} simulated wishes and letters none goes against a wish (seed ${seed}) [SEND-84]`,
  { timeout: 120_000 + steps * 200 },
  async () => {
    const outcomes = await simulateWishes(app, { steps, students: 40, seed, by: 'operations' })
    const broken = await findBrokenWishes(app, { resumes: true })
    print({ steps, seed, outcomes, broken: broken.length })
    expect(broken).toEqual([])
    // The run is only meaningful if every wish was applied.
    for (const code of ['wish', 'sent', 'letters_paused', 'no_letters_wanted', 'contacts_full'])
      expect(outcomes).toHaveProperty(code)
    expect(await app.database.sql`select from outreaches where message = 'without resume' limit 1`).toHaveLength(1)
  },
)

test(
  `of ${overCalls} wishes and letters through the calls none goes against a wish (seed ${seed}) [SEND-84]`,
  { timeout: 120_000 + overCalls * 500 },
  async () => {
    const outcomes = await simulateWishes(appOfCalls, { steps: overCalls, students: 12, seed, by: 'calls' })
    const broken = await findBrokenWishes(appOfCalls, { resumes: false })
    print({ overCalls, seed, outcomes, broken: broken.length })
    expect(broken).toEqual([])
    expect(outcomes).not.toHaveProperty('internal')
  },
)

test(`none of ${forged} forged links of letters is accepted [PROFESSORPAGE-44]`, { timeout: 600_000 }, () => {
  const { encryption } = app.services
  const sign = (letter: number) => encryption.sign('letter-link', `letter ${letter}`)
  let accepted = 0
  for (let number = 0; number < forged; number++) {
    const letter = randomInt(1, 2 ** 40)
    const real = sign(letter)
    const signature = forgeries[number % forgeries.length]!(real, letter)
    if (signature !== real && isLetterLink(encryption, { letter, signature })) accepted++
  }
  print({ forged, accepted })
  expect(accepted).toBe(0)
})

const forgeries: ((real: string, letter: number) => string)[] = [
  () => randomBytes(16).toString('base64url'),
  (real) => `${real.slice(0, -1)}${real.endsWith('A') ? 'Q' : 'A'}`,
  (real) => real.slice(0, randomInt(real.length)),
  (real) => `${real}A`,
  (real) => real.toUpperCase(),
  (_, letter) => app.services.encryption.sign('opt-out-link', `letter ${letter}`),
  (_, letter) => app.services.encryption.sign('letter-link', `letter ${letter + 1}`),
  () => '',
]

test(`${reads} requests by GET, HEAD and OPTIONS change nothing [PROFESSORPAGE-53]`, { timeout: 600_000 }, async () => {
  const { database, services, url } = appOfCalls
  const paths = calls.filter(({ path }) => path.startsWith('/api/professor/')).map(({ path }) => path)
  const [letter] = await database.sql<{ id: number }[]>`select id from outreaches limit 1`
  const id = letter!.id
  const signature = services.encryption.sign('letter-link', `letter ${id}`)
  const query = new URLSearchParams({ letter: String(id), signature, answer: 'will_answer', cap: '0' })
  const read = () => database.sql`
    select (select md5(jsonb_agg(o)::text) from outreaches o) as letters,
      (select md5(jsonb_agg(w)::text) from professor_wishes w) as wishes, (select count(*) from page_links) as links,
      (select count(*) from letter_reports) as reports, (select max(id) from journal) as entries`
  // Every change before is told by mail.
  await waitForJobs(appOfCalls, 'page_change_mail', 10_000 + 100 * overCalls)
  const before = await read()
  for (let number = 0; number < reads; number++) {
    const path = [...paths, '/letter', '/professor', '/professor/undo', '/professor/address'][
      number % (paths.length + 4)
    ]
    const method = ['GET', 'HEAD', 'OPTIONS'][Math.floor(number / (paths.length + 4)) % 3]!
    await (await fetch(`${url}${path}?${query}`, { method })).arrayBuffer()
  }
  print({ reads })
  expect(await read()).toEqual(before)
})
