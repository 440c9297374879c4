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
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea !== localStorage) return
    const id = shownId()
    if (id === undefined) return
    if (!session.isValid()) onLogout()
    else if (session.studentId() !== id) onReplaced()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && shownId() !== undefined && isDue(session, Date.now())) onDue()
  })
}
