import type { FirstAnswers } from '@labreach/contract/professors'
import { isRecord, isString } from '../../../credentials/guards.ts'
import { tryToStore, versioned, type Store } from '../../../credentials/stored-value.ts'

type Entry = { token: string; typed: Partial<FirstAnswers> }

const entry = versioned<Entry>(1, {
  1: ({ token, typed }) => {
    if (!isString(token) || !isRecord(typed)) return null
    const { thought, experience } = typed
    return { token, typed: { ...(isString(thought) && { thought }), ...(isString(experience) && { experience }) } }
  },
})

/** `session.forgetVisitor` removes it together with the token. */
const key = 'temporary_answers'

/** Reads what the visitor with this token has typed and the server does not have. */
export function getTypedAnswers(token: string, store: Store): Partial<FirstAnswers> {
  const stored = entry.read(store.getItem(key))
  return stored?.token === token ? stored.typed : {}
}

export function storeTypedAnswers(token: string, typed: Partial<FirstAnswers>, store: Store): void {
  if (Object.keys(typed).length > 0) tryToStore(store, key, entry.write({ token, typed }))
  else store.removeItem(key)
}
