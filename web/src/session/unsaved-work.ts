/** The storage key of what a student has typed and not saved, except letters. `what`: `profile`, `template_…`. */
export const unsavedKey = (studentId: string, what: string) => `unsaved_${studentId}_${what}`

/** The storage keys of all that. */
export const listUnsavedWork = (studentId: string): string[] =>
  [localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.startsWith(unsavedKey(studentId, '')))
