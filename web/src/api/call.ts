import { expireSession } from '../session/expiry.ts'
import { session } from '../session/session.ts'
import { createCaller } from './caller.ts'

/** Calls with the session of this browser. */
export const { call, request } = createCaller({
  session,
  fetch: (path, init) => fetch(path, init),
  expire: expireSession,
})
