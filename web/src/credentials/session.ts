import { createSession } from './storage.ts'

/** The session of this browser. */
export const session = createSession(localStorage, sessionStorage)
