/** The storage key of what a student has typed and not saved, except letters. `what`: `profile`, `template_…`. */
export const unsavedKey = (studentId: string, what: string) => `${prefix}${studentId}_${what}`

const prefix = 'unsaved_'

/** The storage keys of all that. */
export const listUnsavedWork = (studentId: string): string[] =>
  [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith(unsavedKey(studentId, '')))

/** Removes what this tab alone has of it, which a logout in another tab cannot reach. */
export function forgetUnsavedWork(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
