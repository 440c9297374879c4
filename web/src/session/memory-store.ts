/** A store for tests. Its entries can be read as a map; `room` limits the characters of all values together. */
export class MemoryStore extends Map<string, string> {
  room = Infinity
  getItem = (key: string) => this.get(key) ?? null
  removeItem = (key: string) => void this.delete(key)
  setItem = (key: string, value: string) => {
    const others = [...this].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0)
    if (others + value.length > this.room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    this.set(key, value)
  }
}

/** A store for tests of code that lists the keys: they are its own, as those of a browser's store. */
export const createListedStore = () =>
  new Proxy(new MemoryStore(), {
    ownKeys: (store) => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (store, name) => Reflect.get(store, name).bind(store),
  })
