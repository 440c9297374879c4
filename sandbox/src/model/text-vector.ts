/** Numbers of a vector: a power of two, and enough that few features meet in one place. */
const dimensions = 512

/** English words that say nothing of a text's subject. */
const empty = new Set('a an and are as at by for from in into is it of on or that the their to using with'.split(' '))

/**
 * A vector of length 1 made of a text's words and of the groups of three letters in them ("feature hashing", Weinberger
 * and others 2009): always the same for the same text, and nearer the more words and parts of words two texts share. The
 * text must have a letter or digit.
 */
export function textVector(text: string): Float32Array<ArrayBuffer> {
  const vector = new Float32Array(dimensions)
  const words: string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !empty.has(word))
  for (const word of telling.length > 0 ? telling : words) {
    add(vector, word, 1)
    const parts = groupsOf(`<${word}>`)
    for (const part of parts) add(vector, part, 2 / Math.sqrt(parts.length))
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

function groupsOf(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(at, at + 3))
}

/** One bit of the hash is the sign, so that features which meet by chance cancel out on average. */
function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = hashOf(feature)
  const index = hash % dimensions
  vector[index] = vector[index]! + (hash & 0x8000_0000 ? -weight : weight)
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
