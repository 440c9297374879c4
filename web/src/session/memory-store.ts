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
