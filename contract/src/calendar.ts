import { endpoint } from './endpoint.ts'

export const getCalendar = endpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/api/outreaches/calendar/',
  session: 'required',
  summary: 'When the private calendar of this student was made; its address is not stored',
})

export const makeCalendar = endpoint({
  name: 'makeCalendar',
  method: 'POST',
  path: '/api/outreaches/calendar/',
  session: 'required',
  summary: 'Make the private calendar; returns its address once, and ends that of a former one',
})

export const endCalendar = endpoint({
  name: 'endCalendar',
  method: 'DELETE',
  path: '/api/outreaches/calendar/',
  session: 'required',
  summary: 'End the private calendar',
})

export const readCalendar = endpoint({
  name: 'readCalendar',
  method: 'GET',
  path: '/api/outreaches/calendar/{token}.ics',
  session: 'none',
  secretPath: true,
  summary: 'What is due, for a calendar program (RFC 5545). The link is private: it needs no session',
  errors: { calendar_unknown: 404 },
})
