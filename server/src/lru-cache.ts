import { LRUCache } from 'lru-cache'

/**
 * The last `count` values, the longest unused of them leaving first. Given `max`, lru-cache lays out all its places ahead:
 * megabytes for a cache that is hardly used; weighed at one each, values take places as they come.
 */
export const lruCache = <Key extends {}, Value extends {}>(count: number): LRUCache<Key, Value> =>
  new LRUCache<Key, Value>({ maxSize: count, sizeCalculation: () => 1 })
