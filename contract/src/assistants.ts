import { endpoint } from './endpoint.ts'

export type { PersonalToken, TokenScope } from './schemas/assistants.ts'

export const listPersonalTokens = endpoint({
  name: 'listPersonalTokens',
  method: 'GET',
  path: '/api/assistants/tokens/',
  session: 'required',
  summary: "The student's personal tokens for assistants, without their secret values",
})

export const createPersonalToken = endpoint({
  name: 'createPersonalToken',
  method: 'POST',
  path: '/api/assistants/tokens/',
  session: 'required',
  summary: 'Create a personal token for an assistant; the response is the only one that contains it',
  errors: { proof_needed: 400, tokens_used: 409 },
})

export const revokePersonalToken = endpoint({
  name: 'revokePersonalToken',
  method: 'DELETE',
  path: '/api/assistants/tokens/{id}/',
  session: 'required',
  summary: 'Revoke a personal token at once',
  errors: { token_unknown: 404 },
})

/** Model Context Protocol, Streamable HTTP without sessions: one JSON-RPC message, one JSON response. */
export const callAssistantServer = endpoint({
  name: 'callAssistantServer',
  method: 'POST',
  path: '/mcp',
  session: 'none',
  summary: 'A message of the Model Context Protocol, with a personal token as the bearer token',
  // Each tool runs another call, which takes its own slot; this one only waits for it.
  external: true,
  errors: { token_invalid: 401, origin_refused: 403 },
})
