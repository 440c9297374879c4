import { LRUCache } from 'lru-cache'

/**
 * Creates a cache of `count` values that evicts the least recently used one. With the option `max` lru-cache would
 * allocate all entries in advance, megabytes for a hardly used cache; with sizes of one it allocates them on demand.
 */
export const lruCache = <Key extends {}, Value extends {}>(count: number): LRUCache<Key, Value> =>
  new LRUCache<Key, Value>({ maxSize: count, sizeCalculation: () => 1 })
