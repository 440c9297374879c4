/** The length of a vector: a power of two, large enough for few collisions of features. */
const dimensions = 512

/** English words that do not describe the subject of a text. */
const stopWords = new Set(
  'a an and are as at by for from in into is it of on or that the their to using with'.split(' '),
)

/**
 * A vector of length 1, computed from the words of a text and their trigrams by feature hashing (Weinberger and others,
 * 2009). The same text gives the same vector; texts with common words or parts of words get closer vectors. The text
 * must contain a letter or digit.
 */
export function computeTextVector(text: string): Float32Array<ArrayBuffer> {
  const vector = new Float32Array(dimensions)
  const words: string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const contentWords = words.filter((word) => !stopWords.has(word))
  for (const word of contentWords.length > 0 ? contentWords : words) {
    add(vector, word, 1)
    const parts = listTrigrams(`<${word}>`)
    for (const part of parts) add(vector, part, 2 / Math.sqrt(parts.length))
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

function listTrigrams(word: string): string[] {
  return Array.from({ length: Math.max(1, word.length - 2) }, (_, at) => word.slice(at, at + 3))
}

/** One bit of the hash is the sign: colliding features cancel out on average. */
function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = computeFnv1a(feature)
  const index = hash % dimensions
  vector[index] = vector[index]! + (hash & 0x8000_0000 ? -weight : weight)
}

/** FNV-1a, 32 bits. */
function computeFnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
