import { isRecord } from './guards.ts'

/** The part of the Web Storage interface that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The value of a stored JSON text; undefined without one, and where it does not parse. */
export function jsonOf(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Makes a value out of what was stored; null where it is not one. */
export type Parse<T> = (stored: Record<string, unknown>) => T | null

/**
 * A stored object with its version in the field `v`. Each version that can still be read has its parser; entries of the
 * releases before there were versions have no `v`, and are version 0. What has another version, or is not what it should
 * be, counts as nothing; it stays where it is, since a tab with a newer release may have written it.
 */
export function versioned<T extends object>(version: number, parsers: Readonly<Record<number, Parse<T>>>) {
  return {
    read(text: string | null): T | null {
      const stored = jsonOf(text)
      if (!isRecord(stored)) return null
      const { v = 0, ...rest } = stored
      const parse = typeof v === 'number' && Object.hasOwn(parsers, v) ? parsers[v] : undefined
      return parse?.(rest) ?? null
    },
    write: (value: T): string => JSON.stringify({ v: version, ...value }),
  }
}

/** Stores a text that can be done without: a store that is full or shut keeps nothing. Answers whether it is kept. */
export function tryToKeep(store: Store, key: string, text: string): boolean {
  try {
    store.setItem(key, text)
    return true
  } catch (error) {
    console.warn(`The browser cannot keep ${key}.`, error)
    return false
  }
}
