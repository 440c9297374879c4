import { expireSession } from '../credentials/expiry.ts'
import { requestProof } from '../credentials/proof.ts'
import { session } from '../credentials/session.ts'
import { createCaller } from './caller.ts'

/** Calls the API with the session of this browser. */
export const { call, request } = createCaller({
  session,
  fetch: (path, init) => fetch(path, init),
  expire: expireSession,
  prove: requestProof,
})
