import type { HttpRequest, HttpResponse } from '../http-client.ts'
import { newNetwork } from '../http-client.ts'
import { ageProofs, requireSuccess } from '../students.ts'
import { createKind, isOpen, repeat, requireAnswer, type Attempt } from './attempts.ts'
import { createLink, createVictim, mentorHeaders, own } from './victim.ts'

/** Requests that another site, or somebody at an open computer, makes with what a browser sends by itself. */
export const unprovedMaking = createKind(
  'tokens and links made without a proof, or by another site',
  async (target, random) => {
    const victims = [await createVictim(target), await createVictim(target)]
    for (const { student } of victims) await ageProofs(target, student.id)
    const ids = victims.map(({ student }) => student.id)
    const count = async () =>
      (
        await target.sql<{ all: number }[]>`
        select (select count(*) from sessions where student_id = any (${ids}) and scope is not null)::int
          + (select count(*) from mentor_links where student_id = any (${ids}))::int as all`
      )[0]!.all
    const before = await count()
    const body = { name: 'Stolen', scope: 'draft' }
    const form = (type: string, text: string): HttpRequest => ({
      bytes: Buffer.from(text),
      headers: { 'content-type': type },
    })
    // Twenty an hour for each student, and three were made before.
    const old = repeat(26, [
      (turn) => ({
        label: 'a token with an old proof',
        works: async () =>
          isOpen(await target.send('/api/assistants/tokens/', { ...own(victims[turn % 2]!.student), body })),
      }),
      (turn) => ({
        label: 'a token with an old proof and a claim of a new one',
        works: async () =>
          isOpen(
            await target.send('/api/assistants/tokens/', {
              ...own(victims[turn % 2]!.student),
              body: { ...body, proved_at: new Date().toISOString(), password: 'x', proof: true },
            }),
          ),
      }),
    ])
    const foreign = repeat(64, [
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json'].map(
        (type) => (): Attempt => ({
          label: `${type} by another site`,
          async works() {
            const { student, professor, tokens } = random.one(victims)
            const path = random.one(['/api/assistants/tokens/', `/api/professors/${professor.id}/mentors/`])
            const { headers, ...request } = form(type, random.one([JSON.stringify(body), 'name=Stolen&scope=draft']))
            const cookie = `session=${random.one([student.token, tokens.refresh])}`
            return isOpen(
              await target.send(path, { ...request, headers: { ...headers, cookie, origin: 'https://evil.example' } }),
            )
          },
        }),
      ),
      () => ({
        label: 'a token by a token',
        async works() {
          const { tokens, professor } = random.one(victims)
          const path = random.one(['/api/assistants/tokens/', `/api/professors/${professor.id}/mentors/`])
          return isOpen(
            await target.send(path, { token: random.one([tokens.draft, tokens.read, tokens.refresh]), body }),
          )
        },
      }),
    ])
    return [...old, ...foreign, { label: 'a token or link was made', works: async () => (await count()) !== before }]
  },
)

const secret = 'planted.secret@hidden.example'
/** Signs that change the order or are not seen. */
const unseen = ['\u202e', '\u2066', '\u200f', '\u0007', '\u00ad', '\u{e0041}', '\u061c', '\u2028']
const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '[x](javascript:alert(1))',
  '{{7*7}}',
  '${7*7}',
]
const lines = ['\r\nX-Planted: 1', '\nSet-Cookie: a=b', '%0d%0aX-Planted: 1', '\r\n\r\n<html>']

