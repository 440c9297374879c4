import type { Attack } from '../attack.ts'
import { hostileComments, misplacedLinks, unprovedMaking } from './links.ts'
import { exceededCounts, revokedDuringCalls } from './races.ts'
import { forgedTokens, misplacedTokens, tokensAtTheApi } from './tokens.ts'
import { othersData, wantedScopes } from './tools.ts'
import { confusedRequests, fixedSessions, otherSites, oversizedMessages } from './transport.ts'

/** More than 1,000 attempts on personal tokens, mentor links and the tools of assistants. */
export const credentialAttacks: readonly Attack[] = [
  forgedTokens,
  misplacedTokens,
  tokensAtTheApi,
  wantedScopes,
  othersData,
  confusedRequests,
  otherSites,
  oversizedMessages,
  fixedSessions,
  unprovedMaking,
  hostileComments,
  misplacedLinks,
  revokedDuringCalls,
  exceededCounts,
]
