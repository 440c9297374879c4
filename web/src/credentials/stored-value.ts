import { isRecord } from './guards.ts'

/** The part of the Web Storage interface that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Parses a stored JSON text. Returns undefined without a text, and if it does not parse. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Makes a value from a stored object; null if the object has another shape. */
export type Parse<T> = (stored: Record<string, unknown>) => T | null

/**
 * A stored object with its version in the field `v`; an entry without `v` has version 0. `parsers` contains each
 * version that can still be read. An entry of another version or shape is read as null. It is not removed, since a tab
 * with a newer release may have written it.
 */
export function versioned<T extends object>(version: number, parsers: Readonly<Record<number, Parse<T>>>) {
  return {
    read(text: string | null): T | null {
      const stored = parseJson(text)
      if (!isRecord(stored)) return null
      const { v = 0, ...rest } = stored
      const parse = typeof v === 'number' && Object.hasOwn(parsers, v) ? parsers[v] : undefined
      return parse?.(rest) ?? null
    },
    write: (value: T): string => JSON.stringify({ v: version, ...value }),
  }
}

/** Stores an optional entry. Returns false, with a warning in the console, if the store is full or blocked. */
export function tryToStore(store: Store, key: string, text: string): boolean {
  try {
    store.setItem(key, text)
    return true
  } catch (error) {
    console.warn(`The browser cannot store ${key}.`, error)
    return false
  }
}
