import type { Store } from '../../session/storage.ts'

export type KeptLetter = { subject: string; body: string; keptAt: string }

const keyOf = (studentId: string, relationshipId: number) => `letter_${studentId}_${relationshipId}`

/** Unsent letters stay in this browser, each under its student, until they are sent or started over. */
export function keptLetter(studentId: string, relationshipId: number, store: Store = localStorage): KeptLetter | null {
  const text = store.getItem(keyOf(studentId, relationshipId))
  if (!text) return null
  try {
    const { subject, body, keptAt } = JSON.parse(text) as Partial<KeptLetter>
    return subject !== undefined && body && keptAt ? { subject, body, keptAt } : null
  } catch {
    return null
  }
}

/** Keeps a letter; a blank one is forgotten. */
export function keepLetter(
  studentId: string,
  relationshipId: number,
  letter: KeptLetter,
  store: Store = localStorage,
): void {
  if (letter.body.trim()) store.setItem(keyOf(studentId, relationshipId), JSON.stringify(letter))
  else forgetLetter(studentId, relationshipId, store)
}

export function forgetLetter(studentId: string, relationshipId: number, store: Store = localStorage): void {
  store.removeItem(keyOf(studentId, relationshipId))
}
