/** "Takes doctoral students" within a sentence; "DNA repair" keeps its capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
