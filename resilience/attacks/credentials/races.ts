import { newNetwork } from '../http-client.ts'
import { requireSuccess } from '../students.ts'
import { createKind, repeat, requireAnswer, type Attempt } from './attempts.ts'
import {
  createLink,
  createToken,
  createVictim,
  createWriter,
  isServed,
  mentorHeaders,
  own,
  postMessage,
  toolCall,
} from './victim.ts'

const callsAtOnce = 6

/** Calls run while `revoke` does; none that begins after its response may work. */
async function worksAfter(revoke: () => Promise<unknown>, call: () => Promise<boolean>): Promise<boolean> {
  const during = Array.from({ length: callsAtOnce }, call)
  const revoked = revoke()
  during.push(...Array.from({ length: callsAtOnce }, call))
  await revoked
  const after = await Promise.all(Array.from({ length: callsAtOnce }, call))
  await Promise.all(during)
  return after.includes(true)
}

export const revokedDuringCalls = createKind('calls that begin after a token or link was revoked', async (target) => {
  const writers = [await createWriter(target), await createWriter(target), await createWriter(target)]
  return repeat(36, [
    (turn) => ({
      label: 'a draft is saved by a revoked token',
      async works() {
        const { student, professor } = writers[turn % 3]!
        const { id, token } = await createToken(target, student, 'draft')
        const based = (await target.send(`/api/professors/${professor.id}/draft/`, own(student))).body
          .saved_at as string
        const tool = toolCall('saveDraft', { id: professor.id, draft: `Saved at turn ${turn}.`, based_on: based })
        return worksAfter(
          async () =>
            requireSuccess(
              await target.send(`/api/assistants/tokens/${id}/`, { ...own(student), method: 'DELETE' }),
              'the revocation',
            ),
          async () => isServed(await postMessage(target, token, turn % 4 ? tool : toolCall('professorsPage'))),
        )
      },
    }),
    (turn) => ({
      label: 'a letter is read or commented on by a revoked link',
      async works() {
        const { student, professor } = writers[turn % 3]!
        const { id, token } = await createLink(target, student, professor)
        const request = { headers: mentorHeaders(token), from: newNetwork() }
        const body = { quote: 'a', position: 1, text: 'A comment', suggestion: null, by: 'Nobody' }
        return worksAfter(
          async () =>
            requireSuccess(
              await target.send(`/api/mentors/${id}/`, { ...own(student), method: 'DELETE' }),
              'the revocation',
            ),
          async () => {
            const [read, write] = [
              await target.send('/api/mentor/letter/', request),
              await target.send('/api/mentor/comments/', { ...request, body }),
            ]
            return requireAnswer(read).status < 400 || requireAnswer(write).status < 400
          },
        )
      },
    }),
  ])
})

/** How many of these requests at once are served. */
const countServed = async (calls: readonly (() => Promise<boolean>)[]) =>
  (await Promise.all(calls.map((call) => call()))).filter(Boolean).length

const linksMax = 3
const tokensMax = 5
const nameSearchesMax = 20

export const exceededCounts = createKind(
  'more links, tokens and searches for names than allowed, all at once',
  async (target) => {
    const times = (count: number, call: (at: number) => Promise<boolean>) =>
      Array.from({ length: count }, (_, at) => () => call(at))
    const makeLinks: Attempt = {
      label: 'a fourth mentor link',
      async works() {
        const { student, professor } = await createWriter(target)
        const path = `/api/professors/${professor.id}/mentors/`
        const make = async () =>
          requireAnswer(await target.send(path, { ...own(student), method: 'POST' })).status < 400
        return (await countServed(times(12, make))) > linksMax
      },
    }
    const makeTokens: Attempt = {
      label: 'a sixth token',
      async works() {
        const { student } = await createWriter(target)
        const body = { name: 'One of many', scope: 'read' }
        const make = async () =>
          requireAnswer(await target.send('/api/assistants/tokens/', { ...own(student), body })).status < 400
        return (await countServed(times(12, make))) > tokensMax
      },
    }
    const searchNames: Attempt = {
      label: 'more searches for names than a day has',
      async works() {
        const { tokens } = await createVictim(target)
        const names = await target.sql<{ name: string }[]>`
        select name from professors where not opt_out and name not like '%Tallgrass' order by id limit 40`
        const search = async (at: number) => {
          const body = toolCall('professorsPage', { search: names[at]!.name })
          const response = await postMessage(target, at % 2 ? tokens.draft : tokens.read, body)
          return isServed(response) && !response.text.includes('\\"filtered_total\\":0')
        }
        return (await countServed(times(names.length, search))) > nameSearchesMax
      },
    }
    return repeat(9, [() => makeLinks, () => makeTokens, () => searchNames])
  },
)
