import { endpoint } from './endpoint.ts'

export type { LetterLinkView, PageView, WishesChange } from './schemas/professor-page.ts'

/** The token of an opened page as a header, so that it is in no URL. */
export const professorPageHeader = 'x-professor-page'

/** The page of a letter's link is `/letter?letter=…&signature=…`; opening it changes nothing. */
export const readLetterLink = endpoint({
  name: 'readLetterLink',
  method: 'GET',
  path: '/api/professor/letter/',
  session: 'none',
  summary: 'The letter of a signed link, for its professor; changes nothing',
  errors: { link_invalid: 403, link_expired: 410, letter_gone: 410 },
})

export const answerLetter = endpoint({
  name: 'answerLetter',
  method: 'POST',
  path: '/api/professor/letter/answer/',
  reserved: 'opt_out',
  session: 'none',
  summary: 'Answer the letter of a signed link with one tap; the newest answer counts, for this letter only',
  errors: { link_invalid: 403, link_expired: 410, letter_gone: 410, date_out_of_range: 400 },
})

export const reportLetter = endpoint({
  name: 'reportLetter',
  method: 'POST',
  path: '/api/professor/letter/report/',
  session: 'none',
  summary: 'Report the letter of a signed link; counts after the link that is mailed to the stored address',
  errors: { link_invalid: 403, link_expired: 410, letter_gone: 410 },
})

/** The page of the mailed link is `/professor/report?token=…`. */
export const confirmReport = endpoint({
  name: 'confirmReport',
  method: 'POST',
  path: '/api/professor/page/report/',
  session: 'none',
  summary: 'Confirm a report with the single-use link that was mailed to the stored address',
  errors: { link_invalid: 403 },
})

/** The mailed link is `/professor?token=…`. The response never tells whether a mail was sent. */
export const askForPage = endpoint({
  name: 'askForPage',
  method: 'POST',
  path: '/api/professor/page/ask/',
  session: 'none',
  summary: "Mail the link of a professor's page to the stored address; the same response whether known or not",
})

export const openPage = endpoint({
  name: 'openPage',
  method: 'POST',
  path: '/api/professor/page/open/',
  session: 'none',
  summary: 'Open the page with its mailed link, which works once; the page_token is valid for 30 minutes',
  errors: { link_invalid: 403 },
})

export const readPage = endpoint({
  name: 'readPage',
  method: 'GET',
  path: '/api/professor/page/',
  session: 'none',
  summary: 'The page of the token in x-professor-page; changes nothing',
  errors: { page_closed: 403 },
})

export const saveWishes = endpoint({
  name: 'saveWishes',
  method: 'PATCH',
  path: '/api/professor/page/wishes/',
  reserved: 'opt_out',
  session: 'none',
  summary: 'Set or remove wishes about letters (token in x-professor-page); each holds for twelve months',
  errors: { page_closed: 403, date_out_of_range: 400 },
})

export const correctData = endpoint({
  name: 'correctData',
  method: 'PATCH',
  path: '/api/professor/page/data/',
  session: 'none',
  summary:
    'Correct interests, homepage or address (token in x-professor-page); a new address holds once the old and the new one have confirmed it',
  errors: { page_closed: 403, address_taken: 409 },
})

/** The page of the mailed links is `/professor/address?token=…`. */
export const confirmAddress = endpoint({
  name: 'confirmAddress',
  method: 'POST',
  path: '/api/professor/page/address/',
  session: 'none',
  summary: 'Confirm a new address with the single-use link that was mailed to the old or to the new one',
  errors: { link_invalid: 403 },
})

export const removeMe = endpoint({
  name: 'removeMe',
  method: 'POST',
  path: '/api/professor/page/remove/',
  reserved: 'opt_out',
  session: 'none',
  summary: 'Remove the professor from the listings (token in x-professor-page), and mail an undo link',
  errors: { page_closed: 403 },
})

/** The page of the mailed link is `/professor/undo?token=…`. */
export const undoChange = endpoint({
  name: 'undoChange',
  method: 'POST',
  path: '/api/professor/page/undo/',
  session: 'none',
  summary: 'Take a change back with the single-use link of the mail that told of it',
  errors: { link_invalid: 403 },
})
