import { endpoint } from './endpoint.ts'

export type { OptOutView } from './schemas/opt-out.ts'

export const findForOptOut = endpoint({
  name: 'findForOptOut',
  method: 'GET',
  path: '/api/professors/optout/',
  keeps: 'opt_out',
  who: 'anyone',
  summary: 'Find the professor who asks to be removed, by Google Scholar ID',
  errors: { professor_unknown: 404 },
})

export const optOut = endpoint({
  name: 'optOut',
  method: 'PATCH',
  path: '/api/professors/{id}/optout/',
  keeps: 'opt_out',
  who: 'anyone',
  summary: 'Remove a professor from the listings, one way',
  errors: { opt_out_token_invalid: 400 },
})

export const findByOptOutLink = endpoint({
  name: 'findByOptOutLink',
  method: 'GET',
  path: '/api/professors/optout/link/',
  who: 'anyone',
  summary: 'Whom the signed link of a letter would remove; changes nothing',
  errors: { link_invalid: 403 },
})

/** The link in every letter's footer and List-Unsubscribe header (RFC 8058: one POST, no page needed). */
export const optOutByLink = endpoint({
  name: 'optOutByLink',
  method: 'POST',
  path: '/api/professors/optout/link/',
  keeps: 'opt_out',
  who: 'anyone',
  summary: 'Remove the professor whose signed link this is',
  errors: { link_invalid: 403 },
})

export const confirmErasure = endpoint({
  name: 'confirmErasure',
  method: 'POST',
  path: '/api/professors/optout/erase/',
  who: 'anyone',
  summary: 'Erase at once, by the single-use link that was mailed to the stored address',
  errors: { link_invalid: 403 },
})
