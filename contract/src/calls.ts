import * as account from './account.ts'
import * as assistants from './assistants.ts'
import * as billing from './billing.ts'
import * as calendar from './calendar.ts'
import type { Endpoint } from './endpoint.ts'
import * as mentoring from './mentoring.ts'
import * as microsoft from './microsoft.ts'
import * as optOut from './opt-out.ts'
import * as outreach from './outreach.ts'
import * as passkeys from './passkeys.ts'
import * as professorPage from './professor-page.ts'
import * as professors from './professors.ts'
import * as resume from './resume.ts'
import { schemas as allSchemas } from './schemas/all.ts'
import type { CallSchemas } from './schemas/call-schemas.ts'
import * as schoolAddress from './school-address.ts'
import * as secondFactor from './second-factor.ts'
import * as session from './session.ts'
import * as templates from './templates.ts'

/** A call with the schemas of its input and its response, as the server serves it. */
export type EndpointWithSchemas = Endpoint & CallSchemas

/** The calls about one subject, which is one file of the contract. */
export type CallGroup = { name: string; summary: string; calls: readonly EndpointWithSchemas[] }

/** Adds the schemas of the endpoint's name; throws if there are none. */
export function withSchemas(
  endpoint: Endpoint,
  schemas: Readonly<Record<string, CallSchemas>> = allSchemas,
): EndpointWithSchemas {
  const ownSchemas = Object.hasOwn(schemas, endpoint.name) ? schemas[endpoint.name] : undefined
  if (!ownSchemas) throw new Error(`No schemas for the call ${endpoint.name} in contract/src/schemas`)
  return { ...endpoint, ...ownSchemas }
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'session' in value
}

function group(name: string, summary: string, file: object): CallGroup {
  const endpoints = Object.values(file).filter(isEndpoint)
  return { name, summary, calls: endpoints.map((endpoint) => withSchemas(endpoint)) }
}

/** The calls that every deployment has, by subject, in a stable order. */
export const callGroups: readonly CallGroup[] = [
  group('Account', 'Sign-up, sign-in, the profile, passwords and addresses.', account),
  group(
    'School address',
    'A confirmed address at a school, from which a professor sees where a student is.',
    schoolAddress,
  ),
  group('Passkeys', 'Signing in and proving the identity without a password.', passkeys),
  group('Second factor', 'A code of an app as the second step of a sign-in, and recovery codes.', secondFactor),
  group('Session', 'The session, and what a page needs before anybody signs in.', session),
  group('Resume', 'The upload of a resume, and what was read in it.', resume),
  group('Professors', 'Finding, matching, unlocking and marking professors, and drafts to them.', professors),
  group('Opt-out', 'How a professor is removed, and comes back.', optOut),
  group(
    'Professor’s page',
    'What a professor sees and changes by the link of a mail, without an account.',
    professorPage,
  ),
  group('Outreach', 'Letters: AI for them, the recipient, sending, and the history.', outreach),
  group('Calendar', 'What is due, in the student’s own calendar program.', calendar),
  group('Mentoring', 'A link by which a mentor comments on one draft, without an account.', mentoring),
  group('Templates', 'A student’s own templates of letters.', templates),
  group('Billing', 'Plans, the checkout, and the events of the payment provider.', billing),
  group('Assistants', 'Personal tokens, and the server of the Model Context Protocol that takes them.', assistants),
]

/** The calls that every deployment has, in a stable order. */
export const calls: readonly EndpointWithSchemas[] = callGroups.flatMap((one) => one.calls)

/** The calls of mailbox providers that a deployment may have, by the name of the provider. */
export const callGroupsOfProviders: Readonly<Record<string, CallGroup>> = {
  microsoft: group('Microsoft mailboxes', 'Connecting a mailbox of Microsoft.', microsoft),
}
