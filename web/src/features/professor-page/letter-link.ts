/** The query parameters of the link in a letter, as they stand in its URL. */
export type LetterLink = { letter: number; signature: string }
