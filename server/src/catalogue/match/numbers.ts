/**
 * A growing list of unsigned 32-bit numbers: 4 bytes each, where an array takes 8 to 16. Growing transfers the buffer,
 * so the old memory is released at once; the garbage collector would release it late, since it does not count buffers.
 */
export class NumberList {
  length = 0
  #data = new Uint32Array(1024)

  push(value: number): void {
    if (this.length === this.#data.length) this.#resize(this.length + (this.length >>> 1))
    this.#data[this.length++] = value
  }

  /** Removes the last number. */
  pop(): void {
    this.length--
  }

  get(at: number): number {
    return this.#data[at]!
  }

  set(at: number, value: number): void {
    this.#data[at] = value
  }

  /** Returns the numbers in an array of exactly their size, and empties the list. */
  pack(): Uint32Array {
    this.#resize(this.length)
    const packed = this.#data
    this.#data = new Uint32Array(1024)
    this.length = 0
    return packed
  }

  #resize(length: number): void {
    this.#data = new Uint32Array(this.#data.buffer.transfer(length * 4))
  }
}

/**
 * Numbers keys 0, 1, 2 … in the order of their arrival. Keys are whole numbers from 1 to 2^53 - 1. An entry takes 24
 * bytes, where a Map takes about 60.
 */
export class NumberTable {
  size = 0
  #keys = new Float64Array(1 << 12)
  #numbers = new Uint32Array(1 << 12)

  /** The number of a key, or -1. */
  find(key: number): number {
    const slot = this.#slot(key)
    return this.#keys[slot] === key ? this.#numbers[slot]! : -1
  }

  /** The number of a key. A new key gets the number `size`. */
  add(key: number): number {
    let slot = this.#slot(key)
    if (this.#keys[slot] === key) return this.#numbers[slot]!
    if (this.size * 2 >= this.#keys.length) {
      this.#grow()
      slot = this.#slot(key)
    }
    this.#keys[slot] = key
    this.#numbers[slot] = this.size
    return this.size++
  }

  #slot(key: number): number {
    const mask = this.#keys.length - 1
    let slot = (Math.imul(key % 0x1_0000_0000, 0x9e3779b1) ^ Math.imul(Math.floor(key / 0x40_0000), 0x85ebca6b)) >>> 0
    slot = (slot ^ (slot >>> 15)) & mask
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const keys = this.#keys
    const numbers = this.#numbers
    this.#keys = new Float64Array(keys.length * 2)
    this.#numbers = new Uint32Array(keys.length * 2)
    for (let at = 0; at < keys.length; at++) {
      if (keys[at] === 0) continue
      const slot = this.#slot(keys[at]!)
      this.#keys[slot] = keys[at]!
      this.#numbers[slot] = numbers[at]!
    }
  }
}
