import { endpoint } from './endpoint.ts'

export type { OptOutView } from './schemas/opt-out.ts'

export const findForOptOut = endpoint({
  name: 'findForOptOut',
  method: 'GET',
  path: '/api/professors/optout/',
  reserved: 'opt_out',
  session: 'none',
  summary: 'Find a professor by Google Scholar ID, to remove them',
  errors: { professor_unknown: 404 },
})

export const optOut = endpoint({
  name: 'optOut',
  method: 'PATCH',
  path: '/api/professors/{id}/optout/',
  reserved: 'opt_out',
  session: 'none',
  summary: 'Remove a professor from the listings; only the operator can undo it',
  errors: { opt_out_token_invalid: 400 },
})

export const findByOptOutLink = endpoint({
  name: 'findByOptOutLink',
  method: 'GET',
  path: '/api/professors/optout/link/',
  session: 'none',
  summary: 'The professor whom the signed link of a letter removes; changes nothing',
  errors: { link_invalid: 403 },
})

/** The link in every letter's footer and List-Unsubscribe header (RFC 8058: one POST, no page needed). */
export const optOutByLink = endpoint({
  name: 'optOutByLink',
  method: 'POST',
  path: '/api/professors/optout/link/',
  reserved: 'opt_out',
  session: 'none',
  summary: 'Remove the professor of a signed link',
  errors: { link_invalid: 403 },
})

export const confirmErasure = endpoint({
  name: 'confirmErasure',
  method: 'POST',
  path: '/api/professors/optout/erase/',
  session: 'none',
  summary: 'Erase a professor immediately, with the single-use link that was mailed to the stored address',
  errors: { link_invalid: 403 },
})
