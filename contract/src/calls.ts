import * as account from './account.ts'
import * as billing from './billing.ts'
import type { Endpoint } from './endpoint.ts'
import * as optOut from './opt-out.ts'
import * as outreach from './outreach.ts'
import * as professorPage from './professor-page.ts'
import * as professors from './professors.ts'
import * as resume from './resume.ts'
import { schemas as allSchemas } from './schemas/all.ts'
import type { CallSchemas } from './schemas/call-schemas.ts'
import * as schoolAddress from './school-address.ts'
import * as session from './session.ts'
import * as templates from './templates.ts'

/** A call with the schemas of its input and its response, as the server serves it. */
export type EndpointWithSchemas = Endpoint & CallSchemas

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

/** Every call of the product, in a stable order. */
export const calls: readonly EndpointWithSchemas[] = [
  account,
  schoolAddress,
  session,
  resume,
  professors,
  optOut,
  professorPage,
  outreach,
  templates,
  billing,
]
  .flatMap((noun): unknown[] => Object.values(noun))
  .filter(isEndpoint)
  .map((endpoint) => withSchemas(endpoint))
