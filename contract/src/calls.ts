import * as account from './account.ts'
import * as billing from './billing.ts'
import type { Endpoint } from './endpoint.ts'
import * as outreach from './outreach.ts'
import * as professors from './professors.ts'
import * as resume from './resume.ts'
import * as session from './session.ts'
import * as templates from './templates.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
}

/** Every call of the product, in a stable order. */
export const calls: readonly Endpoint[] = [account, session, resume, professors, outreach, templates, billing].flatMap(
  (noun) => Object.values(noun).filter(isEndpoint),
)
