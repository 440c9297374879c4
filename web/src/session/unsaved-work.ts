/** The storage key of what a student has typed and not saved, except letters. `what`: `profile`, `template_…`. */
export const unsavedKey = (studentId: string, what: string) => `unsaved_${studentId}_${what}`

/** The storage keys of all that. */
export const listUnsavedWork = (studentId: string): string[] =>
  [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith(unsavedKey(studentId, '')))

/** Tells the other tabs of a logout: it reaches no other tab's sessionStorage. */
const logouts = 'logout'

/** Lets the other tabs forget what they alone have of a student's unsaved work. */
export function announceLogout(studentId: string): void {
  const channel = new BroadcastChannel(logouts)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only pages of this origin share a channel
  channel.postMessage(studentId)
  channel.close()
}

/** Forgets it after a logout in another tab, and not if a session only ends. */
export function watchLogouts(): void {
  new BroadcastChannel(logouts).addEventListener('message', ({ data: studentId }) => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(unsavedKey(String(studentId), ''))) sessionStorage.removeItem(key)
  })
}
