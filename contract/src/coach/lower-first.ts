/** "Legged locomotion" within a sentence; names such as "DNA repair" keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
