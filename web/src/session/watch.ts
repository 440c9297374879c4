import { isDue } from './revalidation.ts'
import { session } from '../credentials/session.ts'

type Watch = {
  /** The id of the student whose pages are open, undefined on pages of visitors. */
  shownId: () => string | undefined
  /** Another tab has logged out. */
  onLogout: () => void
  /** Another tab has signed in as another student. */
  onReplaced: () => void
  /** The tab became visible, and the last validation is too old. */
  onDue: () => void
}

/** Watches the session of an open page: changes by other tabs, and the age of the last validation. */
export function watchSession({ shownId, onLogout, onReplaced, onDue }: Watch): void {
  /** Whether the session is still that of the student whose pages are open. */
  const check = (): boolean => {
    const id = shownId()
    if (id === undefined) return false
    const isEnded = !session.isValid()
    if (isEnded) onLogout()
    else if (session.studentId() !== id) onReplaced()
    return !isEnded && session.studentId() === id
  }
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === localStorage) check()
  })
  // A page that Back restores, and a tab that the browser has frozen, got no storage events meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && check() && isDue(session, Date.now())) onDue()
  })
}
