import { endpoint } from './endpoint.ts'

export type { SchoolAddress } from './schemas/school-address.ts'

export const readSchoolAddress = endpoint({
  name: 'readSchoolAddress',
  method: 'GET',
  path: '/api/auth/school/',
  session: 'required',
  summary: "The student's school address, confirmed or not yet confirmed",
})

/** The mailed link is `/confirm-school?token=…`. The response never tells whether another account has the address. */
export const requestSchoolAddress = endpoint({
  name: 'requestSchoolAddress',
  method: 'POST',
  path: '/api/auth/school/',
  session: 'required',
  summary:
    'Mail a link that confirms a school address; the response is the same whether or not another account has the address',
  errors: { email_invalid: 400, school_address_refused: 400, mail_failed: 502 },
})

export const confirmSchoolAddress = endpoint({
  name: 'confirmSchoolAddress',
  method: 'POST',
  path: '/api/auth/school/confirm/',
  session: 'required',
  summary:
    'Confirm a school address for twelve months, with the single-use token of the mail that this student asked for',
  errors: { school_link_invalid: 400 },
})

export const showSchoolAddress = endpoint({
  name: 'showSchoolAddress',
  method: 'PATCH',
  path: '/api/auth/school/',
  session: 'required',
  summary: 'Show the confirmed school address below letters, or not',
  errors: { school_address_missing: 409 },
})

export const removeSchoolAddress = endpoint({
  name: 'removeSchoolAddress',
  method: 'DELETE',
  path: '/api/auth/school/',
  session: 'required',
  summary: 'Remove the school address, confirmed or not yet confirmed',
})
