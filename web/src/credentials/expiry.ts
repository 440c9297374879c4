import { keepReturn } from './return-path.ts'
import { session } from './session.ts'

const event = 'tokenExpired'

/** Ends a session that could not be refreshed, here and in whatever listens to the window. */
export function expireSession(): void {
  keepReturn(location.pathname + location.search + location.hash, session.studentId())
  session.close()
  window.dispatchEvent(new Event(event))
}

/** Forgets user, temporary token and professor caches whenever the session has expired, then runs `then`. */
export function onSessionExpired(then: () => void): void {
  window.addEventListener(event, () => {
    session.close()
    session.forgetVisitor()
    then()
  })
}
