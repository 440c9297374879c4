import { endpoint } from './endpoint.ts'

// These calls exist only where mailboxes of Microsoft are configured.

export const microsoftFlow = endpoint({
  name: 'microsoftFlow',
  method: 'POST',
  path: '/api/auth/microsoft/ticket/',
  session: 'required',
  summary: "Open a flow that connects a mailbox of Microsoft: sets its one-time cookie, and returns Microsoft's page",
  errors: { proof_needed: 400, cross_site: 403, password_needed: 409 },
})

export const microsoftCallback = endpoint({
  name: 'microsoftCallback',
  method: 'GET',
  path: '/api/auth/microsoft/callback/',
  session: 'none',
  summary: 'The redirect URI: Microsoft sends the browser back to it',
  external: true,
})
