import { session } from './session.ts'

const event = 'tokenExpired'

/** Ends a session that could not be refreshed, here and in whatever listens to the window. */
export function expireSession(): void {
  session.close()
  session.forgetVisitor()
  window.dispatchEvent(new Event(event))
}

/** Runs `then` whenever the session has expired. */
export function onSessionExpired(then: () => void): void {
  window.addEventListener(event, then)
}
