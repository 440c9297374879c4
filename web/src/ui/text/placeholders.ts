const placeholders = /(\{[^{}]*\}|\[[^[\]]*\])/g

/** Whether text in curly braces or square brackets is left. */
export const hasPlaceholders = (text: string): boolean => text.search(placeholders) >= 0

/** The text in pieces: every second one is in braces or brackets. */
export const partsOf = (text: string): string[] => text.split(placeholders)
