/** Normalizes spaces and removes repeated words (in any case); the order stays. */
export function withoutRepeats(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words
    .map((word) => word.normalize('NFC').replace(/\s+/g, ' '))
    .filter((word) => {
      const key = word.toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
}