export const hostileComments = createKind(
  'markup, headers, unseen signs and uncovered addresses in comments',
  async (target, random) => {
    const { student, professor, text, link } = await createVictim(target)
    const links = [link, await createLink(target, student, professor)]
    const covered = text.replace(secret, '•'.repeat(secret.length))
    const write = (turn: number, change: object, visit?: string) => {
      const body = { quote: 'Planted words', position: 0, text: 'A comment', suggestion: null, by: 'Nobody', ...change }
      const headers = mentorHeaders(links[turn % 2]!.token, visit)
      return target.send('/api/mentor/comments/', { body, headers, from: newNetwork() })
    }
    const texts =
      (draw: () => string) =>
      (turn: number): Attempt => {
        const [planted, field] = [draw(), random.one(['text', 'suggestion', 'by'])]
        return {
          label: `a comment with ${JSON.stringify(planted).slice(0, 30)} in ${field}`,
          async works() {
            const response = await write(turn, { [field]: `See ${planted} there` })
            return isHostile(response, planted)
          },
        }
      }
    const isHostile = (response: HttpResponse, planted: string) => {
      const { headers, status, text: shown } = requireAnswer(response)
      const isSafe =
        headers['content-type']?.startsWith('application/json') && headers['x-content-type-options'] === 'nosniff'
      return (
        status >= 500 ||
        !isSafe ||
        headers['x-planted'] !== undefined ||
        (unseen.includes(planted) && shown.includes(planted))
      )
    }
    const findUncovered = (turn: number): Attempt => ({
      label: 'a passage that begins or ends in an address',
      async works() {
        const at = covered.indexOf('•')
        const [start, end] = [Math.max(0, at - 9 + random.number(30)), at + 2 + random.number(40)].toSorted(
          (a, b) => a - b,
        )
        const response = requireAnswer(await write(turn, { quote: covered.slice(start, end), position: start! }))
        const letter = await target.send('/api/mentor/letter/', {
          headers: mentorHeaders(links[turn % 2]!.token),
          from: newNetwork(),
        })
        return response.status >= 500 || [response, letter].some((one) => /planted\.s|secret|hidden/.test(one.text))
      },
    })
    const refused: readonly object[] = [
      { text: 'x'.repeat(1_001) },
      { text: 'x'.repeat(900_000) },
      { suggestion: 'x'.repeat(2_001) },
      { by: 'x'.repeat(61) },
      { by: '\u202e' },
      { text: '\u3164' },
      { quote: 'words that the letter does not have' },
      { quote: secret, position: covered.indexOf('•') },
      { quote: '' },
      { position: -1 },
      { position: 1e308 },
      { text: { html: '<b>' } },
      { by: ['x'] },
    ]
    const beyond =
      (change: object) =>
      (turn: number): Attempt => ({
        label: `a comment with ${JSON.stringify(change).slice(0, 40)}`,
        works: async () => isOpen(await write(turn, change)),
      })
    return [
      ...repeat(84, [
        ...refused.map(beyond),
        findUncovered,
        texts(() => random.one(unseen)),
        texts(() => random.one(markup)),
        texts(() => random.one(lines)),
      ]),
      ...repeat(20, [
        (turn) => ({
          label: 'a comment of another visit is deleted',
          async works() {
            const made = requireSuccess(await write(turn, {}, `visit ${random.text(8)}`), 'the comment').body
              .id as number
            const visit = random.one(['', 'visit', `visit ${random.text(8)}`, '%'])
            const request = {
              method: 'DELETE',
              headers: mentorHeaders(links[turn % 2]!.token, visit),
              from: newNetwork(),
            }
            return isOpen(await target.send(`/api/mentor/comments/${made}/`, request))
          },
        }),
      ]),
    ]
  },
)

export const misplacedLinks = createKind(
  'the token of a mentor link in a query, a cookie or another header',
  async (target, random) => {
    const { link, tokens } = await createVictim(target)
    const carriers: readonly [string, (token: string) => HttpRequest & { query?: string }][] = [
      ...['token', 'x-mentor-link', 'link', 'mentor'].flatMap(
        (name) =>
          [
            [`the query ${name}`, (token) => ({ query: `?${name}=${token}` })],
            [`the cookie ${name}`, (token) => ({ headers: { cookie: `${name}=${token}` } })],
          ] as (typeof carriers)[number][],
      ),
      ['Bearer', (token) => ({ token })],
      ['a fragment', (token) => ({ query: `%23${token}` })],
      ['the scheme of another header', (token) => ({ headers: { 'x-mentor-link': `Bearer ${token}` } })],
      ['two headers', (token) => ({ headers: { 'x-mentor-link': ['wrong', token] } })],
      ['the same header twice', (token) => ({ headers: { 'x-mentor-link': [token, token] } })],
      ['an underscore', (token) => ({ headers: { x_mentor_link: token } })],
      ['capitals', (token) => ({ headers: { 'x-mentor-link': token.toUpperCase() } })],
      ['an address', (token) => ({ headers: { 'x-mentor-link': `/mentor#${token}` } })],
      ['a token of an assistant', () => ({ headers: { 'x-mentor-link': random.one([tokens.draft, tokens.read]) } })],
    ]
    return repeat(
      85,
      carriers.map(([label, carry]) => () => ({
        label,
        async works() {
          const { query = '', ...request } = carry(link.token)
          return isOpen(await target.send(`/api/mentor/letter/${query}`, { ...request, from: newNetwork() }))
        },
      })),
    )
  },
)
