import type { Attack } from '../attack.ts'
import type { HttpRequest, HttpResponse } from '../http-client.ts'
import type { AttackTarget } from '../target.ts'
import { hostileComments, misplacedLinks, unprovedMaking } from './links.ts'
import { exceededCounts, revokedDuringCalls } from './races.ts'
import { forgedTokens, misplacedTokens, tokensAtTheApi } from './tokens.ts'
import { othersData, wantedScopes } from './tools.ts'
import { confusedRequests, fixedSessions, otherSites, oversizedMessages } from './transport.ts'

/** What the product has given out so far, oldest first. */
type Given = { draftTokens: string[]; links: string[]; accessTokens: string[]; visits: string[] }

type Hole = (call: {
  path: string
  request: HttpRequest
  given: Given
  target: AttackTarget
}) => Promise<HttpResponse> | undefined

const success = (): Promise<HttpResponse> =>
  Promise.resolve({ status: 200, code: '', text: '{}', body: {}, headers: {} })
const isTool = (path: string) => /^\/mcp\b/.test(path)
const without = (headers: HttpRequest['headers'] = {}, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** The tools take any request for one of the first student who has a token. */
const takesAnyToken: Hole = ({ path, request, given, target }) =>
  isTool(path)
    ? target.send(path, { ...request, token: given.draftTokens[0], headers: without(request.headers, 'authorization') })
    : undefined

/**
 * For each kind of attack the hole that it looks for, played between the attack and the product, and the least number of
 * attempts of the short version that see it: nearly all of those that the hole is open to.
 */
export const plantedHoles: ReadonlyMap<Attack, { hole: Hole; least: number }> = new Map<
  Attack,
  { hole: Hole; least: number }
>([
  [forgedTokens, { hole: takesAnyToken, least: 18 }],
  [misplacedTokens, { hole: takesAnyToken, least: 36 }],
  [
    wantedScopes,
    {
      hole: (call) => (/[gs]\w+Draft/.test(JSON.stringify(call.request.body)) ? takesAnyToken(call) : undefined),
      least: 2,
    },
  ],
  [othersData, { hole: takesAnyToken, least: 3 }],
  [fixedSessions, { hole: takesAnyToken, least: 1 }],
  [
    tokensAtTheApi,
    {
      hole: ({ path, request, given, target }) =>
        request.token?.startsWith('labreach_')
          ? target.send(path, { ...request, token: given.accessTokens.at(-1) })
          : undefined,
      least: 20,
    },
  ],
  [
    confusedRequests,
    {
      hole: ({ path, request, target }) =>
        request.bytes && isTool(path)
          ? target.send(path, { ...request, headers: { ...request.headers, 'content-type': 'application/json' } })
          : undefined,
      least: 10,
    },
  ],
  [
    otherSites,
    {
      hole: ({ path, request, target }) =>
        request.headers?.origin
          ? target.send(path, { ...request, headers: without(request.headers, 'origin') })
          : undefined,
      least: 14,
    },
  ],
  [
    oversizedMessages,
    {
      hole: ({ path, request }) =>
        isTool(path) && (request.bytes?.length ?? 0) > 100_000
          ? success().then((response) => ({ ...response, status: 500 }))
          : undefined,
      least: 4,
    },
  ],
  [
    unprovedMaking,
    {
      hole: ({ path, request, target }) =>
        path === '/api/assistants/tokens/'
          ? target.sql`update sessions set proved_at = now()`.then(() => target.send(path, request))
          : undefined,
      least: 2,
    },
  ],
  [
    hostileComments,
    {
      hole: ({ path, request, given, target }) =>
        request.method === 'DELETE' && path.startsWith('/api/mentor/')
          ? target.send(path, { ...request, headers: { ...request.headers, 'x-mentor-visit': given.visits.at(-1)! } })
          : undefined,
      least: 1,
    },
  ],
  [
    misplacedLinks,
    {
      hole: ({ path, request, given, target }) =>
        path.startsWith('/api/mentor/')
          ? target.send('/api/mentor/letter/', { ...request, headers: { 'x-mentor-link': given.links.at(-1)! } })
          : undefined,
      least: 17,
    },
  ],
  [revokedDuringCalls, { hole: ({ request }) => (request.method === 'DELETE' ? success() : undefined), least: 2 }],
  [
    exceededCounts,
    {
      hole: ({ path, request, target }) =>
        path.endsWith('/mentors/') || path.endsWith('/tokens/')
          ? target
              .send(path, request)
              .then((response) => (response.status === 409 ? { ...response, status: 200 } : response))
          : undefined,
      least: 1,
    },
  ],
])

/** The same product with a hole. */
export function plantHole(target: AttackTarget, hole: Hole): AttackTarget {
  const given: Given = { draftTokens: [], links: [], accessTokens: [], visits: [] }
  return {
    ...target,
    async send(path, request = {}) {
      const response = await (hole({ path, request, given, target }) ?? target.send(path, request))
      const body = response.body as { scope?: string; token?: string; access_token?: string; url?: string }
      if (body.scope === 'draft' && body.token) given.draftTokens.push(body.token)
      if (body.access_token) given.accessTokens.push(body.access_token)
      if (body.url?.includes('/mentor#')) given.links.push(body.url.split('#')[1]!)
      if (path === '/api/mentor/comments/' && response.status === 200)
        given.visits.push(request.headers?.['x-mentor-visit'] as string)
      return response
    },
  }
}
