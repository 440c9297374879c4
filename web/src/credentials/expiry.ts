import { storeReturn } from './return-path.ts'
import { session } from './session.ts'

const event = 'tokenExpired'

/** Ends a session that could not be refreshed, and notifies the listeners of `onSessionExpired`. */
export function expireSession(): void {
  storeReturn(location.pathname + location.search + location.hash, session.studentId())
  session.close()
  window.dispatchEvent(new Event(event))
}

/** After each expiry removes the user, the temporary token and the professor caches, then calls `listener`. */
export function onSessionExpired(listener: () => void): void {
  window.addEventListener(event, () => {
    session.close()
    session.forgetVisitor()
    listener()
  })
}
