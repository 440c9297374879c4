import { isDue } from './revalidation.ts'
import { session } from '../credentials/session.ts'

type Watch = {
  /** The id of the student whose pages are open, undefined on pages of visitors. */
  shown: () => string | undefined
  /** The session is over: another tab has logged out. */
  onLeft: () => void
  /** Another tab has signed in as somebody else. */
  onReplaced: () => void
  /** The page is looked at again, and the last validation is too old. */
  onDue: () => void
}

/** Looks after a session while a page stays open: what other tabs do to it, and how old its validation has become. */
export function watchSession({ shown, onLeft, onReplaced, onDue }: Watch): void {
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea !== localStorage) return
    const id = shown()
    if (id === undefined) return
    if (!session.isValid()) onLeft()
    else if (session.studentId() !== id) onReplaced()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && shown() !== undefined && isDue(session, Date.now())) onDue()
  })
}
